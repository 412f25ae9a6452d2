import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** A proxy that asks the apps in turn, as nginx does in front of them. */
export async function startProxy(urls: () => readonly string[]) {
  let turn = 0
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers, socket } = asked
    const target = urls()[turn++ % urls().length] ?? ''
    const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https' }
    const passed = request(new URL(url, target), { method, headers: forwarded }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(answer)
    })
    passed.on('error', () => answer.writeHead(502).end())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    turns: () => turn,
    stop: () => new Promise((done) => server.close(done)),
  }
}
