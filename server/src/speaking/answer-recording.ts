import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { answerRecording as contract } from '@sohbet/contract/speaking/speaking'
import { speakingLimits } from '@sohbet/domain/speaking/recording'
import { and, eq, isNull } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { speakingTasks } from '../db/tables/catalogue/speaking-tasks.ts'
import { speakingRecordings } from '../db/tables/learning/speaking-recordings.ts'
import { AppError } from '../errors/app-error.ts'
import { storeWithRow } from '../jobs/store-with-row.ts'
import { prepareRecording } from '../media/prepare-recording.ts'
import { notify } from '../notifications/notify.ts'
import { voiceFiles } from '../speaking-tasks/speaking-files.ts'
import { findHeard } from './hearing.ts'
import { countWaiting } from './waiting.reads.ts'

type Answer = { recordingId: string } & Parsed<typeof contract>['body']
type Voice = { link: string; seconds: number; keep: (db: Db) => Promise<void> }

/** Sent again under the same id, it changes nothing. The first answer counts: two coaches may listen at once. */
export async function answerRecording(
  ctx: SignedInContext,
  { recordingId, recording: file, ...answer }: Answer,
): Promise<Reply<typeof contract>> {
  const heard = await findHeard(ctx, { id: recordingId, coachId: ctx.actor.userId })
  if (!heard) throw new AppError('RECORDING_NOT_FOUND')
  if (!(await isAnswered(ctx, ctx.db, { recordingId, id: answer.id }))) {
    const saved = { recordingId, heard, ...answer }
    await (file ? saveWithVoice(ctx, file, saved) : save(ctx, saved))
  }
  return { id: recordingId, waitingCount: await countWaiting(ctx) }
}

async function saveWithVoice(ctx: SignedInContext, file: File, answer: Save): Promise<void> {
  const original = new Uint8Array(await file.arrayBuffer())
  const { kind, seconds, bytes } = await prepareRecording(ctx, original, {
    maxSeconds: speakingLimits.feedbackSeconds,
  })
  const { link, file: name } = voiceFiles.nameNew(kind, bytes)
  await storeWithRow(ctx, { name, bytes }, (keep) => save(ctx, answer, { link, seconds, keep }))
}

/** True for this very answer. */
async function isAnswered(
  { actor }: SignedInContext,
  db: Db,
  { recordingId, id }: { recordingId: string; id: string },
): Promise<boolean> {
  const [found] = await db.select().from(speakingRecordings).where(eq(speakingRecordings.id, recordingId))
  if (!found || found.deletedAt) throw new AppError('RECORDING_NOT_FOUND')
  if (found.answeredAt === null) return false
  if (found.answerId === id && found.answeredBy === actor.userId) return true
  throw new AppError('SPEAKING_ANSWERED')
}

type Save = Omit<Answer, 'recording'> & { heard: { courseId: string; course: string } }

/** Keeps no voice when this very answer was saved before. */
const save = (
  ctx: SignedInContext,
  { recordingId, heard, id, ...answer }: Save,
  voice?: Voice,
): Promise<void> =>
  ctx.db.transaction(async (db) => {
    const { text, clear, flow, words, grammar } = answer
    const [answered] = await db
      .update(speakingRecordings)
      .set({
        ...(voice && { feedbackLink: voice.link, feedbackSeconds: voice.seconds }),
        answeredAt: ctx.now,
        answeredBy: ctx.actor.userId,
        answerId: id,
        feedbackText: text,
        clear,
        flow,
        words,
        grammar,
      })
      .where(
        and(
          eq(speakingRecordings.id, recordingId),
          isNull(speakingRecordings.answeredAt),
          isNull(speakingRecordings.deletedAt),
        ),
      )
      .returning({ userId: speakingRecordings.userId, taskId: speakingRecordings.taskId })
    if (!answered) {
      await isAnswered(ctx, db, { recordingId, id })
      return
    }
    await voice?.keep(db)
    await tellLearner(ctx, db, { recordingId, heard, ...answered })
  })

type Answered = Pick<Save, 'recordingId' | 'heard'> & { userId: string; taskId: string }

async function tellLearner(
  { actor, now }: SignedInContext,
  db: Db,
  { recordingId, heard, userId, taskId }: Answered,
): Promise<void> {
  const [module] = await db
    .select({ moduleId: modules.id, module: modules.name })
    .from(speakingTasks)
    .innerJoin(modules, eq(modules.id, speakingTasks.moduleId))
    .where(eq(speakingTasks.id, taskId))
  if (!module) throw new Error('a task has no module')
  await notify(db, now, {
    userIds: [userId],
    notice: { kind: 'recording_answered', ...heard, ...module, coach: actor.account.username },
    about: recordingId,
    personId: actor.userId,
  })
}
