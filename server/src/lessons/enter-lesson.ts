import type { Reply } from '@sohbet/contract/endpoint'
import type { enterLesson as enterLessonCall } from '@sohbet/contract/lessons/lesson-door'
import { mayEnter, opensAt } from '@sohbet/domain/lesson/rules'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { and, eq, sql } from 'drizzle-orm'
import { sqlMoment } from '../db/sql-moment.ts'
import type { SignedInContext } from '../context/context.ts'
import { coachAvailability } from '../db/tables/lessons/availability.ts'
import { lessons, lessonSeats } from '../db/tables/lessons/lessons.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { AppError } from '../errors/app-error.ts'

/** The door of a lesson: whoever may enter is redirected to the meeting, and the first time is recorded. */
export async function enterLesson(ctx: SignedInContext, id: string): Promise<Reply<typeof enterLessonCall>> {
  const { db, actor, now, language } = ctx
  const isSeat = and(
    eq(lessonSeats.lessonId, lessons.id),
    eq(lessonSeats.userId, actor.userId),
    eq(lessonSeats.status, 'booked'),
  )
  const [found] = await db
    .select({ lesson: lessons, seat: lessonSeats, coach: coaches, offer: coachAvailability })
    .from(lessons)
    .innerJoin(coaches, eq(coaches.id, lessons.coachId))
    .leftJoin(coachAvailability, eq(coachAvailability.coachId, coaches.id))
    .leftJoin(lessonSeats, isSeat)
    .where(eq(lessons.id, id))
  const isCoach = found?.coach.userId === actor.userId
  if (!found || !(isCoach || found.seat)) throw new AppError('LESSON_NOT_FOUND')
  const { lesson, seat, offer } = found
  const verdict = mayEnter({ ...lesson, isCancelled: lesson.cancelledAt !== null }, now)
  if (!verdict.allowed)
    throw new AppError(verdict.because, {
      about: zonedTime(opensAt(lesson), { language, timeZone: actor.account.timeZone }),
    })
  const link = lesson.meetingLink ?? offer?.meetingLink
  if (!link) throw new AppError('COACH_GIVES_NO_LESSONS')
  const first = (column: typeof lessons.coachCameAt | typeof lessonSeats.cameAt) =>
    sql`coalesce(${column}, ${sqlMoment(now)})`
  if (isCoach)
    await db
      .update(lessons)
      .set({ coachCameAt: first(lessons.coachCameAt) })
      .where(eq(lessons.id, id))
  else if (seat)
    await db
      .update(lessonSeats)
      .set({ cameAt: first(lessonSeats.cameAt) })
      .where(eq(lessonSeats.id, seat.id))
  return { redirectUrl: link }
}
