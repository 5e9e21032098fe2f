import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { devServer } from '../test/dev-server.ts'
import { frameworkAsItIs } from './framework-as-it-is.ts'

const server = await devServer(frameworkAsItIs)
afterAll(() => server.close())

const fileOf = (name: string) => resolve('node_modules/astro/dist', name)
const importsOf = async (name: string) =>
  (await server.environments.ssr.transformRequest(fileOf(name)))?.deps?.map((each) => each.split('/').at(-1))

it('hands on what Node has read, with all that it exports', async () => {
  const name = fileOf('runtime/server/index.js')
  expect(await importsOf('runtime/server/index.js')).toEqual(['node:module'])
  const handedOn = await server.ssrLoadModule(name)
  expect({ ...handedOn }).toEqual({ ...createRequire(import.meta.url)(name) })
})

it('leaves to Vite what it alone knows, and to Node what that imports', async () => {
  expect(await importsOf('core/fetch/default-handler.js')).toEqual([
    'node:module',
    'handler.js',
    'fetch-state.js',
  ])
})
