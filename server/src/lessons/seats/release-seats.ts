import { mayCancel } from '@sohbet/domain/lesson/rules'
import { and, asc, eq, gt } from 'drizzle-orm'
import { lockCoaches } from '../../coaches/lock-coach.ts'
import type { Db } from '../../db/connect.ts'
import { lockAccount } from '../../db/lock-account.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { creditLots } from '../../db/tables/selling/credit-lots.ts'
import { AppError } from '../../errors/app-error.ts'
import { notifyOfLesson } from '../notify-of-lesson.ts'
import { giveUpSeat } from './give-up-seat.ts'

export type Released = {
  userId: string
  /** Only the seats that the credits of this enrolment paid for; all without it. */
  enrollmentId?: string
  /** The same for a pack. */
  packId?: string
  now: Date
}

const readSeats = (db: Db, { userId, enrollmentId, packId, now }: Released) =>
  db
    .select({ lesson: lessons, seat: lessonSeats })
    .from(lessonSeats)
    .innerJoin(lessons, eq(lessons.id, lessonSeats.lessonId))
    .leftJoin(creditLots, eq(creditLots.id, lessonSeats.lotId))
    .where(
      and(
        eq(lessonSeats.userId, userId),
        eq(lessonSeats.status, 'booked'),
        gt(lessonSeats.startsAt, now),
        enrollmentId === undefined ? undefined : eq(creditLots.enrollmentId, enrollmentId),
        packId === undefined ? undefined : eq(creditLots.packId, packId),
      ),
    )
    .orderBy(asc(lessonSeats.startsAt))

/**
 * Before credits are taken back, or an account is erased: its lessons ahead are cancelled as by the learner, and coach
 * and learner are notified. After the courses, this locks the coaches and then the account.
 */
export async function releaseSeats(db: Db, released: Released): Promise<void> {
  const { userId, enrollmentId, packId, now } = released
  const isAll = enrollmentId === undefined && packId === undefined
  const known = new Set((await readSeats(db, released)).map(({ lesson }) => lesson.coachId))
  // forgetLessons tests again, once the account is locked
  if (known.size === 0 && isAll) return
  if (known.size > 0) await lockCoaches(db, [...known])
  if (!(await lockAccount(db, userId))) return
  const booked = await readSeats(db, released)
  if (booked.some(({ lesson }) => !known.has(lesson.coachId))) throw new AppError('STATE_CHANGED')
  for (const { lesson, seat } of booked) {
    const verdict = mayCancel({ ...lesson, isCancelled: false }, now)
    if (!verdict.allowed) continue
    const { isLast } = await giveUpSeat(db, {
      lesson,
      seat,
      isInTime: verdict.isInTime,
      isErased: isAll,
      now,
    })
    await notifyOfLesson(db, now, {
      lessonId: lesson.id,
      userIds: [userId],
      before: lesson.startsAt,
      after: null,
      goesOn: !isLast,
      isErased: isAll,
      audience: isLast ? 'all' : 'learners',
    })
  }
}
