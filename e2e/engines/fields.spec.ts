/** Fields that come and go: by choice, by press, and with Reset. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Calculator } from '../../src/engine/calculator.ts'
import { QUESTION_WORDS } from '../../src/form/question-words.ts'
import { agreedOf, optionsOf, slugs } from '../../test/agreed.ts'
import { button, field, output } from './targets.ts'
import { expect, test } from './test.ts'

const { reset, sign } = QUESTION_WORDS.en

const definitionOf = (slug: string) => `src/calculators/${slug}/calculator.ts`
const hasConditions = (slug: string) => readFileSync(definitionOf(slug), 'utf8').includes('shownWhen')

/** Each choice that others wait for, with who waits for which of its options. */
async function waiting(slug: string): Promise<Map<string, Map<string, string>>> {
  const { default: calculator }: { default: Calculator } = await import(resolve(definitionOf(slug)))
  const found = new Map<string, Map<string, string>>()
  for (const [name, field] of Object.entries(calculator.fields)) {
    const condition = field.kind === 'many' ? undefined : field.shownWhen
    if (condition)
      found.set(condition.field, (found.get(condition.field) ?? new Map()).set(name, condition.is))
  }
  return found
}

for (const slug of slugs.filter(hasConditions))
  test(`${slug}: each choice asks for what it needs, and for nothing else`, async ({ visitor }) => {
    await visitor.open(`/${slug}/`)
    await visitor.hydrated()
    for (const [choice, fields] of await waiting(slug))
      for (const option of optionsOf(slug, choice)) {
        await visitor.choose(field(choice), option)
        for (const [name, is] of fields)
          await expect.poll(() => visitor.sees(field(name)), `${name} with ${option}`).toBe(is === option)
      }
  })

test('pieces are added, the right one is removed, and Reset leaves one that is empty', async ({
  visitor,
}) => {
  const removal = button('Remove piece 1')
  const isUntouched = async () => {
    expect(await visitor.count(field('segmentValue'))).toBe(1)
    expect(await visitor.value(field('segmentValue'))).toBe('')
    expect(await visitor.value(field('segmentUnit'))).toBe('ft')
    expect(await visitor.count(removal)).toBe(0)
  }
  await visitor.open('/area-irregular-shapes-calculator/')
  await visitor.hydrated()
  await isUntouched()
  await visitor.fillIn({ segmentValue: ['1', '20', '300'] })
  expect(await visitor.count(removal)).toBe(1)
  await visitor.choose(field('segmentUnit', 0), 'm')
  expect(await visitor.value(field('segmentUnit', 1))).toBe('ft')
  await visitor.click(button('Remove piece 2'))
  await visitor.calculate()
  await expect.poll(() => visitor.text(output('area'))).toBe('301')
  await visitor.click(button(reset))
  await expect.poll(visitor.results).toEqual({})
  await isUntouched()
})

test('the history keeps results in their order, none that was not asked for, until Reset', async ({
  visitor,
}) => {
  const cells = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('main section table tbody td')].map(({ textContent }) => textContent),
    )
  await visitor.open('/units-ml-calculator/')
  await visitor.hydrated()
  await visitor.fillIn({ quantity: '2', fromUnit: 'cup' })
  await visitor.click(button('Add Row'))
  expect(await cells()).toEqual([])
  await visitor.calculate()
  await expect.poll(() => visitor.text(output('converted'))).toBe('473.1760')
  await visitor.click(button('Add Row'))
  const first = ['2 US cups', '473.1760 mL']
  await expect.poll(cells).toEqual(first)
  await visitor.fillIn({ quantity: '750', fromUnit: 'ml', toUnit: 'fl-oz' })
  // What has been typed but not calculated is in no row.
  await visitor.click(button('Add Row'))
  await expect.poll(cells).toEqual([...first, ...first])
  await visitor.calculate()
  await expect.poll(() => visitor.text(output('converted'))).toBe('25.3605')
  await visitor.click(button('Add Row'))
  await expect.poll(cells).toEqual([...first, ...first, '750 mL', '25.3605 US fluid ounces'])
  await visitor.click(button(reset))
  await expect.poll(cells).toEqual([])
  await visitor.click(button('Add Row'))
  expect(await cells()).toEqual([])
})

test('Reset restores every default and takes the result away', async ({ visitor }) => {
  const slug = 'copart-fees-calculator'
  await visitor.open(`/${slug}/`)
  await visitor.fillIn({ winningBid: '1', buyerType: 'broker', location: 'canada', includeShipping: 'true' })
  await visitor.calculate()
  await expect.poll(() => visitor.sees(output('shippingFee'))).toBe(true)
  await visitor.click(button(reset))
  await expect.poll(visitor.results).toEqual({})
  for (const { name, default: standard } of agreedOf(slug).inputs)
    expect(await visitor.value(field(name))).toBe(standard)
})

const DENSITIES = {
  Water: '1',
  'Motor oil': '0.85',
  'Hydraulic fluid': '0.87',
  Gasoline: '0.74',
  Diesel: '0.84',
}

test('fluids fill in their density and work nothing out; Reset takes it back', async ({ visitor }) => {
  await visitor.open('/centipoise-centistokes-calculator/')
  await visitor.hydrated()
  await visitor.fill(field('viscosity'), '46')
  for (const [fluid, density] of Object.entries(DENSITIES)) {
    await visitor.click(button(fluid))
    await expect.poll(() => visitor.value(field('density'))).toBe(density)
  }
  expect(await visitor.results()).toEqual({})
  await visitor.calculate()
  await expect.poll(() => visitor.text(output('converted'))).toBe('54.762')
  await visitor.click(button(reset))
  await expect.poll(() => visitor.value(field('density'))).toBe('')
  const asked = () =>
    visitor.ask(field('viscosity'), ({ labels }: HTMLInputElement) => labels?.[0]?.innerText.trim())
  expect(await asked()).toMatch(/^Dynamic viscosity/)
  await visitor.choose(field('conversion'), 'cst-to-cp')
  await expect.poll(asked).toMatch(/^Kinematic viscosity/)
})

test('a sign comes after the first digit, or before it', async ({ visitor }) => {
  await visitor.open('/db-to-watts-calculator/')
  await visitor.hydrated()
  const level = field('value')
  for (const keys of [
    ['5', '±', '0'],
    ['±', '50'],
  ]) {
    await visitor.fill(level, '')
    for (const key of keys) {
      if (key === '±') await visitor.click(button(sign))
      else await visitor.type(key)
    }
    expect(await visitor.value(level)).toBe('-50')
  }
})

test('a choice is made and a box ticked with keys alone', async ({ visitor }) => {
  await visitor.open('/parking-area-calculator/')
  await visitor.fill(field('landArea'), '43560')
  await visitor.ask(field('angle'), (select: HTMLSelectElement) => select.focus())
  await visitor.press('ArrowDown')
  await expect.poll(() => visitor.value(field('angle'))).toBe('60')
  await visitor.ask(field('includeAda'), (box: HTMLInputElement) => box.focus())
  await visitor.press('Space')
  await visitor.ask(field('landArea'), (input: HTMLInputElement) => input.focus())
  await visitor.press('Enter')
  await expect.poll(() => visitor.text(output('adaSpaces'))).toBe('3')
  expect(await visitor.focused()).toBe('landArea')
})
