import { dated, type IsoDate, isOld } from '../engine/dates'
import type { Language } from '../engine/format'
import type { Published } from '../engine/published'
import { SITE_WORDS } from './site-words'

interface SourcesProps {
  published: Published
  language: Language
  today: IsoDate
}

/** Below a table of fees: whose figures they are, and which list to check them against. */
export function Sources({ published: { list, note, sets }, language, today }: SourcesProps) {
  const words = SITE_WORDS[language].sources
  const when = list.read && `, ${words.read(dated(list.read, language))}`
  const age = list.read && isOld(list.read, today) ? `, ${words.old}` : ''
  return (
    <>
      <h3 id="sources">{words.title}</h3>
      <p>
        {`${words.assumptions} `}
        <a href={list.href} rel="noopener">
          {list.title}
        </a>
        {[`${when ?? ''}${age}.`, sets.length > 0 && words.choose, note].filter(Boolean).join(' ')}
      </p>
    </>
  )
}
