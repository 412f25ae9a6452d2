import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from './app-error.ts'

/** How long a request may be on its way on a connection that was accepted. */
const arrivalMilliseconds = 200

/** A few without a newcomer: nobody waits. As many as the system lets wait, and no more if they keep coming. */
const [quietTurns, mostTurns] = [3, 511]

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
    setTimeout(() => silent.forEach((socket) => socket.destroy()), arrivalMilliseconds).unref()
    // A connection that is busy now would be kept alive after its answer.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50).unref()
    app.server.once('close', () => clearInterval(sweep))
  })
}

/** Who has connected waits to be accepted, one a turn; closing the door would cut them off. */
async function acceptWaiting({ server }: FastifyInstance): Promise<void> {
  let turnsLeft = quietTurns
  const stay = () => (turnsLeft = quietTurns)
  server.on('connection', stay)
  for (let turn = 0; turn < mostTurns && turnsLeft > 0; turn++, turnsLeft--) await nextTurn()
  server.off('connection', stay)
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
