import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { defaultBrand as product } from '@sohbet/domain/brand'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { pageSender, render, type Rendered, type SendPage } from './pages/page-sender.ts'

/** OpenAPI 3.1 of the contract. Register before the routes. */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${product.name} API`, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
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
