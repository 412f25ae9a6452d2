import type { OwnRecordings } from '@sohbet/contract/speaking/speaking'
import { speakingLimits } from '@sohbet/domain/speaking/recording'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { speakingTasks } from '../db/tables/catalogue/speaking-tasks.ts'
import { speakingRecordings } from '../db/tables/learning/speaking-recordings.ts'
import { users } from '../db/tables/people/users.ts'
import { isPresent, toRecording } from '../speaking-tasks/recording-rows.ts'

const most = 100

export async function readOwnRecordings(ctx: SignedInContext): Promise<OwnRecordings> {
  const { db, actor } = ctx
  const own = and(eq(speakingRecordings.userId, actor.userId), isPresent)
  const [stored] = await db
    .select({
      bytes: sql`coalesce(sum(${speakingRecordings.bytes}), 0)`.mapWith(Number),
      count: sql<number>`count(*)::int`,
    })
    .from(speakingRecordings)
    .where(own)
  const rows = await db
    .select({
      recording: speakingRecordings,
      coach: users.username,
      kind: speakingTasks.kind,
      text: speakingTasks.text,
      moduleId: modules.id,
      module: modules.name,
      courseId: sql<string | null>`(select course.id from enrollments as seat
        join courses as course on course.id = seat.course_id
        where seat.user_id = ${actor.userId} and seat.status = 'active' and course.type_id = ${modules.courseTypeId}
        order by course.end_date desc limit 1)`,
    })
    .from(speakingRecordings)
    .innerJoin(speakingTasks, eq(speakingTasks.id, speakingRecordings.taskId))
    .innerJoin(modules, eq(modules.id, speakingTasks.moduleId))
    .leftJoin(users, eq(users.id, speakingRecordings.answeredBy))
    .where(own)
    .orderBy(desc(speakingRecordings.sentAt), desc(speakingRecordings.id))
    .limit(most)
  return {
    usedBytes: stored?.bytes ?? 0,
    maxBytes: speakingLimits.bytes,
    totalCount: stored?.count ?? 0,
    recordings: rows.flatMap(({ recording, coach, ...about }) =>
      toRecording(ctx, recording, coach).map((one) => ({
        ...one,
        ...about,
        bytes: recording.bytes,
        keptUntil: new Date(
          recording.sentAt.getTime() + speakingLimits.keepDays * 24 * 3_600_000,
        ).toISOString(),
      })),
    ),
  }
}
