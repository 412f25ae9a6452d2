import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'

/**
 * Health checks: /healthz replies while the process runs, /readyz while it can serve requests. /healthz is cheap
 * and has no rate limit, because a host may restart a process whose check is refused.
 */
export function healthRoutes(app: FastifyInstance, db: Db) {
  const hidden = { schema: { hide: true } }
  app.get('/healthz', { ...hidden, config: { rateLimit: false } }, async () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async () => {
    await db.execute(sql`select 1`).catch((cause: unknown) => {
      throw new AppError('UNAVAILABLE', { cause })
    })
    return { status: 'ready' }
  })
}
