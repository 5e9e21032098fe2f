import { expect, it } from 'vitest'
import { refuseSameNames } from './class-names'

it('two classes with the same short name stop the build, a module that is read twice does not', () => {
  refuseSameNames('one.module.css', { card: 'abc', title: 'abd' })
  refuseSameNames('one.module.css', { card: 'abc', title: 'abd' })
  expect(() => refuseSameNames('two.module.css', { list: 'abc' })).toThrow(
    'The classes card in one.module.css and list in two.module.css get the same name: rename one of them',
  )
  expect(() => refuseSameNames('three.module.css', { first: 'xyz', second: 'xyz' })).toThrow('same name')
})
