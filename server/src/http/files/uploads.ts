import multipart from '@fastify/multipart'
import type { Endpoint } from '@sohbet/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Files } from '../../adapters/files/files.ts'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { countHourly } from '../hourly-limit.ts'
import { limitConcurrency } from './limit-concurrency.ts'

type Uploads = NonNullable<Endpoint['upload']> & {
  db: Db
  files: Pick<Files, 'freeBytes'>
  routes: (app: FastifyInstance) => void
}

/** The database, the log and backups need the rest of the disk. */
const minFreeBytes = 1024 ** 3

/**
 * For the whole process: an upload is in memory from its first byte until its reply. A waiting client has sent
 * almost nothing and still has its 20 s.
 */
const limit = limitConcurrency({ atOnce: 4, ofOne: 2, waiting: 32, milliseconds: 10_000 })

/** Accepts forms with a file in this scope only; the rest of the app accepts JSON. */
export function acceptUploads(app: FastifyInstance, { db, files, maxBytes, perHour, routes }: Uploads) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 10_000, fieldNameSize: 100 },
    })
    const leavers = new WeakMap<FastifyRequest, () => void>()
    scope.addHook('preValidation', async (request, reply) => {
      const who = request.actor?.userId ?? request.ip
      const key = `upload ${request.routeOptions.url} ${who}`
      const free = await files.freeBytes?.()
      if (free !== undefined && free < minFreeBytes) throw new AppError('DISK_FULL')
      if (perHour !== undefined) await countHourly(db, { key, limit: perHour, now: request.now })
      leavers.set(request, await limit.enter(who))
      refuseGone(reply)
      request.body = await readForm(request)
      refuseGone(reply)
    })
    // Frees the place at the end of the work, even if the client has left
    scope.addHook('onSend', async (request) => leavers.get(request)?.())
    routes(scope)
  })
}

/** The client has left. */
function refuseGone({ raw }: FastifyReply) {
  if (raw.destroyed) throw new AppError('BAD_REQUEST')
}

/** The form as the browser sent it: a File for the file, text for the rest. */
async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      fields.set(part.fieldname, part.type === 'file' ? await toFile(part) : part.value)
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const tooLarge = cause instanceof Error && 'statusCode' in cause && cause.statusCode === 413
    throw new AppError(tooLarge ? 'TOO_LARGE' : 'BAD_REQUEST', { cause })
  }
  return Object.fromEntries(fields)
}

type Part = {
  file: AsyncIterable<Uint8Array<ArrayBuffer>> & { truncated: boolean }
  filename: string
  mimetype: string
}

/** In pieces, because one buffer in between would double the memory. */
async function toFile({ file, filename, mimetype }: Part): Promise<File> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of file) pieces.push(piece)
  if (file.truncated) throw new AppError('TOO_LARGE')
  return new File(pieces, filename, { type: mimetype })
}
