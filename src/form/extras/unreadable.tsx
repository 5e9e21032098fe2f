import type { Formats } from '../../engine/format'
import { quoted } from '../../engine/notes'
import { again } from '../again'
import results from '../result.module.css'

interface UnreadableProps {
  text: string
  times: number
  formats: Formats
}

/** In place of an answer to what nobody could read: "40 + 20 not readable". */
export const Unreadable = ({ text, times, formats }: UnreadableProps) => (
  <p className={results.summary}>{`${quoted(text)}${formats.words.engine.unreadable}${again(times)}`}</p>
)
