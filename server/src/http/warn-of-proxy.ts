import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** Addresses to remember, so that strangers who send the header cannot fill the memory. */
const remembered = 1000

/**
 * Behind a proxy that the app does not trust, all people have the proxy's address and share one rate limit. One
 * address with several values of X-Forwarded-For looks like such a proxy: the log says so once.
 */
export function warnOfProxy(app: FastifyInstance, log: Pick<FastifyBaseLogger, 'warn'>): void {
  const valueOf = new Map<string, string>()
  let isDone = false
  app.addHook('onRequest', (request, _reply, done) => {
    const value = request.headers['x-forwarded-for']
    if (!isDone && typeof value === 'string') {
      const { ip } = request
      isDone = (valueOf.get(ip) ?? value) !== value
      if (isDone)
        log.warn(
          { address: ip },
          'This address sends different X-Forwarded-For values, as a proxy does, and TRUST_PROXY does not name it: everybody behind it shares one rate limit',
        )
      if (valueOf.size < remembered) valueOf.set(ip, value)
    }
    done()
  })
}
