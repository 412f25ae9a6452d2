import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

/** A corner of the app that takes forms with a file, and nothing else; the rest of the app takes JSON alone. */
export function acceptUploads(
  app: FastifyInstance,
  { maxBytes, routes }: { maxBytes: number; routes: (app: FastifyInstance) => void },
) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 10_000, fieldNameSize: 100 },
    })
    scope.addHook('preValidation', async (request) => {
      request.body = await readForm(request)
    })
    routes(scope)
  })
}

/** The form as the browser made it: a File for the file, text for the rest. */
async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      fields.set(part.fieldname, part.type === 'file' ? await toFile(part) : part.value)
    }
  } catch (cause) {
    const tooLarge = cause instanceof Error && 'statusCode' in cause && cause.statusCode === 413
    throw new AppError(tooLarge ? 'TOO_LARGE' : 'BAD_REQUEST', { cause })
  }
  return Object.fromEntries(fields)
}

type Part = { toBuffer: () => Promise<Buffer>; filename: string; mimetype: string }

const toFile = async (part: Part) =>
  new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype })
