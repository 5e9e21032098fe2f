// @vitest-environment happy-dom
/** The form as its script takes it over. */
import { afterEach, expect, it, vi } from 'vitest'
import { EXTRAS } from '../../src/form/extras-module'
import { HYDRATED } from '../../src/form/hydrated'
import { until } from '../waiting'
import { close, form, open } from './page'

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
