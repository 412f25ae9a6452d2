import type { Reply } from '@sohbet/contract/endpoint'
import type { uploadDocument as contract } from '@sohbet/contract/catalogue/modules'
import type { Context } from '../context/context.ts'
import { documentFiles } from '../media/document-files.ts'
import { refuseUnlessPdf } from '../media/inspect-document.ts'

export async function uploadDocument(
  ctx: Context,
  { document }: { document: File },
): Promise<Reply<typeof contract>> {
  const bytes = new Uint8Array(await document.arrayBuffer())
  refuseUnlessPdf(bytes)
  const source = await documentFiles.save(ctx.files, 'pdf', bytes)
  return { source, url: documentFiles.opensAt(ctx, source) }
}
