import { requestPath } from '@sohbet/contract/request'
import { getResourceFile } from '@sohbet/contract/catalogue/resources'
import type { Context } from '../context/context.ts'
import { signedUploads } from '../http/files/signed-uploads.ts'
import { audioTypes } from '../media/inspect-audio.ts'
import { documentFiles } from '../media/document-files.ts'

export const resourceFiles = signedUploads({
  folder: 'resources',
  types: { pdf: 'application/pdf', mp4: 'video/mp4', ...audioTypes },
  addressOf: (name) => requestPath(getResourceFile, { params: { name } }),
  missing: 'RESOURCE_FILE_MISSING',
})

/** The URL of a resource; it may be a module's document too. */
export const opensAt = (ctx: Pick<Context, 'links' | 'now'>, link: string): string =>
  documentFiles.opensAt(ctx, resourceFiles.opensAt(ctx, link))

/** The link to store. */
export const storedLink = async (ctx: Pick<Context, 'files' | 'publicUrl'>, link: string): Promise<string> =>
  documentFiles.storedLink(ctx, await resourceFiles.storedLink(ctx, link))
