import type { Parsed } from '@sohbet/contract/endpoint'
import type { bookLesson as bookLessonCall, OwnLesson } from '@sohbet/contract/lessons/lessons'
import { freeUntil, isFreeAt } from '@sohbet/domain/lesson/availability'
import type { LessonKind, LessonRules } from '@sohbet/domain/lesson/lesson'
import { minutesAfter } from '@sohbet/domain/moment'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { lockAccount } from '../db/lock-account.ts'
import { lessons } from '../db/tables/lessons/lessons.ts'
import { AppError } from '../errors/app-error.ts'
import { answerAlike, seekPartner } from './duo/find-partner.ts'
import { readDiaries, readLearnerTimes, toDiary } from './diaries.reads.ts'
import { readLessonRules } from '../settings/lesson-rules.reads.ts'
import { lockCoach } from '../coaches/lock-coach.ts'
import { notifyOfLesson } from './notify-of-lesson.ts'
import { requireOwnLesson } from './own-lessons.reads.ts'
import { takeSeat } from './seats/take-seat.ts'

const seatsOf = { private: 1, duo: 2 } as const

/** One credit buys one lesson. The coach's lock and the constraints of the database let one of many learners win. */
export const bookLesson = (
  ctx: SignedInContext,
  { partner, ...wish }: Parsed<typeof bookLessonCall>['body'],
): Promise<OwnLesson> =>
  answerAlike(ctx, partner, () =>
    ctx.db.transaction(async (db) => {
      const rules = await readLessonRules(db)
      const lesson = await placeLesson(db, { ...wish, userId: ctx.actor.userId, rules, now: ctx.now })
      if (lesson.kind === 'duo' && partner) await seekPartner(ctx, db, { lesson, choice: partner })
      return requireOwnLesson({ ...ctx, db }, lesson.id, rules)
    }),
  )

type NewLesson = Omit<Parsed<typeof bookLessonCall>['body'], 'partner'> & {
  userId: string
  rules: LessonRules
  now: Date
}

/** Places a lesson of one learner, if the time is free and a credit is left. */
export async function placeLesson(db: Db, { wish, ...lessonWish }: NewLesson) {
  const { kind, coachId, startsAt, userId, rules, now } = lessonWish
  await requireFree(db, lessonWish)
  const seats = { seats: seatsOf[kind], leastSeats: seatsOf[kind] }
  const [lesson] = await db
    .insert(lessons)
    .values({ coachId, kind, ...timesOf(kind, startsAt, rules), ...seats, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (!lesson) throw new AppError('TIME_TAKEN')
  await takeSeat(db, { lesson, userId, isBooker: true, wish, now })
  const people = { lessonId: lesson.id, isNew: true, userIds: [userId] }
  await notifyOfLesson(db, now, { ...people, before: null, after: startsAt })
  return lesson
}

/** The times of a lesson that is booked or moved now: later settings do not change them. */
export function timesOf(kind: LessonKind, startsAt: Date, rules: LessonRules) {
  const endsAt = minutesAfter(startsAt, rules.minutes[kind])
  return {
    startsAt,
    endsAt,
    busyUntil: minutesAfter(endsAt, rules.pauseMinutes),
    freeUntil: freeUntil({ startsAt }, rules),
  }
}

type Wish = {
  coachId: string
  userId: string
  kind: LessonKind
  startsAt: Date
  rules: LessonRules
  now: Date
  /** The lesson that is being moved. */
  exceptLessonId?: string
}

/** Locks the coach and the account, then checks the time by the same rule that lists the free times. */
export async function requireFree(db: Db, { coachId, userId, exceptLessonId, ...wish }: Wish): Promise<void> {
  const coach = await lockCoach(db, coachId)
  const span = { from: wish.startsAt, to: minutesAfter(wish.startsAt, 24 * 60), exceptLessonId }
  const [diary] = coach ? await readDiaries(db, { coachId, ...span }) : []
  if (!diary?.availability.kinds.includes(wish.kind)) throw new AppError('COACH_GIVES_NO_LESSONS')
  // A guest seat is booked under the same lock
  if (!(await lockAccount(db, userId))) throw new AppError('USER_NOT_FOUND')
  const learner = await readLearnerTimes(db, { userId, ...span })
  if (isFreeAt(toDiary(diary, { learner, rules: wish.rules }), wish)) return
  const isLearnerBusy = isFreeAt(toDiary(diary, { learner: [], rules: wish.rules }), wish)
  throw new AppError(isLearnerBusy ? 'LEARNER_BUSY' : 'TIME_TAKEN')
}
