import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { lessonRequests } from '../../db/tables/lessons/lesson-requests.ts'
import { lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { takeBackAsked } from '../../notifications/asked-notices.ts'

/** A lesson that changed or was cancelled makes its open request pointless. */
export async function withdrawRequests(db: Db, lessonId: string, now: Date): Promise<void> {
  const withdrawn = await db
    .update(lessonRequests)
    .set({ answer: 'withdrawn', answeredAt: now })
    .where(and(eq(lessonRequests.lessonId, lessonId), isNull(lessonRequests.answer)))
    .returning({ toCoachId: lessonRequests.toCoachId })
  for (const { toCoachId } of withdrawn)
    await takeBackAsked(db, now, { id: lessonId, userIds: await readAsked(db, { lessonId, toCoachId }) })
}

/** The asked coach, or the learners when another time is proposed. Also those who gave up their seat. */
async function readAsked(
  db: Db,
  { lessonId, toCoachId }: { lessonId: string; toCoachId: string | null },
): Promise<string[]> {
  const rows =
    toCoachId === null
      ? await db
          .select({ userId: lessonSeats.userId })
          .from(lessonSeats)
          .where(eq(lessonSeats.lessonId, lessonId))
      : await db.select({ userId: coaches.userId }).from(coaches).where(eq(coaches.id, toCoachId))
  return rows.flatMap(({ userId }) => userId ?? [])
}
