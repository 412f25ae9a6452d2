import type { SpeakingTask } from '@sohbet/contract/speaking/speaking-task'
import { isModelOpen, taskState, type TaskState } from '@sohbet/domain/speaking/recording'
import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../context/context.ts'
import { speakingTasks } from '../db/tables/catalogue/speaking-tasks.ts'
import { speakingRecordings } from '../db/tables/learning/speaking-recordings.ts'
import { users } from '../db/tables/people/users.ts'
import { isCounted, toRecording, type RecordingRow } from './recording-rows.ts'
import { isModuleHeard } from './heard-seats.ts'
import { toPrompt } from './speaking-task.reads.ts'

type Learner = Pick<SignedInContext, 'db' | 'links' | 'now' | 'actor'>

/** Where a learner stands with a task, by their recordings of it. */
export const stateOf = (recordings: readonly RecordingRow[]): TaskState =>
  taskState(
    recordings.map(({ attempt, answeredAt, deletedAt }) => ({
      attempt,
      isAnswered: answeredAt !== null,
      isDeleted: deletedAt !== null,
    })),
  )

const ofModule = (moduleId: string) =>
  and(eq(speakingTasks.moduleId, moduleId), isNotNull(speakingTasks.position))

/** The tasks of a module that is open to the caller, with the caller's recordings. */
export const readLearnerTasks = (ctx: Learner, moduleId: string): Promise<SpeakingTask[]> =>
  readTasksWhere(ctx, ofModule(moduleId))

/** Undefined for a removed task. */
export async function readLearnerTask(ctx: Learner, id: string): Promise<SpeakingTask | undefined> {
  const [task] = await readTasksWhere(ctx, and(eq(speakingTasks.id, id), isNotNull(speakingTasks.position)))
  return task
}

async function readTasksWhere(ctx: Learner, condition: SQL | undefined): Promise<SpeakingTask[]> {
  const rows = await ctx.db
    .select({
      task: speakingTasks,
      isHeard: isModuleHeard({ userId: ctx.actor.userId, now: ctx.now }, speakingTasks.moduleId),
      recording: speakingRecordings,
      coach: users.username,
    })
    .from(speakingTasks)
    .leftJoin(
      speakingRecordings,
      and(eq(speakingRecordings.taskId, speakingTasks.id), eq(speakingRecordings.userId, ctx.actor.userId)),
    )
    .leftJoin(users, eq(users.id, speakingRecordings.answeredBy))
    .where(condition)
    .orderBy(asc(speakingTasks.position), asc(speakingRecordings.attempt))
  const tasks = new Map(rows.map((row) => [row.task.id, row]))
  return [...tasks.values()].map(({ task, isHeard }) => {
    const own = rows.flatMap(({ recording, coach }) =>
      recording?.taskId === task.id ? [{ recording, coach }] : [],
    )
    const state = stateOf(own.map(({ recording }) => recording))
    const { prompt, modelPlays } = toPrompt(ctx, task)
    return {
      id: task.id,
      kind: task.kind,
      seconds: task.seconds,
      prompt,
      modelUrl: isModelOpen(task.kind, state) ? modelPlays : null,
      hasModel: modelPlays !== null,
      state,
      isHeard,
      recordings: own.flatMap(({ recording, coach }) => toRecording(ctx, recording, coach)),
    }
  })
}

/** Whether a row `module` has tasks. */
export const hasTasks = sql`exists (select from speaking_tasks as task
  where task.module_id = module.id and task.position is not null)`

/** How many tasks a row `module` has, and how many of them the learner has sent. */
export const speakingColumns = (userId: string): SQL => sql`
  (select count(*)::int from speaking_tasks as task
    where task.module_id = module.id and task.position is not null) as "taskCount",
  (select count(distinct task.id)::int
    from speaking_tasks as task join speaking_recordings as sent on sent.task_id = task.id
    where task.module_id = module.id and task.position is not null and sent.user_id = ${userId}
      and ${isCounted('sent')}) as "spokenCount"`
export const speakingCounts = z.object({ taskCount: z.number(), spokenCount: z.number() })
