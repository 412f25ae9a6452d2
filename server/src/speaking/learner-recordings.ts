import type { Reply } from '@sohbet/contract/endpoint'
import type { LearnerRecording, openRecording as openCall } from '@sohbet/contract/speaking/speaking'
import { schoolDay } from '@sohbet/domain/calendar'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../context/context.ts'
import { queryRows } from '../db/query-rows.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { speakingTasks } from '../db/tables/catalogue/speaking-tasks.ts'
import { speakingRecordings } from '../db/tables/learning/speaking-recordings.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import { record } from '../security-log/record.ts'
import { answerVoiceOf, feedbackOf, isPresent, rubricOf, voiceOf } from '../speaking-tasks/recording-rows.ts'
import { heardRecordings, seatsHeard } from './hearing.ts'

const most = 20

/** For coaches those that they hear, for admins all without the sound. */
export async function readLearnerRecordings(
  ctx: SignedInContext,
  learnerId: string,
): Promise<LearnerRecording[]> {
  const isCoach = ctx.actor.role === 'coach'
  await refuseUnknown(ctx, learnerId)
  const rows = await ctx.db
    .select({
      row: speakingRecordings,
      coach: users.username,
      module: { id: modules.id, name: modules.name },
      kind: speakingTasks.kind,
      text: speakingTasks.text,
    })
    .from(speakingRecordings)
    .innerJoin(speakingTasks, eq(speakingTasks.id, speakingRecordings.taskId))
    .innerJoin(modules, eq(modules.id, speakingTasks.moduleId))
    .leftJoin(users, eq(users.id, speakingRecordings.answeredBy))
    .where(
      and(
        eq(speakingRecordings.userId, learnerId),
        isPresent,
        isCoach
          ? inArray(
              speakingRecordings.id,
              sql`(select sent.id from ${heardRecordings(ctx.now)}
                where heard.coach_id = ${ctx.actor.userId} and heard.learner_id = ${learnerId})`,
            )
          : undefined,
      ),
    )
    .orderBy(desc(speakingRecordings.sentAt), desc(speakingRecordings.id))
    .limit(most)
  return rows.map(({ row, coach, ...about }) => {
    const feedback = feedbackOf(ctx, row, coach)
    return {
      ...about,
      id: row.id,
      attempt: row.attempt,
      sentAt: row.sentAt.toISOString(),
      seconds: row.seconds,
      voice: isCoach ? voiceOf(ctx, row) : null,
      feedback: feedback && { ...feedback, voice: isCoach ? feedback.voice : null },
    }
  })
}

/** A coach without a course with the learner gets the error of a missing account. */
async function refuseUnknown({ db, actor, now }: SignedInContext, learnerId: string): Promise<void> {
  const known =
    actor.role === 'coach'
      ? sql`select 1 as one from ${seatsHeard(now)} as heard
          where heard.coach_id = ${actor.userId} and heard.learner_id = ${learnerId} limit 1`
      : sql`select 1 as one from users where id = ${learnerId}`
  const found = await queryRows(db, z.object({ one: z.number() }), known)
  if (found.length === 0) throw new AppError('USER_NOT_FOUND')
}

/** An admin hears a recording only with a reason, which the security log keeps. */
export const openRecording = (
  ctx: SignedInContext,
  { id, reason }: { id: string; reason: string },
): Promise<Reply<typeof openCall>> =>
  ctx.db.transaction(async (db) => {
    const [found] = await db
      .select({ row: speakingRecordings, module: modules.name })
      .from(speakingRecordings)
      .innerJoin(speakingTasks, eq(speakingTasks.id, speakingRecordings.taskId))
      .innerJoin(modules, eq(modules.id, speakingTasks.moduleId))
      .where(and(eq(speakingRecordings.id, id), isPresent))
    const voice = found && voiceOf(ctx, found.row)
    if (!voice) throw new AppError('RECORDING_NOT_FOUND')
    const { row, module } = found
    await record(db, ctx, {
      event: 'recording_opened',
      userId: row.userId,
      byUserId: ctx.actor.userId,
      details: `${module}, ${schoolDay(row.sentAt)}: ${reason}`,
    })
    return { voice, feedback: rubricOf(row) && answerVoiceOf(ctx, row) }
  })

/** Repeating it changes nothing. */
export async function openFeedback({ db, actor, now }: SignedInContext, id: string): Promise<{ id: string }> {
  const own = and(eq(speakingRecordings.id, id), eq(speakingRecordings.userId, actor.userId), isPresent)
  if ((await db.$count(speakingRecordings, own)) === 0) throw new AppError('RECORDING_NOT_FOUND')
  await db
    .update(speakingRecordings)
    .set({ openedAt: now })
    .where(and(own, isNull(speakingRecordings.openedAt), sql`${speakingRecordings.answeredAt} is not null`))
  return { id }
}
