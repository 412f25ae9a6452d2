import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import { pagePolicy } from './security-headers.ts'

const builtPage = z.object({ file: z.string(), scripts: z.array(z.string()) })
type BuiltPage = z.infer<typeof builtPage>

/** What web's build says of itself. */
const manifest = z.object({
  /** What stands in the pages where our own address belongs. */
  origin: z.string(),
  pages: z.array(builtPage.extend({ path: z.string() })),
  /** Paths of the signed-in app, all answered by one shell that finds its screen in the browser. */
  appPaths: z.array(z.string()),
  fallback: builtPage,
  notFound: builtPage,
})

/** Pages are not logged, so they need no logger of their own: making one costs more than sending the page. */
const pageRoute: RouteShorthandOptions = { schema: { hide: true }, childLoggerFactory: (log) => log }

/** Serves web's build: pages from memory, other files from disk. Gives back what answers an unknown path. */
export async function servePages(
  app: FastifyInstance,
  { buildDir, publicUrl }: { buildDir: string; publicUrl: string },
): Promise<SendPage> {
  const { origin, pages, appPaths, fallback, notFound } = manifest.parse(
    JSON.parse(readFileSync(join(buildDir, 'pages.json'), 'utf8')),
  )
  const client = join(buildDir, 'client')
  const load = ({ file: name, scripts }: BuiltPage, status?: number) =>
    pageSender(readFileSync(join(client, name), 'utf8').replaceAll(origin, publicUrl), { scripts, status })
  const route = (path: string, page: SendPage) => app.get(path, pageRoute, page)
  for (const page of pages) route(page.path, load(page))
  const shell = load(fallback)
  for (const path of appPaths) route(path, shell)

  await app.register(fastifyStatic, {
    root: client,
    wildcard: false, // a route a file, so everything else is an unknown path
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const named = path.includes('/assets/') // named by their content's hash
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  return load(notFound, 404)
}

/** It gives nothing back: a reply that is returned is waited for, which costs as much as sending it. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => void

function pageSender(
  html: string,
  { scripts, status = 200 }: { scripts: readonly string[]; status?: number | undefined },
): SendPage {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(scripts),
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  }
  const bodies = {
    identity: Buffer.from(html),
    br: once(() => brotliCompressSync(html)),
    gzip: once(() => gzipSync(html)),
  }
  return (request, reply) => {
    reply.code(status).headers(headers)
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (status === 200 && request.headers['if-none-match'] === headers.etag) reply.code(304).send()
    else if (encoding === 'identity') reply.send(bodies.identity)
    else reply.header('content-encoding', encoding).send(bodies[encoding]())
  }
}

/** Done at the first request that wants it, and kept. */
function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined
  return () => (made ??= make())
}

const encodings = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] })

function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const encoding = typeof header === 'string' ? encodings.negotiate(header) : null
  return encoding === 'br' || encoding === 'gzip' ? encoding : 'identity'
}
