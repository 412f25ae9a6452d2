import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { lessonRequests } from '../../db/tables/lessons/lesson-requests.ts'

/** A lesson that changed makes its open request pointless. */
export async function withdrawRequests(db: Db, lessonId: string, now: Date): Promise<void> {
  await db
    .update(lessonRequests)
    .set({ answer: 'withdrawn', answeredAt: now })
    .where(and(eq(lessonRequests.lessonId, lessonId), isNull(lessonRequests.answer)))
}
