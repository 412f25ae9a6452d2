import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Header that selects an app by its index, as long as that app lives. */
export const preferredApp = 'x-preferred-app'

/** Hooks of a test: after a call reached an app, and after the app replied. */
export type Watcher = {
  sent?: (call: string) => void
  /** Returns true to drop the reply on the way. */
  answered?: (call: string) => Promise<boolean>
}

type Options = { port?: number; watcher?: Watcher }

/**
 * Round-robin proxy like nginx (docs/nginx.conf): when an app cannot be reached the proxy tries another; when an
 * app dies before its reply, only for calls that may be repeated.
 */
export async function startProxy(
  urls: () => readonly string[],
  { port: wished = 0, watcher = {} }: Options = {},
) {
  let turn = 0
  const server = createServer((incoming, answer) => {
    const first = Number(incoming.headers[preferredApp] ?? turn++)
    const all = urls()
    const targets = all.map((_, place) => all[(first + place) % all.length] ?? '')
    buffer(incoming).then(
      (body) => pass({ incoming, answer, body, watcher }, targets),
      () => answer.destroy(),
    )
  })
  server.listen(wished, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    turns: () => turn,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections() // streams do not end by themselves
      await closed
    },
  }
}

type Call = { incoming: IncomingMessage; answer: ServerResponse; body: Buffer; watcher: Watcher }

function pass(call: Call, [target, ...others]: readonly string[]): void {
  const { incoming, answer, body, watcher } = call
  const { method = 'GET', url = '/', headers, socket } = incoming
  const name = `${method} ${url}`
  if (target === undefined) return void answer.writeHead(502).end()
  const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https' }
  const passed = request(new URL(url, target), { method, headers: forwarded, agent: false })
  const lose = () => void (answer.headersSent ? answer.destroy() : answer.writeHead(502).end())
  passed.on('finish', () => watcher.sent?.(name))
  const hand = async (found: IncomingMessage) => {
    if (await watcher.answered?.(name)) lose()
    if (answer.headersSent) return
    answer.writeHead(found.statusCode ?? 502, found.headers)
    answer.flushHeaders()
    found.pipe(answer)
  }
  passed.on('response', (found) => {
    found.on('error', lose)
    void hand(found)
  })
  passed.on('error', (error) => {
    if (!answer.headersSent && (isUnreached(error) || method === 'GET')) pass(call, others)
    else lose()
  })
  // When a client leaves a stream, close it at the app too
  answer.on('close', () => passed.destroy())
  passed.end(body)
}

const isUnreached = (error: Error) => 'code' in error && error.code === 'ECONNREFUSED'
