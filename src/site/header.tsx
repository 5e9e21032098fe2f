import type { ReactNode } from 'react'
import { headerCalculators, menuCalculators } from '../calculators/registry'
import type { Language } from '../engine/format'
import { shortNameIn } from '../engine/short-name'
import styles from './header.module.css'
import { Icon } from './icon'
import { SEARCH_WORDS } from './search/search-words'
import { BRAND } from './settings'
import { SITE_WORDS } from './site-words'

interface LinksProps {
  language: Language
  /** The path of the page that shows it. */
  path: string
}

interface HeaderProps extends LinksProps {
  /** The search of the menu: an island, which only a page can make. */
  children: ReactNode
}

function Links({ language, path, links }: LinksProps & { links: typeof menuCalculators }) {
  return links.map((listed) => (
    <li key={listed.slug}>
      <a href={listed.path} aria-current={listed.path === path ? 'page' : undefined}>
        {shortNameIn(language, listed.calculator)}
      </a>
    </li>
  ))
}

function Brand() {
  return (
    <a href="/" className={styles.brand}>
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        <path className={styles.brandTop} d="M6 0h10a6 6 0 0 1 6 6H0a6 6 0 0 1 6-6z" />
        <path className={styles.brandMiddle} d="M0 5h22v4H0z" />
        <path className={styles.brandBase} d="M0 8.5h22V16a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" />
      </svg>
      {BRAND}
    </a>
  )
}

/** A native dialog: Escape, focus trap and focus return come with it. */
function Menu({ language, path, children }: HeaderProps) {
  const words = SITE_WORDS[language]
  return (
    // On a wide screen it is a panel, and a press beside it closes it.
    <dialog id="menu" className={styles.menu} aria-label={words.menu} {...{ closedby: 'any' }}>
      <div className={styles.menuTop}>
        <span>{words.calculators}</span>
        <form method="dialog">
          <button type="submit" className={styles.menuButton}>
            {words.close}
          </button>
        </form>
      </div>
      {children}
      <nav aria-label={words.menu}>
        <ul>
          <Links language={language} path={path} links={menuCalculators} />
        </ul>
        <a href="/" className={styles.viewAll}>
          {words.viewAll}
        </a>
      </nav>
    </dialog>
  )
}

export function Header(props: HeaderProps) {
  const words = SITE_WORDS[props.language]
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <div className={styles.bar}>
        <Brand />
        <nav className={styles.links} aria-label={words.calculators}>
          <ul>
            <Links language={props.language} path={props.path} links={headerCalculators} />
          </ul>
        </nav>
        <button
          type="button"
          className={`${styles.menuButton} ${styles.opener}`}
          aria-haspopup="dialog"
          // Invoker commands open the dialog without script where the browser has them.
          {...{ command: 'show-modal', commandfor: 'menu' }}
        >
          {words.menu}
        </button>
        {/* On a wide screen, where the menu has no button; the script knows it by what it opens. */}
        <button type="button" className={styles.finder} aria-haspopup="dialog" data-opens="menu-search">
          <Icon name="search" size={18} />
          {SEARCH_WORDS[props.language].open}
        </button>
      </div>
      <Menu {...props} />
    </header>
  )
}
