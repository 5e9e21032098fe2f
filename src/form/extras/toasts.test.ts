/** Messages: the latest three, one for each thing they are about. */
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useToasts } from './toasts'

let root: Root
let messages: ReturnType<typeof useToasts>
const say = (topic: string, text: string) => act(async () => messages.say(topic, text))
const texts = () => messages.toasts.map(({ text }) => text)

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('main'))
  const Messages = () => {
    messages = useToasts()
    return null
  }
  await act(async () => root.render(createElement(Messages)))
  for (const topic of ['figure', 'breakdown', 'link']) await say(topic, `the ${topic}`)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it('older ones make room', async () => {
  expect(texts()).toEqual(['the figure', 'the breakdown', 'the link'])
  await say('drawing', 'the drawing')
  expect(texts()).toEqual(['the breakdown', 'the link', 'the drawing'])
})

it('a new one about the same thing takes the place of the old one, and is told apart from it', async () => {
  const edition = () => messages.toasts[1]?.edition
  const first = edition()
  await say('breakdown', 'the breakdown')
  expect(edition()).not.toBe(first)
  await say('breakdown', 'another breakdown')
  expect(texts()).toEqual(['the figure', 'another breakdown', 'the link'])
})

it('one that is closed is gone, and the others stay', async () => {
  await act(async () => messages.dismiss('breakdown'))
  expect(texts()).toEqual(['the figure', 'the link'])
})
