/** A link that carries the inputs. */
import { MAX_REPEATED } from '../src/engine/fragment'
import { expect, field, fill, form, holdScripts, output, press, results, test } from './site'

test('shows the input that a mode asks for, makes room for repeated fields, and sets toggles', async ({
  page,
}) => {
  await test.step('shows the input that a carried mode asks for', async () => {
    await page.goto('/area-per-person-calculator/#mode=people-to-area&people=30&occupancyType=gym')
    await expect(field(page, 'people')).toHaveValue('30')
    await expect(field(page, 'area')).toBeHidden()
    await press(page)
    await expect(output(page, 'requiredArea')).toHaveText('1,500')
  })
  await test.step('makes room for repeated fields, and sets toggles', async () => {
    await page.goto(
      '/area-irregular-shapes-calculator/#segmentValue=3&segmentValue=4&segmentUnit=ft&segmentUnit=m',
    )
    await expect(field(page, 'segmentValue')).toHaveCount(2)
    await expect(field(page, 'segmentUnit').nth(1)).toHaveValue('m')
    await press(page)
    await expect(output(page, 'area')).toHaveText('7')
    await form(page).getByRole('button', { name: 'Reset' }).click()
    await expect(field(page, 'segmentValue')).toHaveCount(1)
    await expect(field(page, 'segmentValue')).toHaveValue('')
    await page.evaluate(() => {
      location.hash = '#segmentValue=5&segmentValue=6&segmentValue=7'
    })
    await expect(field(page, 'segmentValue')).toHaveCount(3)
    await expect(field(page, 'segmentValue').nth(2)).toHaveValue('7')
    await page.goto('/parking-area-calculator/#landArea=43560&includeAda=on')
    await expect(field(page, 'includeAda')).toBeChecked()
    await expect(field(page, 'includeEv')).not.toBeChecked()
  })
  await test.step('many pieces come by and by, and a press waits for all of them', async () => {
    const pieces = new Array(MAX_REPEATED).fill('segmentValue=1').join('&')
    await page.goto(`/area-irregular-shapes-calculator/#${pieces}&resultUnit=m2`)
    await press(page)
    await expect(output(page, 'area')).toHaveText(String(MAX_REPEATED))
    await expect(field(page, 'segmentValue')).toHaveCount(MAX_REPEATED)
  })
})

test('is copied with what the result was worked out from, carries blanks and own rates, and gives the same lines', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = async () => {
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.getByRole('button', { name: 'Copy link' }).click()
    const text = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(text).not.toBe('')
    return new URL(await text())
  }
  await page.goto('/ebay-fee-calculator/')
  await test.step('of an untouched form it is the page’s own address', async () => {
    await press(page)
    expect((await copied()).href).toBe(page.url())
  })
  await test.step('it carries what counted at the press, not what was typed since', async () => {
    await fill(page, { itemPrice: '49.99', shippingCharged: '' })
    await press(page)
    await expect(output(page, 'gross')).toHaveText('$49.99')
    await field(page, 'itemPrice').fill('1')
    const { hash, search } = await copied()
    expect(hash).toBe('#itemPrice=49.99&shippingCharged=')
    expect(search).toBe('')
    await form(page).getByRole('button', { name: 'Reset' }).click()
  })
  await test.step('it carries a blank and own rates, and gives the same lines', async () => {
    await fill(page, { shippingCharged: '' })
    await form(page).getByText('Rates used').click()
    await form(page).getByLabel('Final value fee').fill('0')
    await press(page)
    await expect(output(page, 'finalValueFee')).toHaveText('$0.00')
    const before = await results(page)
    const link = await copied()
    expect(link.hash).toBe('#shippingCharged=&rate.finalValue.percent=0')
    await page.goto('/about/')
    await page.goto(link.href)
    await expect(field(page, 'shippingCharged')).toHaveValue('')
    await expect(form(page).getByLabel('Final value fee')).toHaveValue('0')
    await press(page)
    await expect(page.locator('main output').first()).toBeVisible()
    expect(await results(page)).toEqual(before)
    await form(page).getByRole('button', { name: 'Reset' }).click()
    await expect(form(page).getByLabel('Final value fee')).toHaveValue('12.9')
    await press(page)
    await expect(output(page, 'net')).toHaveText('$96.53')
  })
})

test('a link puts in only what a field can hold; its own rates count even if their panel never comes', async ({
  page,
}) => {
  await page.route('**/_astro/extras*', () => {})
  await page.goto(
    '/ebay-fee-calculator/#itemPrice=%2B5&shippingCharged=5.&promotedListingRate=%202&rate.finalValue.percent=10',
  )
  await expect(field(page, 'itemPrice')).toHaveValue('5')
  await expect(field(page, 'shippingCharged')).toHaveValue('5')
  await expect(field(page, 'promotedListingRate')).toHaveValue('2')
  await press(page)
  await expect(output(page, 'finalValueFee')).toHaveText('$1.00')
  await expect(page.getByText('With your own rates.')).toBeVisible()
})

test('before the script arrives: a press waits for a link, and what a visitor does counts more', async ({
  page,
}) => {
  const LINK = '/stripe-fees-calculator/#amount=480&paymentType=ach'
  await test.step('a press waits for what the link carries', async () => {
    const letThrough = await holdScripts(page)
    await page.goto(LINK)
    await press(page)
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(1)
    letThrough()
    await expect(output(page, 'net')).toHaveText('$476.16')
    await expect(field(page, 'amount')).toHaveValue('480')
  })
  await test.step('repeated fields are the visitor’s or the link’s, never a mixture', async () => {
    const letThrough = await holdScripts(page)
    await page.goto(
      '/area-irregular-shapes-calculator/#segmentValue=3&segmentUnit=m&segmentValue=4&resultUnit=m2',
    )
    await field(page, 'segmentValue').fill('12.5')
    await press(page)
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(1)
    letThrough()
    await expect(output(page, 'area')).toHaveText('12.5')
    await expect(field(page, 'segmentValue')).toHaveCount(1)
    await expect(field(page, 'segmentUnit')).toHaveValue('ft')
    await expect(field(page, 'resultUnit')).toHaveValue('m2')
  })
  await test.step('what is typed counts more than what the link carries', async () => {
    const letThrough = await holdScripts(page)
    await page.goto(LINK)
    await field(page, 'amount').fill('300')
    await press(page)
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(1)
    letThrough()
    await expect(output(page, 'net')).toHaveText('$297.60')
    await expect(field(page, 'amount')).toHaveValue('300')
    await expect(field(page, 'paymentType')).toHaveValue('ach')
    await page.evaluate(() => {
      location.hash = '#amount=700'
    })
    await expect(field(page, 'amount')).toHaveValue('700')
    // A link that is opened in the page says everything.
    await expect(field(page, 'paymentType')).toHaveValue('card')
  })
  await test.step('a choice made early is not wiped by the pieces of a link', async () => {
    const letThrough = await holdScripts(page)
    await page.goto('/area-irregular-shapes-calculator/#segmentValue=3&segmentValue=4&resultUnit=m2')
    await field(page, 'resultUnit').selectOption('acres')
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(1)
    letThrough()
    await expect(field(page, 'segmentValue')).toHaveCount(2)
    await expect(field(page, 'resultUnit')).toHaveValue('acres')
  })
})
