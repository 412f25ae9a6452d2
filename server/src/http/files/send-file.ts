import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import type { OpenedFile, Part } from '../../adapters/files/files.ts'
import { AppError } from '../../errors/app-error.ts'
import { framedByOurPages } from '../security-headers.ts'

const unsatisfiable = -1

/** In bytes: streaming a smaller file would cost more than it saves. */
const sentWhole = 64 * 1024

type Known = {
  /** Its name when saved. */
  name: string
  type: string
  /** A stored file never changes, so its name or its row's id is the version: the file is not read for it. */
  version: string
  /** Named by its content, and shown in mails and by other sites. */
  isEverywhere?: boolean
  /** A voice or a picture of a person, which the browser does not store. */
  isPersonal?: boolean
}

/** A handler's reply that is streamed from the file storage. */
export class StoredFile {
  readonly name: string
  readonly type: string
  readonly version: string
  readonly isEverywhere: boolean
  readonly isPersonal: boolean
  readonly size: number
  readonly read: OpenedFile['read']

  constructor(
    { size, read }: OpenedFile,
    { name, type, version, isEverywhere = false, isPersonal = false }: Known,
  ) {
    this.name = name
    this.type = type
    this.version = version
    this.isEverywhere = isEverywhere
    this.isPersonal = isPersonal
    this.size = size
    this.read = read
  }
}

// On every public file: mails show images of the school, and a web mail program has another origin
const onEverySite = { 'cross-origin-resource-policy': 'cross-origin' }
const everywhere = { 'cache-control': 'public, max-age=31536000, immutable', ...onEverySite }

/** Sends a file or the requested range, or 304. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file: given, isPublic, saved }: { file: File | StoredFile; isPublic: boolean; saved?: true | undefined },
): Promise<FastifyReply> {
  const file = given instanceof StoredFile ? given : await fromMemory(given)
  const etag = `"${file.version}"`
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'content-disposition': saved ? savedAs(file) : 'inline',
    'cache-control': isPublic ? 'public, max-age=300, must-revalidate' : cacheControlOf(file),
  })
  if (isPublic) reply.headers(onEverySite)
  if (file.isEverywhere) reply.headers(everywhere)
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
  // For a stream Fastify would read everything to send only the head
  if (request.method === 'HEAD') return reply.header('content-length', size).send(Readable.from([]))
  return sendBytes(reply, { size, stream: file.read(part) })
}

/** A large file is in memory only as far as the client has yet to read it: some clients never read. */
async function sendBytes(
  reply: FastifyReply,
  { size, stream }: { size: number; stream: Readable },
): Promise<FastifyReply> {
  if (size <= sentWhole) return reply.send(await buffer(stream))
  return reply.header('content-length', size).send(stream)
}

/** A file made for this reply: its version is a hash of its content. */
async function fromMemory(file: File): Promise<StoredFile> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const read = ({ start, end }: Part = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([bytes.subarray(start, end + 1)], { objectMode: false })
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return new StoredFile({ size: bytes.length, read }, { name: file.name, type: file.type, version })
}

/**
 * Private files are not cached, except recordings of lessons, which have no personal data: a player requests ranges
 * repeatedly.
 */
const cacheControlOf = ({ type, isPersonal }: Known) =>
  /^(audio|video)\//.test(type) && !isPersonal ? 'private, no-cache' : 'private, no-store'

/** Files from users are not opened here, except pictures that we re-encoded. */
function savedAs(file: Known): string {
  const how = file.type === 'image/jpeg' ? 'inline' : 'attachment'
  const name = encodeURIComponent(file.name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${how}; filename*=UTF-8''${name}`
}

/**
 * Browsers seek in a recording by range requests; Safari requires them. An outdated If-Range, several ranges or
 * an unknown unit get the whole file.
 */
function partAsked({ method, headers }: FastifyRequest, { size, etag }: { size: number; etag: string }) {
  const { range, 'if-range': version = etag } = headers
  if (method !== 'GET' || !range?.startsWith('bytes=') || version !== etag) return undefined
  // The parser calls a suffix longer than the file unsatisfiable; it is the whole file
  if (Number(/^bytes=-(\d+)$/.exec(range)?.[1]) > size) return undefined
  const parts = parseRange(size, range, { combine: true })
  if (parts === unsatisfiable) return unsatisfiable
  if (typeof parts === 'number' || parts.length !== 1) return undefined
  return parts[0]
}
