import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import { AppError } from '../app-error.ts'
import { isNamedByContent } from '../pages/named-by-content.ts'
import { framedByOurPages } from '../security-headers.ts'

const unsatisfiable = -1

/** In bytes: to stream what is this small would cost more than it spares. */
const sentWhole = 64 * 1024

/** Sends a file or the part of it that was asked for, or tells the browser that it has it already. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, isPublic, saved }: { file: Blob; isPublic: boolean; saved?: true | undefined },
): Promise<FastifyReply> {
  const etag = `"${await versionOf(file)}"`
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'content-disposition': saved ? savedAs(file) : 'inline',
    'cache-control': isPublic ? 'public, max-age=300, must-revalidate' : keptBy(file),
  })
  if (file.type === 'application/pdf' && !saved) reply.headers(framedByOurPages)
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag) || known?.includes('*')) return reply.code(304).send()
  const part = partAsked(request, { size: file.size, etag })
  if (part === unsatisfiable) {
    reply.header('content-range', `bytes */${file.size}`).removeHeader('etag')
    throw new AppError('RANGE_NOT_SATISFIABLE')
  }
  reply.type(file.type)
  if (!part) return sendBytes(reply, file)
  const { start, end } = part
  reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  return sendBytes(reply, file.slice(start, end + 1))
}

/** No more of a large file is in memory than the client has yet to take: some ask and never read. */
async function sendBytes(reply: FastifyReply, file: Blob): Promise<FastifyReply> {
  if (file.size <= sentWhole) return reply.send(await bytesOf(file))
  return reply.header('content-length', file.size).send(file.stream())
}

/**
 * What is for one person is not kept, but for recordings: a player asks for a part again and again, and would wait for
 * each. They are lessons, of which nothing is personal.
 */
const keptBy = ({ type }: Blob) => (/^(audio|video)\//.test(type) ? 'private, no-cache' : 'private, no-store')

/** What people send each other is not opened here, unless it is a picture of our own making. */
function savedAs(file: Blob): string {
  const how = file.type === 'image/jpeg' ? 'inline' : 'attachment'
  if (!(file instanceof File)) return how
  const name = encodeURIComponent(file.name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${how}; filename*=UTF-8''${name}`
}

const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer())

/** An upload's name says what it holds, so who asks for a hundred parts of a document has it hashed for none. */
async function versionOf(file: Blob): Promise<string> {
  if (file instanceof File && isNamedByContent(file.name)) return file.name
  return createHash('sha256')
    .update(await bytesOf(file))
    .digest('base64url')
    .slice(0, 22)
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
