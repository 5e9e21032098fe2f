import type { BreadcrumbList, FAQPage, Graph, SoftwareApplication } from 'schema-dts'
import type { Page } from './calculator-pages'
import type { Question } from './page-text'
import { BRAND, SITE_PROMISE } from './settings'
import { SITE_WORDS } from './site-words'

const questions = (faq: readonly Question[], url: string): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${url}#faq`,
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const application = ({ calculator, description }: Page, url: string): SoftwareApplication => ({
  '@type': 'SoftwareApplication',
  '@id': `${url}#calculator`,
  name: calculator.name,
  description,
  url,
  inLanguage: calculator.formats.language,
  applicationCategory: calculator.currency ? 'FinanceApplication' : 'UtilitiesApplication',
  operatingSystem: 'Any',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  publisher: { '@type': 'Organization', name: BRAND },
})

/** Without the category: it has no page that an entry could lead to. */
const breadcrumb = ({ calculator }: Page, url: string, home: string): BreadcrumbList => {
  const { language } = calculator.formats
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: SITE_WORDS[language].allCalculators, item: home },
      { '@type': 'ListItem', position: 2, name: calculator.name, item: url },
    ],
  }
}

/** What search engines may show of a calculator; but for its description every word of it stands on the page too. */
export function structuredData(page: Page, faq: readonly Question[], site: URL): Graph {
  const url = new URL(page.path, site).href
  return {
    '@context': 'https://schema.org',
    '@graph': [application(page, url), breadcrumb(page, url, site.href), questions(faq, url)],
  }
}

/** What they may show of the site as a whole, on its home page. */
export const siteData = (site: URL): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', name: BRAND, description: SITE_PROMISE, url: site.href, inLanguage: ['en', 'de'] },
  ],
})
