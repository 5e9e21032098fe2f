import type { BreadcrumbList, FAQPage, Graph, WebApplication } from 'schema-dts'
import type { Page } from './content'
import { BRAND } from './settings'
import { CATEGORIES, SITE_WORDS } from './words'

const questions = ({ faq }: Page, url: string): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${url}#faq`,
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const application = ({ calculator, description }: Page, url: string): WebApplication => ({
  '@type': 'WebApplication',
  '@id': `${url}#calculator`,
  name: calculator.name,
  description,
  url,
  inLanguage: calculator.formats.language,
  applicationCategory: calculator.currency ? 'FinanceApplication' : 'UtilitiesApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  publisher: { '@type': 'Organization', name: BRAND },
})

const breadcrumb = ({ calculator }: Page, url: string, home: string): BreadcrumbList => {
  const { language } = calculator.formats
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: SITE_WORDS[language].allCalculators, item: home },
      { '@type': 'ListItem', position: 2, name: CATEGORIES[language][calculator.category] },
      { '@type': 'ListItem', position: 3, name: calculator.name, item: url },
    ],
  }
}

/** What search engines may show of a calculator; every word of it stands on the page too. */
export function structuredData(page: Page, site: URL): Graph {
  const url = new URL(page.path, site).href
  return {
    '@context': 'https://schema.org',
    '@graph': [application(page, url), breadcrumb(page, url, site.href), questions(page, url)],
  }
}
