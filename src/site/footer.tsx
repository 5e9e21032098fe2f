import { calculators } from '../calculators/registry'
import type { Language } from '../engine/format'
import { shortNameIn } from '../engine/short-name'
import { buildDate } from './build-date'
import styles from './footer.module.css'
import { BRAND, POPULAR, STATIC_PAGES } from './settings'
import { SITE_WORDS } from './site-words'

function Column({
  title,
  links,
}: {
  title: string
  links: readonly (readonly [path: string, name: string])[]
}) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(([path, name]) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Footer({ language }: { language: Language }) {
  const words = SITE_WORDS[language]
  const popular = POPULAR.flatMap((slug) => calculators.filter((listed) => listed.slug === slug))
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        {(['about', 'legal'] as const).map((column) => (
          <Column
            key={column}
            title={words[column]}
            links={STATIC_PAGES[column].map(({ path, name }) => [path, words[name]])}
          />
        ))}
        <Column
          title={words.calculators}
          links={popular.map(({ path, calculator }) => [path, shortNameIn(language, calculator)])}
        />
        <div>
          <h2>{words.connect}</h2>
          <p>{words.stayUpdated}</p>
        </div>
      </div>
      <p className={`wrap ${styles.smallPrint}`}>
        {`${words.free} © `}
        <span data-year="">{buildDate.slice(0, 4)}</span>
        {` ${BRAND}. ${words.notAffiliated}`}
      </p>
    </footer>
  )
}
