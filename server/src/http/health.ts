import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/**
 * Health checks: /healthz replies while the process runs, /readyz while it can serve requests. /healthz is cheap
 * and has no rate limit, because a host may restart a process whose check is refused. A service that does not work,
 * such as the mail server, is only named: another process or a restart would not help.
 */
export function healthRoutes(app: FastifyInstance, readServices: () => Promise<Record<string, string>>) {
  const hidden = { schema: { hide: true } }
  app.get('/healthz', { ...hidden, config: { rateLimit: false } }, async () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async () => {
    const services = await readServices().catch((cause: unknown) => {
      throw new AppError('UNAVAILABLE', { cause })
    })
    return { status: 'ready', services }
  })
}
