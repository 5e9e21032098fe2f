import { expect, it } from 'vitest'
import { refuseDuplicateNames, shortName } from './class-names'

it('two classes with the same short name stop the build, a module that is read twice does not', () => {
  refuseDuplicateNames('one.module.css', { card: 'abc', title: 'abd' })
  refuseDuplicateNames('one.module.css', { card: 'abc', title: 'abd' })
  expect(() => refuseDuplicateNames('two.module.css', { list: 'abc' })).toThrow(
    'The classes card in one.module.css and list in two.module.css get the same name: rename one of them',
  )
  expect(() => refuseDuplicateNames('three.module.css', { first: 'xyz', second: 'xyz' })).toThrow('same name')
})

it('names follow each other, so that they compress: first by sheet, then by place', () => {
  const css = '.card{margin:.5em}/* .none */.title,.card .text{a:b}'
  const names = ['card', 'title', 'text'].map((name) => shortName(name, '/x/src/site/card.module.css', css))
  const [sheet] = names[0] ?? ''
  expect(names).toEqual([`${sheet}a`, `${sheet}b`, `${sheet}c`])
  expect(shortName('card', '/x/src/site/faq.module.css', css)[0]).not.toBe(sheet)
})

it('go on after the alphabet, never beginning with an A', () => {
  const many = Array.from({ length: 80 }, (_, index) => `c${index}`)
  const css = many.map((name) => `.${name}{a:b}`).join('')
  const names = many.map((name) => shortName(name, '/x/src/site/card.module.css', css))
  expect(new Set(names).size).toBe(80)
  expect(names.filter((name) => !/^[b-z][a-z0-9]{1,2}$/i.test(name))).toEqual([])
})
