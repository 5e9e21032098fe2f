import { expect, it } from 'vitest'
import { refuseDuplicateNames } from './class-names'

it('two classes with the same short name stop the build, a module that is read twice does not', () => {
  refuseDuplicateNames('one.module.css', { card: 'abc', title: 'abd' })
  refuseDuplicateNames('one.module.css', { card: 'abc', title: 'abd' })
  expect(() => refuseDuplicateNames('two.module.css', { list: 'abc' })).toThrow(
    'The classes card in one.module.css and list in two.module.css get the same name: rename one of them',
  )
  expect(() => refuseDuplicateNames('three.module.css', { first: 'xyz', second: 'xyz' })).toThrow('same name')
})
