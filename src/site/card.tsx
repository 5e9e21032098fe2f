import type { Page } from './calculator-pages'
import styles from './card.module.css'
import { Icon } from './icon'
import { SITE_WORDS } from './site-words'

export function Card({ page: { slug, path, calculator, card } }: { page: Page }) {
  const { language } = calculator.formats
  return (
    <li className={styles.card} lang={language === 'en' ? undefined : language}>
      <span className={styles.icon}>
        <Icon name={calculator.icon} />
      </span>
      <h2 id={`${slug}-name`}>{calculator.name}</h2>
      <p>{card}</p>
      {/* Every card's link has the same label: the name tells them apart for those who hear them in a list. */}
      <a href={path} id={`${slug}-link`} aria-labelledby={`${slug}-link ${slug}-name`}>
        {SITE_WORDS[language].calculateFees}
      </a>
    </li>
  )
}
