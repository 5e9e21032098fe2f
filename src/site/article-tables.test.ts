import { expect, it } from 'vitest'
import { withTables } from './article-tables'

const table = (...rows: string[][]) =>
  `<table><thead><tr>${rows[0]?.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .slice(1)
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

const right = (...rows: string[][]) => withTables(table(...rows)).match(/data-right="([^"]*)"/)?.[1]

it('columns of figures are named, columns of words are not, and the first never is', () => {
  expect(right(['Order', 'Fee', 'Share'], ['$10', '$0.59', '5.9%'], ['$100', 'none', '3.2%'])).toBe('2 3')
  expect(right(['Name', 'A year', 'For'], ['Basic', 'A$59', 'one car'], ['More', '−3', '2 cars'])).toBe('2')
  expect(right(['To get', 'Do'], ['kg', 'divide by 1,000'])).toBeUndefined()
})

it('the sentence before a table is its caption', () => {
  const made = withTables(`<p>First.</p>\n<p>With <b>$6</b> shipping:</p>\n${table(['A'], ['b'])}`)
  expect(made).toContain('<p>First.</p>\n<table><caption>With <b>$6</b> shipping</caption><thead>')
})

it('of a longer paragraph only the last sentence is the caption', () => {
  const captionOf = (paragraph: string) => withTables(`<p>${paragraph}:</p>${table(['A'], ['b'])}`)
  expect(captionOf('Rent <b>rises</b>. With 2.5% a year')).toContain(
    '<p>Rent <b>rises</b>.</p><table><caption>With 2.5% a year</caption>',
  )
  expect(captionOf('It <b>rises. With 3%</b> a year')).toContain('<caption>It <b>rises. With 3%</b> a year<')
})

it('a table without one is called by the heading above it', () => {
  const made = withTables(
    `<h2 id="one">One</h2><h3 id="two">Two</h3>${table(['A'], ['b'])}<h2 id="later">L</h2>`,
  )
  expect(made).toContain('<table aria-labelledby="two">')
})
