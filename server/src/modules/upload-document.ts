import type { Reply } from '@sohbet/contract/endpoint'
import type { uploadDocument as contract } from '@sohbet/contract/modules'
import type { Context } from '../http/context.ts'
import { openAt, saveDocument } from './document-files.ts'
import { refuseUnlessPdf } from './inspect-document.ts'

export async function uploadDocument(
  ctx: Context,
  { document }: { document: File },
): Promise<Reply<typeof contract>> {
  const bytes = new Uint8Array(await document.arrayBuffer())
  refuseUnlessPdf(bytes)
  const source = await saveDocument(ctx.files, bytes)
  return { source, url: openAt(ctx, source) }
}
