/** A conversation in WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): commands with answers, and events. */

interface Answer {
  id: number
  type: 'success' | 'error'
  result: Record<string, unknown>
  error: string
  message: string
}

export interface Event {
  method: string
  params: Record<string, unknown>
}

export interface Conversation {
  send<Result>(method: string, params?: object): Promise<Result>
}

export async function converse(address: string, heard: (event: Event) => void): Promise<Conversation> {
  const socket = new WebSocket(address)
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened)
    socket.addEventListener('error', () => failed(new Error(`nobody answers at ${address}`)))
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: Answer | Event = JSON.parse(data)
    if ('id' in message) waiting.get(message.id)?.(message)
    else heard(message)
  })

  let last = 0
  return {
    send(method, params = {}) {
      const id = ++last
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ type, result, error, message }) => {
          waiting.delete(id)
          if (type === 'success') resolve(result as never)
          else reject(new Error(`${method}: ${error}: ${message}`))
        })
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
  }
}
