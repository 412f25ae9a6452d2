import type { WaitingRecording, WaitingRecordings } from '@sohbet/contract/speaking/speaking'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { SignedInContext } from '../context/context.ts'
import { queryRows } from '../db/query-rows.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { speakingTasks } from '../db/tables/catalogue/speaking-tasks.ts'
import { speakingRecordings } from '../db/tables/learning/speaking-recordings.ts'
import { users } from '../db/tables/people/users.ts'
import { toRecording } from '../speaking-tasks/recording-rows.ts'
import { toPrompt } from '../speaking-tasks/speaking-task.reads.ts'
import { heardRecordings } from './hearing.ts'

const most = 10

const waitingFor = ({ actor, now }: Pick<SignedInContext, 'actor' | 'now'>) =>
  sql`${heardRecordings(now)} where heard.coach_id = ${actor.userId} and sent.answered_at is null`

export async function countWaiting(ctx: Pick<SignedInContext, 'db' | 'actor' | 'now'>): Promise<number> {
  const [found] = await queryRows(
    ctx.db,
    z.object({ count: z.number() }),
    sql`select count(distinct sent.id)::int as count from ${waitingFor(ctx)}`,
  )
  return found?.count ?? 0
}

const nextRow = z.object({ id: z.string(), courseId: z.string(), course: z.string(), total: z.number() })

/** The next recordings, the oldest first. A learner may have two courses of one type with the coach. */
export async function readWaiting(ctx: SignedInContext): Promise<WaitingRecordings> {
  const next = await queryRows(
    ctx.db,
    nextRow,
    sql`select waiting.id, waiting.course_id as "courseId", waiting.course, count(*) over ()::int as total
      from (select distinct on (sent.id) sent.id, sent.sent_at, heard.course_id, heard.course
        from ${waitingFor(ctx)} order by sent.id, heard.end_date desc) as waiting
      order by waiting.sent_at, waiting.id limit ${most}`,
  )
  const details = await readDetails(
    ctx,
    next.map(({ id }) => id),
  )
  return {
    totalCount: next[0]?.total ?? 0,
    recordings: next.flatMap(({ id, courseId, course }) =>
      details.flatMap((one) => (one.id === id ? [{ ...one, course: { id: courseId, name: course } }] : [])),
    ),
  }
}

const first = alias(speakingRecordings, 'first')
const firstCoach = alias(users, 'first_coach')

async function readDetails(ctx: SignedInContext, ids: string[]): Promise<Omit<WaitingRecording, 'course'>[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select({
      recording: speakingRecordings,
      learner: { id: users.id, username: users.username, level: users.level },
      module: { id: modules.id, name: modules.name },
      task: speakingTasks,
      first,
      firstCoach: firstCoach.username,
    })
    .from(speakingRecordings)
    .innerJoin(users, eq(users.id, speakingRecordings.userId))
    .innerJoin(speakingTasks, eq(speakingTasks.id, speakingRecordings.taskId))
    .innerJoin(modules, eq(modules.id, speakingTasks.moduleId))
    .leftJoin(
      first,
      and(
        eq(first.taskId, speakingRecordings.taskId),
        eq(first.userId, speakingRecordings.userId),
        eq(first.attempt, 1),
        sql`${first.deletedAt} is null and ${first.id} <> ${speakingRecordings.id}`,
      ),
    )
    .leftJoin(firstCoach, eq(firstCoach.id, first.answeredBy))
    .where(inArray(speakingRecordings.id, ids))
  return rows.flatMap(({ recording, learner, module, task, first: earlier, firstCoach: coach }) => {
    const { prompt, modelPlays } = toPrompt(ctx, task)
    return toRecording(ctx, recording, null).map(({ feedback: _none, ...one }) => ({
      ...one,
      learner,
      module,
      task: { kind: task.kind, seconds: task.seconds, prompt, modelUrl: modelPlays },
      earlier: (earlier && toRecording(ctx, earlier, coach)[0]) ?? null,
    }))
  })
}
