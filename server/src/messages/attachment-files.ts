import { requestPath } from '@sohbet/contract/request'
import { getAttachment, type Attachment } from '@sohbet/contract/messaging/threads'
import type { Parsed } from '@sohbet/contract/endpoint'
import { eq } from 'drizzle-orm'
import { messageAttachments } from '../db/tables/messaging/messages.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { StoredFile } from '../http/files/send-file.ts'
import type { AttachmentRow } from './thread-rows.reads.ts'

const endings = {
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
} as const satisfies Record<Attachment['type'], string>

/** Named by its row, not by its content, because it belongs to one user and is erased with them. */
export const attachmentFile = ({ id, type }: Pick<AttachmentRow, 'id' | 'type'>) =>
  `messages/${id}.${endings[type]}`

export const pathOfAttachment = (id: string) => requestPath(getAttachment, { params: { id } })

export const toAttachment = (
  { links, now }: Pick<Context, 'links' | 'now'>,
  { id, name, type, size, width, height, seconds }: AttachmentRow,
): Attachment => ({
  id,
  name,
  type,
  size,
  width,
  height,
  seconds,
  url: links.sign(pathOfAttachment(id), now),
})

/** Reads a file for a signed URL. */
export async function readAttachment(
  { db, files, links, now }: Context,
  { params: { id }, query }: Parsed<typeof getAttachment>,
): Promise<StoredFile> {
  links.refuseUnlessSigned(pathOfAttachment(id), query, now)
  const [row] = await db.select().from(messageAttachments).where(eq(messageAttachments.id, id))
  const found = row && (await files.open(attachmentFile(row)))
  if (!found) throw new AppError('NOT_FOUND')
  return new StoredFile(found, { name: row.name, type: row.type, version: id, isPersonal: true })
}
