import type { Reply } from '@sohbet/contract/endpoint'
import type { uploadResourceFile } from '@sohbet/contract/catalogue/resources'
import type { Context } from '../context/context.ts'
import { refuseUnlessPdf } from '../media/inspect-document.ts'
import { kindOfMedia } from '../media/kind-of-media.ts'
import { resourceFiles } from './resource-files.ts'

export async function uploadFile(
  ctx: Context,
  { file }: { file: File },
): Promise<Reply<typeof uploadResourceFile>> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const link = await resourceFiles.save(ctx.files, await kindOf(ctx, bytes), bytes)
  return { link, url: resourceFiles.opensAt(ctx, link) }
}

/** By content, whatever its name. */
async function kindOf(ctx: Context, bytes: Uint8Array) {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
    return kindOfMedia(ctx, bytes, { code: 'INVALID_RESOURCE_FILE' })
  refuseUnlessPdf(bytes)
  return 'pdf'
}
