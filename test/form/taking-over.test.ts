/** The form as its script takes it over. */
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import Form from '../../src/calculators/ebay-fee-calculator/form'
import { EXTRAS } from '../../src/form/extras-module'
import { HYDRATED } from '../../src/form/hydrated'
import { agreedOf, slugs } from '../agreed'
import { problems } from '../oracle/compare'
import { translator } from '../translator'
import { until } from '../waiting'
import { close, field, fill, form, handedOver, one, open, press, results, served } from './page'

afterEach(async () => {
  await close()
  vi.restoreAllMocks()
})

it('says so once, to what has kept the presses that came before', async () => {
  const heard: (EventTarget | null)[] = []
  const hear = ({ target }: Event) => heard.push(target)
  document.addEventListener(HYDRATED, hear, true)
  await open('ebay-fee-calculator')
  document.removeEventListener(HYDRATED, hear, true)
  expect(heard).toEqual([form()])
})

it('asks for what a press will need as soon as the page is idle', async () => {
  const asked = vi.spyOn(EXTRAS, 'request')
  await open('ebay-fee-calculator')
  await until(() => asked.mock.calls.length)
})

it('has the rates in a panel that was opened before', async () => {
  // React tells developers that the panel is open, which the server has not drawn.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  history.replaceState(null, '', '/ebay-fee-calculator/')
  document.body.innerHTML = `<main>${served(createElement(Form))}</main>`
  one<HTMLDetailsElement>('main form details').open = true
  const root = hydrateRoot(one('main'), createElement(Form))
  await until(() => field('rate:finalValue/percent'))
  root.unmount()
})

it('answers a press itself: the page is not sent for anew', async () => {
  await open('ebay-fee-calculator')
  const pressed = new Event('submit', { bubbles: true, cancelable: true })
  form().dispatchEvent(pressed)
  expect(pressed.defaultPrevented).toBe(true)
})

it('listens to the window no more when it is gone', async () => {
  const heard: string[] = []
  const add = window.addEventListener
  const remove = window.removeEventListener
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, ...more) => {
    heard.push(type)
    add.call(window, type, ...(more as [EventListener]))
  })
  vi.spyOn(window, 'removeEventListener').mockImplementation((type: string, ...more) => {
    if (heard.includes(type)) heard.splice(heard.indexOf(type), 1)
    remove.call(window, type, ...(more as [EventListener]))
  })
  await open('ebay-fee-calculator')
  await press()
  await until(() => heard.includes('beforeprint'))
  expect(heard).toEqual(expect.arrayContaining(['pagehide', 'hashchange', 'wheel', 'afterprint']))
  await close()
  expect(heard).toEqual([])
})

it.each(slugs)('takes over %s as a translator has left it, and answers', async (slug) => {
  const wrong = vi.spyOn(console, 'error')
  let stop = () => {}
  let translated: HTMLFormElement | undefined
  await open(slug, {}, '', () => {
    stop = translator()
    translated = form()
  })
  stop()
  document.documentElement.removeAttribute('lang')
  expect(form().querySelectorAll('font').length).toBeGreaterThan(4)
  await fill(agreedOf(slug).cases[0]?.inputs ?? {})
  await press()
  expect(problems(slug, handedOver(), results())).toEqual([])
  expect(form()).toBe(translated)
  expect(wrong.mock.calls).toEqual([])
})
