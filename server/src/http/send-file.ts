import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a file, or tells the browser that it has it already. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, isPublic }: { file: Blob; isPublic: boolean },
): Promise<FastifyReply> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  reply.headers({
    etag,
    'cache-control': isPublic ? 'public, max-age=300, must-revalidate' : 'private, no-cache',
  })
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag) || known?.includes('*')) return reply.code(304).send()
  return reply.type(file.type).send(Buffer.from(bytes.buffer))
}
