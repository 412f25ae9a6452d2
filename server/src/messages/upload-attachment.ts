import type { Attachment } from '@sohbet/contract/messaging/threads'
import { eq } from 'drizzle-orm'
import { messageAttachments } from '../db/tables/messaging/messages.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { prepareImage } from '../media/prepare-image.ts'
import { refuseUnlessPdf } from '../media/inspect-document.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { attachmentFile, toAttachment } from './attachment-files.ts'

const longestName = 100

type Prepared = Pick<typeof messageAttachments.$inferInsert, 'type' | 'width' | 'height'> & {
  bytes: Uint8Array
}

/** Stored for its uploader until a message includes it. */
export async function uploadAttachment(ctx: SignedInContext, { file }: { file: File }): Promise<Attachment> {
  const { db, actor, files, now } = ctx
  const { bytes, ...kind } = await prepare(ctx, new Uint8Array(await file.arrayBuffer()))
  const [row] = await refuseIfErased(() =>
    db
      .insert(messageAttachments)
      .values({
        userId: actor.userId,
        name: tidyName(file.name),
        size: bytes.length,
        createdAt: now,
        ...kind,
      })
      .returning(),
  )
  if (!row) throw new Error('an inserted attachment was not returned')
  await files.put(attachmentFile(row), bytes)
  // An account erased meanwhile leaves no file behind
  if ((await db.$count(messageAttachments, eq(messageAttachments.id, row.id))) === 0) {
    await files.remove(attachmentFile(row))
    throw new AppError('NOT_SIGNED_IN')
  }
  return toAttachment(ctx, row)
}

/** By content, whatever its name. */
async function prepare(ctx: SignedInContext, bytes: Uint8Array): Promise<Prepared> {
  const isPdf = bytes[0] === 0x25
  if (isPdf) {
    refuseOtherwise(() => refuseUnlessPdf(bytes))
    return { type: 'application/pdf', bytes }
  }
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new AppError('INVALID_ATTACHMENT')
  return { type: 'image/jpeg', ...(await prepareImage(ctx, bytes, 'message_pictures')) }
}

function refuseOtherwise(check: () => void) {
  try {
    check()
  } catch (cause) {
    throw new AppError('INVALID_ATTACHMENT', { cause })
  }
}

/** A safe name for a header and the screen: no path, no control characters. */
function tidyName(name: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return (
    plain
      .slice(-longestName)
      .replaceAll(/\p{Cs}/gu, '')
      .trim() || 'file'
  )
}
