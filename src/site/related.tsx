import { calculators } from '../calculators/registry'
import { type Calculator, isAboutFees } from '../engine/calculator'
import type { Language } from '../engine/format'
import type { Page } from './calculator-pages'
import styles from './related.module.css'
import { relatedName } from './related-name'
import { SITE_WORDS } from './site-words'

/** A name of another language's page that is not translated is spoken in that language; what is noted of it is not. */
function LinkText({ language, calculator }: { language: Language; calculator: Calculator }) {
  const { name, note } = relatedName(language, calculator)
  if (!note || language !== 'en') return name + note
  return (
    <span>
      <span lang={calculator.formats.language}>{name}</span>
      {note}
    </span>
  )
}

export function Related({ page, isBeside = false }: { page: Page; isBeside?: boolean }) {
  const { language } = page.calculator.formats
  const words = SITE_WORDS[language]
  const listed = page.related.flatMap((slug) => calculators.filter((candidate) => candidate.slug === slug))
  return (
    <nav
      className={isBeside ? `${styles.related} ${styles.beside}` : styles.related}
      aria-labelledby="related"
    >
      <h2 id="related">{words.related}</h2>
      <ul>
        {listed.map(({ path, calculator }) => (
          <li key={path}>
            <a href={path} hrefLang={calculator.formats.language}>
              <LinkText language={language} calculator={calculator} />
            </a>
          </li>
        ))}
      </ul>
      <a href="/" className={styles.all}>
        {isAboutFees(page.calculator) ? words.viewAll : words.viewAllOfAnyKind}
      </a>
    </nav>
  )
}
