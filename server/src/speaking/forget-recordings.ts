import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { speakingTasks } from '../db/tables/catalogue/speaking-tasks.ts'
import { speakingRecordings } from '../db/tables/learning/speaking-recordings.ts'
import { AppError } from '../errors/app-error.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { voiceFiles } from '../speaking-tasks/speaking-files.ts'

type Links = { link: string | null; feedbackLink: string | null }
const links = { link: speakingRecordings.link, feedbackLink: speakingRecordings.feedbackLink }

/** A job removes the files after the commit, so that a rollback loses none. */
async function queueRemoval(db: Db, rows: readonly Links[]): Promise<void> {
  const names = rows.flatMap(({ link, feedbackLink }) => [
    ...voiceFiles.storedFile(link),
    ...voiceFiles.storedFile(feedbackLink),
  ])
  if (names.length > 0) await enqueue(db, 'remove-files', { names })
}

/** Keeps the row without sound and words: a late repetition of the upload does not bring the recording back. */
export const deleteRecording = (
  { db: outer, actor, now }: SignedInContext,
  id: string,
): Promise<{ id: string }> =>
  outer.transaction(async (db) => {
    const [own] = await db
      .select()
      .from(speakingRecordings)
      .where(and(eq(speakingRecordings.id, id), eq(speakingRecordings.userId, actor.userId)))
      .for('update')
    if (!own) throw new AppError('RECORDING_NOT_FOUND')
    if (own.deletedAt) return { id }
    await queueRemoval(db, [own])
    await db
      .update(speakingRecordings)
      .set({
        deletedAt: now,
        link: null,
        bytes: 0,
        feedbackText: '',
        feedbackLink: null,
        feedbackSeconds: null,
        clear: null,
        flow: null,
        words: null,
        grammar: null,
      })
      .where(eq(speakingRecordings.id, id))
    return { id }
  })

/** Of an account that is erased: own recordings, and the voice of a coach in answers. The rows of a learner go with the account. */
export async function forgetRecordings(db: Db, userId: string): Promise<void> {
  const own = await db.select(links).from(speakingRecordings).where(eq(speakingRecordings.userId, userId))
  const spoken = await db
    .select({ link: sql<null>`null`, feedbackLink: speakingRecordings.feedbackLink })
    .from(speakingRecordings)
    .where(eq(speakingRecordings.answeredBy, userId))
  await queueRemoval(db, [...own, ...spoken])
  await db
    .update(speakingRecordings)
    .set({ feedbackLink: null, feedbackSeconds: null })
    .where(eq(speakingRecordings.answeredBy, userId))
}

/** Rows and files per job, few enough to finish before it counts as dead. */
const atOnce = 50

/** Deletes recordings that were sent before then, and removed tasks that have none any more. */
export async function deleteOldRecordings(db: Db, before: Date): Promise<void> {
  while ((await deleteSome(db, before)) === atOnce);
  const sent = db
    .select({ one: sql`1` })
    .from(speakingRecordings)
    .where(eq(speakingRecordings.taskId, speakingTasks.id))
  await db.delete(speakingTasks).where(and(isNull(speakingTasks.position), notExists(sent)))
}

const deleteSome = (outer: Db, before: Date): Promise<number> =>
  outer.transaction(async (db) => {
    const some = db
      .select({ id: speakingRecordings.id })
      .from(speakingRecordings)
      .where(lt(speakingRecordings.sentAt, before))
      .limit(atOnce)
    const gone = await db
      .delete(speakingRecordings)
      .where(inArray(speakingRecordings.id, some))
      .returning(links)
    await queueRemoval(db, gone)
    return gone.length
  })
