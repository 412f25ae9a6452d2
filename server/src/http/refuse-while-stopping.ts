import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '../errors/app-error.ts'

/** How long a request may take to arrive on an accepted connection. */
const arrivalMilliseconds = 200

/** Event loop turns without a new connection after which none is waiting. */
const quietTurns = 3
/** Longest time to accept new connections. */
const acceptMilliseconds = 2000

/** When stopping, answers accepted requests and refuses later ones, so that connections end. */
export function refuseWhileStopping(app: FastifyInstance) {
  let stopping = false
  app.addHook('onRequest', (_request, reply, done) => {
    if (!stopping) return done()
    reply.header('connection', 'close')
    done(new AppError('UNAVAILABLE'))
  })
  const silent = silentConnections(app)
  app.addHook('preClose', async () => {
    await acceptWaiting(app)
    stopping = true
    const begun = performance.now()
    // Repeatedly, because a busy connection would be kept alive after its reply
    const sweep = setInterval(() => {
      app.server.closeIdleConnections()
      if (performance.now() - begun > arrivalMilliseconds) silent.forEach((socket) => socket.destroy())
    }, 50).unref()
    app.server.once('close', () => clearInterval(sweep))
  })
}

/** Waiting connections are accepted one per turn; closing the server would cut them off. */
async function acceptWaiting({ server }: FastifyInstance): Promise<void> {
  const begun = performance.now()
  let quiet = 0
  const onNewcomer = () => (quiet = 0)
  server.on('connection', onNewcomer)
  for (; quiet < quietTurns && performance.now() - begun < acceptMilliseconds; quiet++) await nextTurn()
  server.off('connection', onNewcomer)
}

/** Connections without a request, such as a browser's in advance; Node counts some of them as busy. */
function silentConnections({ server }: FastifyInstance): ReadonlySet<Socket> {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    silent.delete(socket)
    response.once('close', () => !socket.destroyed && silent.add(socket))
  })
  return silent
}
