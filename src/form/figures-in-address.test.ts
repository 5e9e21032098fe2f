/** What a reload keeps of a form whose script has not come. */
import { beforeEach, expect, it } from 'vitest'
import { figuresIn } from './figures-in-address'

const control = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const figures = () => String(figuresIn(document.forms[0] as HTMLFormElement))

beforeEach(() => {
  location.hash = ''
  document.body.innerHTML = `<form>
    <input name="amount" type="number" inputmode="decimal" value="5">
    <input name="ada" type="checkbox"><input name="ev" type="checkbox" checked>
  </form>`
})

it('is nothing where nothing was changed', () => expect(figures()).toBe(''))

it('is what was typed and ticked', () => {
  control('amount').value = '7'
  control('ada').checked = true
  control('ev').checked = false
  expect(figures()).toBe('amount=7&ada=on&ev=')
})

it('is what a link has brought, where nothing was typed over it', () => {
  location.hash = '#amount=480&rates=list'
  expect(figures()).toBe('amount=480&rates=list')
  control('amount').value = '6'
  expect(figures()).toBe('amount=6&rates=list')
})

it('is marked where no number field holds it', () => {
  Object.assign(control('amount'), { type: 'text', value: '12,50' })
  expect(figures()).toBe('amount=%7E12%2C50')
})
