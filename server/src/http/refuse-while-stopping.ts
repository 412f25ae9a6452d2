import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { AppError } from './app-error.ts'

/** Once we stop, what was accepted is answered and everything after it refused, so that connections come to an end. */
export function refuseWhileStopping(app: FastifyInstance) {
  let stopping = false
  app.addHook('onRequest', (_request, reply, done) => {
    if (!stopping) return done()
    reply.header('connection', 'close')
    done(new AppError('UNAVAILABLE'))
  })
  const silent = silentConnections(app)
  app.addHook('preClose', async () => {
    stopping = true
    for (const socket of silent) socket.destroy()
    // A connection that is busy now would be kept alive after its answer.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50).unref()
    app.server.once('close', () => clearInterval(sweep))
  })
}

/** Those on which nothing was asked yet, such as a browser's that connects in advance: Node counts them as busy. */
function silentConnections({ server }: FastifyInstance): ReadonlySet<Socket> {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return silent
}
