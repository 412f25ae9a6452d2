import type { FastifyInstance } from 'fastify'

/** What payment providers and mail programs send. */
const contentTypes = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']

/** Accepts an unparsed body in this scope, because a signature covers the exact bytes. */
export function acceptUnparsed(app: FastifyInstance, routes: (app: FastifyInstance) => void) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(contentTypes, { parseAs: 'string' }, (_request, payload, done) =>
      done(null, payload),
    )
    scope.addHook('preValidation', async (request) => {
      const headers = Object.entries(request.headers).filter(([, value]) => typeof value === 'string')
      request.body = { payload: request.body ?? '', headers: Object.fromEntries(headers) }
    })
    routes(scope)
  })
}
