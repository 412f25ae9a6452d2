import type { Parsed } from '@sohbet/contract/endpoint'
import type { bookLesson as bookLessonCall, OwnLesson } from '@sohbet/contract/lessons/lessons'
import { isFreeAt } from '@sohbet/domain/lesson/availability'
import { lessonPrice, minutesAfter, type LessonKind, type LessonRules } from '@sohbet/domain/lesson/lesson'
import type { SignedInContext } from '../context/context.ts'
import { useCredits } from '../credits/lots.ts'
import type { Db } from '../db/connect.ts'
import { lessons, lessonSeats } from '../db/tables/lessons/lessons.ts'
import { AppError } from '../errors/app-error.ts'
import { readDiaries, readLearnerTimes, toDiary } from './diaries.reads.ts'
import { readLessonRules } from './lesson-rules.reads.ts'
import { lockCoach } from '../coaches/lock-coach.ts'
import { notifyOfLesson } from './notify-of-lesson.ts'
import { requireOwnLesson } from './own-lessons.reads.ts'

/** One credit buys one lesson. The coach's lock and the constraints of the database let one of many learners win. */
export const bookLesson = (
  ctx: SignedInContext,
  body: Parsed<typeof bookLessonCall>['body'],
): Promise<OwnLesson> =>
  ctx.db.transaction(async (db) => {
    const rules = await readLessonRules(db)
    const id = await placeLesson(db, { ...body, userId: ctx.actor.userId, rules, now: ctx.now })
    return requireOwnLesson({ ...ctx, db }, id)
  })

type NewLesson = Parsed<typeof bookLessonCall>['body'] & { userId: string; rules: LessonRules; now: Date }

/** Places a lesson of one learner, if the time is free and a credit is left. Returns its id. */
export async function placeLesson(db: Db, { wish, ...lessonWish }: NewLesson): Promise<string> {
  const { kind, coachId, startsAt, userId, rules, now } = lessonWish
  await requireFree(db, lessonWish)
  const price = { credits: lessonPrice, extraGroups: 0 }
  const [lot] = await useCredits(db, userId, price, { reason: 'lesson', now })
  const times = timesOf(kind, startsAt, rules)
  const [lesson] = await db
    .insert(lessons)
    .values({ coachId, kind, ...times, seats: 1, leastSeats: 1, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: lessons.id })
  if (!lesson) throw new AppError('TIME_TAKEN')
  const { id: lessonId } = lesson
  const { busyUntil: _, ...span } = times
  const [seat] = await db
    .insert(lessonSeats)
    .values({ lessonId, userId, ...span, status: 'booked', lotId: lot?.id, wish, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: lessonSeats.id })
  if (!seat) throw new AppError('LEARNER_BUSY')
  await notifyOfLesson(db, now, { lessonId, userIds: [userId], before: null, after: startsAt })
  return lessonId
}

export function timesOf(kind: LessonKind, startsAt: Date, { minutes, pauseMinutes }: LessonRules) {
  const endsAt = minutesAfter(startsAt, minutes[kind])
  return { startsAt, endsAt, busyUntil: minutesAfter(endsAt, pauseMinutes) }
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

/** Locks the coach, then checks the time by the same rule that lists the free times. */
export async function requireFree(db: Db, { coachId, userId, exceptLessonId, ...wish }: Wish): Promise<void> {
  const coach = await lockCoach(db, coachId)
  const span = { from: wish.startsAt, to: minutesAfter(wish.startsAt, 24 * 60), exceptLessonId }
  const [diary] = coach ? await readDiaries(db, { coachId, ...span }) : []
  if (!diary?.availability.kinds.includes(wish.kind)) throw new AppError('COACH_GIVES_NO_LESSONS')
  const learner = await readLearnerTimes(db, { userId, ...span })
  if (isFreeAt(toDiary(diary, { learner, rules: wish.rules }), wish)) return
  const isLearnerBusy = isFreeAt(toDiary(diary, { learner: [], rules: wish.rules }), wish)
  throw new AppError(isLearnerBusy ? 'LEARNER_BUSY' : 'TIME_TAKEN')
}
