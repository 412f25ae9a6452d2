import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import type { OpenedFile, Part } from '../../adapters/files/files.ts'
import { AppError } from '../../errors/app-error.ts'
import { framedByOurPages } from '../security-headers.ts'

const unsatisfiable = -1

/** In bytes: to stream what is this small would cost more than it spares. */
const sentWhole = 64 * 1024

type Known = {
  /** What it is called where it is saved. */
  name: string
  type: string
  /** What is kept under a name never changes, so that its name will do, or its row's id: nobody reads it to tell. */
  version: string
}

/** What a handler answers that lies where files are kept, and goes from there to the client. */
export class KeptFile {
  readonly name: string
  readonly type: string
  readonly version: string
  readonly size: number
  readonly read: OpenedFile['read']

  constructor({ size, read }: OpenedFile, { name, type, version }: Known) {
    this.name = name
    this.type = type
    this.version = version
    this.size = size
    this.read = read
  }
}

/** Sends a file or the part of it that was asked for, or tells the browser that it has it already. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file: given, isPublic, saved }: { file: File | KeptFile; isPublic: boolean; saved?: true | undefined },
): Promise<FastifyReply> {
  const file = given instanceof KeptFile ? given : await fromMemory(given)
  const etag = `"${file.version}"`
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
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
  const size = part ? part.end - part.start + 1 : file.size
  // Of a stream Fastify would read all to send the head alone
  if (request.method === 'HEAD') return reply.header('content-length', size).send(Readable.from([]))
  return sendBytes(reply, { size, stream: file.read(part) })
}

/** No more of a large file is in memory than the client has yet to take: some ask and never read. */
async function sendBytes(
  reply: FastifyReply,
  { size, stream }: { size: number; stream: Readable },
): Promise<FastifyReply> {
  if (size <= sentWhole) return reply.send(await buffer(stream))
  return reply.header('content-length', size).send(stream)
}

/** What was made for this answer: its version is known by nothing but what it holds. */
async function fromMemory(file: File): Promise<KeptFile> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const read = ({ start, end }: Part = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([bytes.subarray(start, end + 1)], { objectMode: false })
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return new KeptFile({ size: bytes.length, read }, { name: file.name, type: file.type, version })
}

/**
 * What is for one person is not kept, but for recordings: a player asks for a part again and again, and would wait for
 * each. They are lessons, of which nothing is personal.
 */
const keptBy = ({ type }: Known) =>
  /^(audio|video)\//.test(type) ? 'private, no-cache' : 'private, no-store'

/** What people send each other is not opened here, unless it is a picture of our own making. */
function savedAs(file: Known): string {
  const how = file.type === 'image/jpeg' ? 'inline' : 'attachment'
  const name = encodeURIComponent(file.name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${how}; filename*=UTF-8''${name}`
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
