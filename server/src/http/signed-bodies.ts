import type { FastifyInstance } from 'fastify'

/** Accepts an unparsed body in this scope, because its signature covers the exact bytes. */
export function acceptSigned(
  app: FastifyInstance,
  { signatureHeader, routes }: { signatureHeader: string; routes: (app: FastifyInstance) => void },
) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, payload, done) =>
      done(null, payload),
    )
    scope.addHook('preValidation', async (request) => {
      const signature = request.headers[signatureHeader]
      request.body = { payload: request.body, signature: typeof signature === 'string' ? signature : '' }
    })
    routes(scope)
  })
}
