import { and, isNull, lt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { messageAttachments } from '../db/tables/messages.ts'
import { enqueueAll } from '../jobs/enqueue.ts'
import { attachmentFile } from './attachment-files.ts'

/** So many are removed well before their job is taken for dead. */
const filesAJob = 100

/** What was uploaded before then and never sent. Its files go once its rows have gone. */
export const dropForgotten = (outer: Db, before: Date): Promise<void> =>
  outer.transaction(async (db) => {
    const dropped = await db
      .delete(messageAttachments)
      .where(and(isNull(messageAttachments.threadId), lt(messageAttachments.createdAt, before)))
      .returning({ id: messageAttachments.id, type: messageAttachments.type })
    const names = dropped.map(attachmentFile)
    const jobs = Array.from({ length: Math.ceil(names.length / filesAJob) }, (_, at) => ({
      names: names.slice(at * filesAJob, (at + 1) * filesAJob),
    }))
    if (jobs.length > 0) await enqueueAll(db, 'remove-files', jobs)
  })
