import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { Metrics } from './metrics.ts'

type MetricsOptions = {
  metrics: Metrics
  /** Sets the gauges before they are read. */
  setGauges: () => Promise<void>
  /** Without it only this machine may read. */
  token: string | undefined
}

/** /metrics in the format of Prometheus. Others get 404, as if there were no such page. */
export function serveMetrics(app: FastifyInstance, { metrics, setGauges, token }: MetricsOptions) {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!(token ? hasToken(request, token) : isLocal(request))) throw new AppError('NOT_FOUND')
    await setGauges()
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics())
  })
}

/** Counts every request. Add it before the routes. */
export function countCalls(app: FastifyInstance, metrics: Metrics) {
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions
    metrics.countCall({
      method: request.method,
      route: url ?? 'none',
      status: reply.statusCode,
      // An event stream lasts as long as its reader stays
      seconds: config.endpoint?.events ? null : reply.elapsedTime / 1000,
    })
    done()
  })
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

const hasToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`))

/** A proxy on this machine also connects from a loopback address, for any client. It sends one of these headers. */
const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

function isLocal({ raw, headers }: FastifyRequest): boolean {
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const isLoopback = address === '::1' || address.startsWith('127.')
  return isLoopback && proxyHeaders.every((name) => headers[name] === undefined)
}
