import type { Language } from '../engine/format'
import type { PageText } from './page-text'
import { SITE_WORDS } from './site-words'
import styles from './table-of-contents.module.css'

/** The headings of a long text; shown where there is room beside it. */
export function TableOfContents({
  language,
  text: { headings, placesQuestions },
}: {
  language: Language
  text: PageText
}) {
  const words = SITE_WORDS[language]
  const sections = headings.filter(({ depth }) => depth === 2)
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title">{words.onThisPage}</h2>
      <ul>
        {sections.map(({ slug, text }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{text}</a>
          </li>
        ))}
        {!placesQuestions && (
          <li>
            <a href="#faq">{words.questions}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}
