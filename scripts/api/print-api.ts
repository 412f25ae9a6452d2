// Prints the OpenAPI description of the contract as JSON. A school serves the same at /api/docs/json.
import { endpoints } from '@sohbet/contract/endpoints'
import fastify from 'fastify'
import { describeApi } from '../../server/src/http/api-docs.ts'
import { schemaOf } from '../../server/src/http/route-schema.ts'
import { validatorCompiler } from '../../server/src/http/schema-compilers.ts'

const app = fastify({ routerOptions: { maxParamLength: 300 } })
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(() => () => '')
app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
await describeApi(app, 'https://school.example')
await app.register(async (api) => {
  for (const endpoint of endpoints.values())
    api.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      exposeHeadRoute: false,
      schema: schemaOf(endpoint),
      handler: () => undefined,
    })
})
await app.ready()
process.stdout.write(JSON.stringify(app.swagger(), null, 2))
