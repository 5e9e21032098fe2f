import { useState } from 'react'
import { fullText, type Line } from '../../engine/result'
import type { ResultSlotProps } from '../../form/slots'
import { TRANSLATABLE } from '../../form/translatable'
import styles from './history.module.css'

interface Row {
  readonly id: number
  readonly from: string
  readonly to: string
}

/** Conversions worth keeping in sight. They live as long as the page is open, or until Reset. */
export function History({ calculator: { formats }, answer }: ResultSlotProps) {
  const [rows, setRows] = useState<readonly Row[]>([])

  function add() {
    const text = ({ value }: Line) => fullText(value, formats)
    const [from, to] = (answer?.result?.lines ?? []).map(text)
    if (from && to) setRows([...rows, { id: rows.length, from, to }])
  }

  return (
    <div className={styles.history}>
      <button type="button" className={styles.add} onClick={add} {...TRANSLATABLE}>
        Add Row
      </button>
      <div aria-live="polite">
        {rows.length > 0 && (
          <table>
            <caption>History</caption>
            <thead>
              <tr>
                <th scope="col">From</th>
                <th scope="col">To</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, from, to }) => (
                <tr key={id}>
                  <td>{from}</td>
                  <td>{to}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      {rows.length === 0 && (
        <p className={styles.hint} {...TRANSLATABLE}>
          Keeps the result in a list while you convert the next volume.
        </p>
      )}
    </div>
  )
}
