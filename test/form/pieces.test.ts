/** Pieces that come and go: copies of the one that was served, each with names of its own. */
import { afterEach, expect, it } from 'vitest'
import { MAX_REPEATED } from '../../src/engine/fragment'
import { all, button, click, close, field, one, open, press, reset, results, type } from './page'

afterEach(close)

const PAGE = 'area-irregular-shapes-calculator'
const FIELDS = ['segmentValue', 'segmentUnit']
const add = () => click(button('Add segment'))

/** What a field is called and described by, as the page ties them together. */
function toldOf(control: HTMLElement) {
  const label = all<HTMLLabelElement>('label').filter(({ htmlFor }) => htmlFor === control.id)
  const hints = all('main form p').filter(({ id }) => id === control.getAttribute('aria-describedby'))
  return [...label, ...hints].map(({ textContent }) => textContent)
}

it('each field has a label and a hint of its own, which say the number of its piece', async () => {
  await open(PAGE)
  expect(FIELDS.map((name) => toldOf(field(name)))).toEqual([
    ['Area of the piece', 'Negative (±) to take it away.'],
    ['Measured in', 'A note only.'],
  ])
  await add()
  await add()
  await click(button('Remove piece 2'))
  await add()
  for (const index of [0, 1, 2])
    expect(FIELDS.map((name) => toldOf(field(name, index)))).toEqual([
      [`Area of the piece, piece ${index + 1}`, 'Negative (±) to take it away.'],
      [`Measured in, piece ${index + 1}`, 'A note only.'],
    ])
  const describing = all('[name=segmentValue]').map((control) => control.getAttribute('aria-describedby'))
  expect(new Set(describing).size).toBe(3)
  expect(all('main form button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Remove piece 1', 'Remove piece 2', 'Remove piece 3']),
  )
  await click(button('Remove piece 1'))
  await click(button('Remove piece 2'))
  expect(toldOf(field('segmentValue'))[0]).toBe('Area of the piece')
  expect(button('Remove piece 1')).toBeUndefined()
})

it('one that is added is empty, whatever stands in the others', async () => {
  await open(PAGE)
  field('segmentValue').type = 'text'
  await type(field('segmentValue'), '1,5')
  await type(field('segmentUnit'), 'in')
  await add()
  const added = field('segmentValue', 1)
  expect([added.type, added.value, field('segmentUnit', 1).value]).toEqual(['number', '', 'ft'])
  expect([field('segmentValue').value, field('segmentUnit').value]).toEqual(['1,5', 'in'])
})

it('a sign is that of its own piece', async () => {
  await open(PAGE)
  await type(field('segmentValue'), '5')
  await add()
  await type(field('segmentValue', 1), '3')
  await click(all<HTMLButtonElement>('[data-sign-of]')[1])
  await press()
  expect(results().area).toBe('2')
})

it('Reset leaves one that is empty, also where the first was removed', async () => {
  await open(PAGE)
  await add()
  await click(button('Remove piece 1'))
  await type(field('segmentValue'), '3')
  await add()
  await reset()
  expect(all('[name=segmentValue]').length).toBe(1)
  expect([field('segmentValue').value, field('segmentUnit').value]).toEqual(['', 'ft'])
  expect(button('Remove piece 1')).toBeUndefined()
})

it('there is room for many, not for any number, and for another when one is gone', async () => {
  await open(PAGE)
  const most = () => one('main form fieldset > p')
  for (let pieces = 1; pieces < MAX_REPEATED; pieces++) {
    expect([button('Add segment')?.hidden, most()]).toEqual([false, null])
    button('Add segment')?.click()
  }
  expect(button('Add segment')?.hidden).toBe(true)
  expect(most()?.textContent).toBe(`${MAX_REPEATED} pieces at most. Add up the rest separately.`)
  await click(button('Remove piece 7'))
  expect([button('Add segment')?.hidden, most()]).toEqual([false, null])
})

it('its buttons do not press Calculate, and a text inside one is the button', async () => {
  await open(PAGE)
  // As a browser does that translates the page.
  button('Add segment')?.replaceChildren(document.createElement('font'))
  await click(one('main form font'))
  expect(all('[name=segmentValue]').length).toBe(2)
  expect(button('Remove piece 2')?.type).toBe('button')
  expect(new Set(all('main form [id]').map(({ id }) => id)).size).toBe(all('main form [id]').length)
})
