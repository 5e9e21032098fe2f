import styles from './breadcrumb.module.css'
import type { Page } from './calculator-pages'
import { CATEGORIES, SITE_WORDS } from './site-words'

export function Breadcrumb({ page: { calculator } }: { page: Page }) {
  const { language } = calculator.formats
  return (
    <nav className={styles.breadcrumb} aria-label={SITE_WORDS[language].breadcrumb}>
      <a href="/">{SITE_WORDS[language].allCalculators}</a>
      <span aria-hidden="true">›</span>
      <span>{CATEGORIES[language][calculator.category]}</span>
    </nav>
  )
}
