import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { endpoints } from '@sohbet/contract/endpoints'
import { defaultBrand as product } from '@sohbet/domain/brand/brand'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { tagOf } from './route-schema.ts'
import { pageSender, render, type Rendered, type SendPage } from './pages/page-sender.ts'

/** The document has no shared schemas, so a schema that refers to itself (any JSON) becomes any value. */
function openReferences(node: object): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value !== 'object' || value === null) continue
    if ('$ref' in value) Reflect.set(node, key, {})
    else openReferences(value)
  }
}

const transform: typeof jsonSchemaTransform = (document) => {
  const described = jsonSchemaTransform(document)
  if (described.schema) openReferences(described.schema)
  return described
}

const tags = [...new Set([...endpoints.values()].map(tagOf))].toSorted()

/** OpenAPI 3.1 of the contract. Register before the routes. */
export async function describeApi(app: FastifyInstance, publicUrl: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${product.name} API`,
        version: '1',
        description:
          'Every call of the school. Dates are calendar days of the school, moments are in UTC. A refusal has a code, and a message in the language of Accept-Language.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl }],
      tags: tags.map((name) => ({ name, description: `Calls below /api/${name}` })),
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'The accessToken of /api/auth/login. It is valid for ten minutes',
          },
        },
      },
    },
    transform,
  })
}

/** The browsable page at /api/docs. The description is built once and sent from memory. */
export async function serveApiDocs(app: FastifyInstance) {
  const descriptions = new Map([
    ['/api/docs/json', sendOnce('application/json', () => JSON.stringify(app.swagger()))],
    ['/api/docs/yaml', sendOnce('application/x-yaml', () => app.swagger({ yaml: true }))],
  ])
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    theme: {
      title: `${product.name} API`,
      css: [{ filename: 'brand.css', content: '.topbar { display: none }' }],
    },
    uiHooks: {
      preHandler(request, reply, next) {
        const send = descriptions.get(request.routeOptions.url ?? '')
        if (send) send(request, reply)
        else next()
      },
    },
  })
}

function sendOnce(type: string, make: () => string): SendPage {
  let rendered: Rendered | undefined
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=300, must-revalidate',
  }
  return pageSender(() => (rendered ??= render(make())), { headers })
}
