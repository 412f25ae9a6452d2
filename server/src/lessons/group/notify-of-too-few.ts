import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { lessons } from '../../db/tables/lessons/lessons.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { publish } from '../../live/publish.ts'
import { notify } from '../../notifications/notify.ts'
import { notifyOfLesson, thingOfLesson } from '../notify-of-lesson.ts'

type TooFew = { lesson: typeof lessons.$inferSelect; userIds: readonly string[] }

/** Tells learners and coach that too few learners came together. The coach of a duo reads of a cancelled lesson. */
export async function notifyOfTooFew(db: Db, now: Date, { lesson, userIds }: TooFew): Promise<void> {
  const { id: lessonId, kind, topic } = lesson
  const about = { lessonId, lesson: kind, other: '', startsAt: lesson.startsAt.toISOString() }
  const forLesson = { about: lessonId, thing: thingOfLesson(lessonId) }
  await publish(db, userIds, { kind: 'sessions' })
  if (kind === 'duo') {
    await notify(db, now, { userIds, notice: { kind: 'duo_freed', ...about }, ...forLesson })
    await notifyOfLesson(db, now, {
      lessonId,
      userIds,
      before: lesson.startsAt,
      after: null,
      audience: 'coach',
    })
    return
  }
  const [coach] = await db
    .select({ userId: coaches.userId })
    .from(coaches)
    .where(eq(coaches.id, lesson.coachId))
  const cancelled = { kind: 'group_cancelled', ...about, topic } as const
  await notify(
    db,
    now,
    { userIds, notice: { ...cancelled, isCreditBack: true }, ...forLesson },
    {
      userIds: coach?.userId ? [coach.userId] : [],
      notice: { ...cancelled, isCreditBack: false },
      ...forLesson,
    },
  )
}
