import { id } from '@sohbet/contract/fields'
import * as contract from '@sohbet/contract/core/images'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Files } from '../adapters/files/files.ts'
import type { Bind } from '../context/context.ts'
import { sendFile } from '../http/files/send-file.ts'
import { findImage, requireImage } from './image-files.ts'
import { uploadImage } from './upload-image.ts'

export function imageRoutes(bind: Bind) {
  bind(contract.uploadImage, (ctx, { body }) => uploadImage(ctx, body))
  bind(contract.getImage, ({ files }, { params }) => requireImage(files, params))
}

/**
 * The documented URL of avatars, outside /api. A user without a photo is not an error: the empty reply lets the
 * page show initials without a console error.
 */
export function serveUserPhotos(app: FastifyInstance, files: Files) {
  const params = z.object({ id })
  app.get('/images/:id.jpg', { schema: { params, hide: true } }, async (request, reply) => {
    const file = await findImage(files, { type: 'user_photos', ...params.parse(request.params) })
    if (!file) return reply.code(204).header('cache-control', 'public, max-age=60').send()
    return sendFile(request, reply, { file, isPublic: true })
  })
}
