import { givesCreditBack, isDecided, outcomeOf } from '@sohbet/domain/lesson/rules'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { returnCredit } from '../credits/return-credit.ts'
import type { Db } from '../db/connect.ts'
import { lessons } from '../db/tables/lessons/lessons.ts'
import { lockLesson } from './lock-lesson.ts'

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

/** The lesson was taught when one learner at least was there. */
async function closeLesson(db: Db, id: string, now: Date): Promise<void> {
  const { lesson, seats } = await lockLesson(db, id)
  if (lesson.outcome || lesson.cancelledAt) return
  const seen = seats.map((seat) => ({
    seat,
    startsAt: lesson.startsAt,
    endsAt: lesson.endsAt,
    learnerCameAt: seat.cameAt,
    coachCameAt: lesson.coachCameAt,
    coachSays: seat.isPresent === null ? null : seat.isPresent ? ('came' as const) : ('absent' as const),
  }))
  if (!seen.every((one) => isDecided(one, now))) return
  const outcomes = new Set(seen.map(outcomeOf))
  const outcome = (['unclear', 'taught', 'coach_absent', 'learner_absent'] as const).find((one) =>
    outcomes.has(one),
  )
  await db
    .update(lessons)
    .set({ outcome: outcome ?? 'learner_absent' })
    .where(eq(lessons.id, id))
  if (outcome && givesCreditBack(outcome))
    for (const { userId, lotId } of seats)
      if (userId && lotId) await returnCredit(db, { userId, lotId, isBySchool: true, now })
}
