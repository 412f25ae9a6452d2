import { createHash } from 'node:crypto'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'

/** Pages are not logged, so they need no logger: creating one costs more than sending the page. */
export const pageRoute: RouteShorthandOptions = { schema: { hide: true }, childLoggerFactory: (log) => log }

/** Returns nothing, because Fastify would await a returned reply, which costs as much as sending it. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => void

/** A page in each of its encodings. */
export type Rendered = {
  text: string
  etag: string
  identity: Buffer
  br: () => Buffer
  gzip: () => Buffer
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
// Quality 11 takes three times as long for one per cent less.
const nearlyBest = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

export const render = (text: string): Rendered => ({
  text,
  // Weak, because it is the same for every encoding
  etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  identity: Buffer.from(text),
  br: compressed(text),
  gzip: once(() => gzipSync(text)),
})

/** Sends the current text from memory with these headers. */
export function pageSender(
  now: () => Rendered,
  { headers: own, status = 200 }: { headers: Record<string, string>; status?: number | undefined },
): SendPage {
  const headers = { ...own, vary: 'accept-encoding' }
  return (request, reply) => {
    const page = now()
    reply.code(status).headers(headers).header('etag', page.etag)
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (status === 200 && isKnown(page.etag, request.headers['if-none-match'])) reply.code(304).send()
    else if (encoding === 'identity') reply.send(page.identity)
    else reply.header('content-encoding', encoding).send(page[encoding]())
  }
}

/** Proxies weaken tags and send several. */
const isKnown = (etag: string, header = ''): boolean =>
  header !== '' && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2))

/**
 * Brotli with the first request that needs it. That is quick, because a page with courses changes with every sold seat;
 * a smaller one is made beside the requests and sent from then on.
 */
function compressed(text: string): () => Buffer {
  let made: Buffer | undefined
  return () => {
    if (made) return made
    made = brotliCompressSync(text, quick)
    brotliCompress(text, nearlyBest, (error, smaller) => {
      if (!error) made = smaller
    })
    return made
  }
}

/** Created with the first request that needs it. */
function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined
  return () => (made ??= make())
}

const encodings = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] })

function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const encoding = typeof header === 'string' ? encodings.negotiate(header) : null
  return encoding === 'br' || encoding === 'gzip' ? encoding : 'identity'
}
