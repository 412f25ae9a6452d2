import { and, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { messageAttachments } from '../db/tables/messaging/messages.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { attachmentFile } from './attachment-files.ts'

/** Files per job, few enough to finish before it counts as dead. */
const filesAJob = 100

/** Deletes attachments that were uploaded before then and never sent. Jobs remove their files after the rows. */
export async function deleteUnsentAttachments(db: Db, before: Date): Promise<void> {
  while ((await deleteSome(db, before)) === filesAJob);
}

const deleteSome = (outer: Db, before: Date): Promise<number> =>
  outer.transaction(async (db) => {
    const some = db
      .select({ id: messageAttachments.id })
      .from(messageAttachments)
      .where(and(isNull(messageAttachments.threadId), lt(messageAttachments.createdAt, before)))
      .limit(filesAJob)
    const dropped = await db
      .delete(messageAttachments)
      .where(inArray(messageAttachments.id, some))
      .returning({ id: messageAttachments.id, type: messageAttachments.type })
    if (dropped.length > 0) await enqueue(db, 'remove-files', { names: dropped.map(attachmentFile) })
    return dropped.length
  })
