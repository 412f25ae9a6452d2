import type { SpeakingTask } from '@sohbet/contract/speaking/speaking-task'
import { mayStore, nextAttempt, speakingLimits } from '@sohbet/domain/speaking/recording'
import { schoolDay } from '@sohbet/domain/calendar'
import { seenAfterDays } from '@sohbet/domain/course/may-see-learner'
import { daysBefore } from '@sohbet/domain/moment'
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { withAccountLocked } from '../db/lock-account.ts'
import { speakingTasks } from '../db/tables/catalogue/speaking-tasks.ts'
import { speakingRecordings } from '../db/tables/learning/speaking-recordings.ts'
import { AppError } from '../errors/app-error.ts'
import { storeWithRow } from '../jobs/store-with-row.ts'
import { prepareRecording } from '../media/prepare-recording.ts'
import { notify } from '../notifications/notify.ts'
import { requireOpenModule } from '../progress/learner-module.reads.ts'
import { isModuleHeard } from '../speaking-tasks/heard-seats.ts'
import { readLearnerTask, stateOf } from '../speaking-tasks/learner-tasks.reads.ts'
import { voiceFiles } from '../speaking-tasks/speaking-files.ts'
import { findHearers } from './hearing.ts'

type Send = { taskId: string; id: string; recording: File }
type Task = typeof speakingTasks.$inferSelect

/** Sent again under the same id, it changes nothing, also after it was deleted. */
export async function sendRecording(
  ctx: SignedInContext,
  { taskId, id, recording }: Send,
): Promise<SpeakingTask> {
  const task = await requireTask(ctx.db, taskId)
  await requireOpenModule(ctx, task.moduleId)
  if (!(await isSent(ctx, ctx.db, id))) {
    // Before the file is decoded, which takes long
    await refuseUnlessRoom(ctx, ctx.db, { task, bytes: recording.size })
    await store(ctx, { task, id, recording })
  }
  const sent = await readLearnerTask(ctx, taskId)
  if (!sent) throw new AppError('SPEAKING_TASK_NOT_FOUND')
  return sent
}

/** Locks the task, if `isLocked`, so that an admin who removes it waits. */
async function requireTask(db: Db, id: string, { isLocked = false } = {}): Promise<Task> {
  const query = db
    .select()
    .from(speakingTasks)
    .where(and(eq(speakingTasks.id, id), isNotNull(speakingTasks.position)))
  const [task] = await (isLocked ? query.for('key share') : query)
  if (!task) throw new AppError('SPEAKING_TASK_NOT_FOUND')
  return task
}

/** An id of another learner's recording is not answered as sent. */
async function isSent({ actor }: SignedInContext, db: Db, id: string): Promise<boolean> {
  const [found] = await db
    .select({ userId: speakingRecordings.userId })
    .from(speakingRecordings)
    .where(eq(speakingRecordings.id, id))
  if (found && found.userId !== actor.userId) throw new AppError('RECORDING_NOT_FOUND')
  return found !== undefined
}

/** Returns which attempt it is. */
async function refuseUnlessRoom(
  { actor, now }: SignedInContext,
  db: Db,
  { task, bytes }: { task: Task; bytes: number },
) {
  const own = eq(speakingRecordings.userId, actor.userId)
  const ofTask = await db
    .select()
    .from(speakingRecordings)
    .where(and(own, eq(speakingRecordings.taskId, task.id)))
  const [found] = await db
    .select({ isHeard: isModuleHeard({ userId: actor.userId, now }, task.moduleId) })
    .from(sql`(select) as one`)
  const next = nextAttempt({ state: stateOf(ofTask), isHeard: found?.isHeard ?? false })
  if (!next.allowed) throw new AppError(next.because, { about: String(seenAfterDays) })
  const dayAgo = daysBefore(now, 1)
  const inDay = await db.$count(speakingRecordings, and(own, gt(speakingRecordings.sentAt, dayAgo)))
  const [stored] = await db
    .select({ bytes: sql`coalesce(sum(${speakingRecordings.bytes}), 0)`.mapWith(Number) })
    .from(speakingRecordings)
    .where(own)
  const verdict = mayStore({ inDay, bytes: stored?.bytes ?? 0 }, bytes)
  if (!verdict.allowed)
    throw new AppError(verdict.because, {
      about: String(
        verdict.because === 'SPEAKING_DAY_FULL' ? speakingLimits.inDay : speakingLimits.bytes / 1024 / 1024,
      ),
    })
  return next.attempt
}

async function store(
  ctx: SignedInContext,
  { task, id, recording }: { task: Task; id: string; recording: File },
): Promise<void> {
  const original = new Uint8Array(await recording.arrayBuffer())
  const { kind, seconds, bytes } = await prepareRecording(ctx, original, { maxSeconds: task.seconds })
  const { link, file } = voiceFiles.nameNew(kind, bytes)
  const value = { id, taskId: task.id, userId: ctx.actor.userId, seconds, bytes: bytes.length, link }
  await storeWithRow(ctx, { name: file, bytes }, (keep) => insert(ctx, { ...value, sentAt: ctx.now }, keep))
}

/** Locks the account, so that several at the same time do not pass a limit together. Keeps no file that was sent before. */
const insert = (
  ctx: SignedInContext,
  value: Omit<typeof speakingRecordings.$inferInsert, 'attempt'>,
  keep: (db: Db) => Promise<void>,
): Promise<void> =>
  withAccountLocked(ctx.db, ctx.actor.userId, async (db) => {
    const task = await requireTask(db, value.taskId, { isLocked: true })
    if (await isSent(ctx, db, value.id)) return
    const attempt = await refuseUnlessRoom(ctx, db, { task, bytes: value.bytes })
    const [made] = await db
      .insert(speakingRecordings)
      .values({ ...value, attempt })
      .onConflictDoNothing({ target: speakingRecordings.id })
      .returning({ id: speakingRecordings.id })
    if (!made) throw new AppError('RECORDING_NOT_FOUND')
    await keep(db)
    await tellCoaches(ctx, db, task.moduleId)
  })

/** One notice a day, however many recordings come. */
async function tellCoaches({ actor, now }: SignedInContext, db: Db, moduleId: string): Promise<void> {
  const userIds = await findHearers(db, { learnerId: actor.userId, moduleId, now })
  await notify(db, now, { userIds, notice: { kind: 'recordings_waiting' }, about: schoolDay(now) })
}
