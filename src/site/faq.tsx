import type { Language } from '../engine/format'
import styles from './faq.module.css'
import type { Question } from './page-text'
import { SITE_WORDS } from './site-words'

/** One open at a time, and an open one can be closed again: `<details name>` does both. */
const items = (questions: readonly Question[]) =>
  questions.map(({ question, answer }) => (
    <details key={question} name="faq">
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ))

/** The questions without a heading, for a text that has one for them. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div id="faq" className={styles.faq}>
      {items(questions)}
    </div>
  )
}

export function Faq({ language, questions }: { language: Language; questions: readonly Question[] }) {
  return (
    <section className={styles.faq} aria-labelledby="faq">
      <h2 id="faq">{SITE_WORDS[language].questions}</h2>
      {items(questions)}
    </section>
  )
}
