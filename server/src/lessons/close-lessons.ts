import { givesCreditBack, isDecided, outcomesOf } from '@sohbet/domain/lesson/rules'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { returnCredit } from '../credits/return-credit.ts'
import type { Db } from '../db/connect.ts'
import { lessons, lessonSeats } from '../db/tables/lessons/lessons.ts'
import { readLessonRules } from '../settings/lesson-rules.reads.ts'
import { lockLesson } from './lock-lesson.ts'
import { notifyOfDecision } from './requests/notify-of-request.ts'

/** Lessons per run: each is a short transaction of its own. */
const atOnce = 200

/** Decides what became of the lessons that are over. It may run at any time and in parallel. */
export async function closeLessons({ db, now }: { db: Db; now: Date }): Promise<void> {
  const ended = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(isNull(lessons.outcome), isNull(lessons.cancelledAt), lte(lessons.endsAt, now)))
    .orderBy(asc(lessons.endsAt))
    .limit(atOnce)
  for (const { id } of ended) await db.transaction((tx) => closeLesson(tx, id, now))
}

const saidOf = ({ isPresent }: Pick<typeof lessonSeats.$inferSelect, 'isPresent'>) =>
  isPresent === null ? null : isPresent ? 'came' : 'absent'

/** Decides each seat: a learner's absence costs that learner's credit only, and a coach's gives all of them back. */
async function closeLesson(db: Db, id: string, now: Date): Promise<void> {
  const { lesson, seats } = await lockLesson(db, id)
  if (lesson.outcome || lesson.cancelledAt) return
  const outcomes = outcomesOf(
    lesson,
    seats.map((seat) => ({ learnerCameAt: seat.cameAt, coachSays: saidOf(seat) })),
    await readLessonRules(db),
  )
  if (!isDecided({ endsAt: lesson.endsAt, outcome: outcomes.lesson }, now)) return
  await db.update(lessons).set({ outcome: outcomes.lesson }).where(eq(lessons.id, id))
  const paidBack: string[] = []
  for (const [place, { id: seatId, userId, lotId }] of seats.entries()) {
    const outcome = outcomes.seats[place] ?? outcomes.lesson
    await db.update(lessonSeats).set({ outcome }).where(eq(lessonSeats.id, seatId))
    const isBack = givesCreditBack(outcome) && userId && lotId
    if (isBack && (await returnCredit(db, { userId, lotId, isBySchool: true, now }))) paidBack.push(userId)
  }
  // Nobody reads of a lesson that went as expected
  if (outcomes.lesson === 'coach_absent')
    await notifyOfDecision(db, now, { lesson, outcome: outcomes.lesson, paidBack })
}
