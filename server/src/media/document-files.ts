import { getDocument } from '@sohbet/contract/catalogue/modules'
import { requestPath } from '@sohbet/contract/request'
import type { ModuleDocument } from '../db/tables/catalogue/modules.ts'
import type { Context } from '../context/context.ts'
import { signedUploads } from '../http/files/signed-uploads.ts'

export const documentFiles = signedUploads({
  folder: 'documents',
  types: { pdf: 'application/pdf' },
  addressOf: (name) => requestPath(getDocument, { params: { name } }),
  missing: 'DOCUMENT_MISSING',
})

/** The documents as a module stores them, without the empty ones of a draft. */
export const storedDocuments = (ctx: Context, docs: readonly ModuleDocument[]): Promise<ModuleDocument[]> =>
  Promise.all(
    docs
      .filter(({ title, description, source }) => title + description + source !== '')
      .map(async ({ title, description, source }) => ({
        title,
        description,
        source: await documentFiles.storedLink(ctx, source),
      })),
  )
