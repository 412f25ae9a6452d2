import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '../errors/app-error.ts'

/** How long a request may be on its way on a connection that was accepted. */
const arrivalMilliseconds = 200

/** Turns without a newcomer after which nobody waits at the door. */
const quietTurns = 3
/** How long newcomers are let in, if they keep coming. */
const acceptMilliseconds = 2000

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
    await acceptWaiting(app)
    stopping = true
    const begun = performance.now()
    // Again and again: a connection that is busy now would be kept alive after its answer
    const sweep = setInterval(() => {
      app.server.closeIdleConnections()
      if (performance.now() - begun > arrivalMilliseconds) silent.forEach((socket) => socket.destroy())
    }, 50).unref()
    app.server.once('close', () => clearInterval(sweep))
  })
}

/** Who has connected waits to be accepted, one a turn; closing the door would cut them off. */
async function acceptWaiting({ server }: FastifyInstance): Promise<void> {
  const begun = performance.now()
  let quiet = 0
  const onNewcomer = () => (quiet = 0)
  server.on('connection', onNewcomer)
  for (; quiet < quietTurns && performance.now() - begun < acceptMilliseconds; quiet++) await nextTurn()
  server.off('connection', onNewcomer)
}

/** Those on which nothing is asked, such as a browser's that connects in advance: Node counts some of them as busy. */
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
