import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import { AppError } from './app-error.ts'
import { framedByOurPages } from './security-headers.ts'

const unsatisfiable = -1

/** Sends a file or the part of it that was asked for, or tells the browser that it has it already. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, isPublic }: { file: Blob; isPublic: boolean },
): Promise<FastifyReply> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'content-disposition': 'inline',
    'cache-control': isPublic ? 'public, max-age=300, must-revalidate' : 'private, no-cache',
  })
  if (file.type === 'application/pdf') reply.headers(framedByOurPages)
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag) || known?.includes('*')) return reply.code(304).send()
  const part = partAsked(request, { size: bytes.length, etag })
  if (part === unsatisfiable) {
    reply.header('content-range', `bytes */${bytes.length}`).removeHeader('etag')
    throw new AppError('RANGE_NOT_SATISFIABLE')
  }
  reply.type(file.type)
  if (!part) return reply.send(bytes)
  const { start, end } = part
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1))
}

/**
 * Browsers seek in a recording by asking for a part of it; Safari plays none that cannot be asked so. Whoever has an
 * older version, asks for several parts, or asks in words we do not know gets the whole.
 */
function partAsked({ method, headers }: FastifyRequest, { size, etag }: { size: number; etag: string }) {
  const { range, 'if-range': version = etag } = headers
  if (method !== 'GET' || !range?.startsWith('bytes=') || version !== etag) return undefined
  // The parser calls the last thousand bytes of a shorter file unsatisfiable; they are the whole of it
  if (Number(/^bytes=-(\d+)$/.exec(range)?.[1]) > size) return undefined
  const parts = parseRange(size, range, { combine: true })
  if (parts === unsatisfiable) return unsatisfiable
  if (typeof parts === 'number' || parts.length !== 1) return undefined
  return parts[0]
}
