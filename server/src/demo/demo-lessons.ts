import type { LessonFeedback } from '@sohbet/contract/lessons/coach-lessons'
import { freeTimes, freeUntil, noHours, type Availability } from '@sohbet/domain/lesson/availability'
import { firstLessonRules as rules, type LessonKind } from '@sohbet/domain/lesson/lesson'
import { expiryOfGift } from '@sohbet/domain/credits/lots'
import { dayMs, daysAfter, daysBefore, hourMs, minutesAfter } from '@sohbet/domain/moment'
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { addLot } from '../credits/lots.ts'
import { coachAvailability } from '../db/tables/lessons/availability.ts'
import { lessons, lessonSeats } from '../db/tables/lessons/lessons.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import { readDiaries, readLearnerTimes, toDiary } from '../lessons/diaries.reads.ts'
import { takeSeat } from '../lessons/seats/take-seat.ts'

const hours = (from: number, until: number) => ({ from: from * 60, until: until * 60 })

/** Mornings, evenings and weekends, by turns. */
const weeks: Availability['week'][] = [
  {
    ...noHours,
    monday: [hours(9, 12), hours(17, 19)],
    wednesday: [hours(9, 12), hours(17, 19)],
    friday: [hours(9, 13)],
  },
  { ...noHours, tuesday: [hours(16, 19)], thursday: [hours(16, 19)], saturday: [hours(10, 15)] },
  { ...noHours, monday: [hours(12, 17)], thursday: [hours(12, 17)], sunday: [hours(11, 16)] },
]

/** Days from today, and what the learner wants to talk about; one lesson after the other. */
const ownLessons = [
  {
    inDays: -16,
    wish: 'Kendimi tanıtmak istiyorum: işim, ailem, hobilerim.',
    feedback: {
      wentWell: 'You told your story without notes, and you asked me questions too.',
      words: ['to look after', 'day off', 'I grew up in …'],
      homework: 'Record two minutes about your weekend in the past tense.',
    },
  },
  { inDays: -5, wish: 'Bir iş görüşmesini prova edelim.' },
  { inDays: 2, wish: 'Tatil planlarım hakkında konuşmak istiyorum.' },
]

/** Hours of the coaches, and lessons of the learner of the demo. */
export async function addLessons(db: Db, now: Date): Promise<void> {
  const teachers = await db
    .select({ id: coaches.id })
    .from(coaches)
    .where(and(eq(coaches.isActive, true), isNotNull(coaches.userId)))
    .orderBy(asc(coaches.createdAt), asc(coaches.id))
  await db.insert(coachAvailability).values(
    teachers.map(({ id: coachId }, place) => ({
      coachId,
      meetingLink: `https://meet.example.com/sohbet-${place + 1}`,
      kinds:
        place % 2 === 0
          ? (['private', 'duo', 'group'] as const).slice()
          : (['private', 'duo'] as const).slice(),
      week: weeks[place % weeks.length] ?? noHours,
      maxPerDay: 6,
      updatedAt: now,
    })),
  )
  const [learner] = await db.select().from(users).where(eq(users.email, 'learner@sohbet.test'))
  if (!learner) return
  for (const { inDays, ...lesson } of ownLessons)
    await addLesson(db, { userId: learner.id, at: daysAfter(now, inDays), ...lesson, now })
  await addLessonsOfCoach(db, now)
}

/** The coach of the demo: a lesson that was taught, one that an admin has to decide, and two ahead. */
const lessonsOfCoach = [
  { inDays: -19, wish: 'Telefonda konuşma pratiği yapalım.' },
  { inDays: -9, wish: 'Restoranda sipariş vermek istiyorum.', isUnclear: true },
  { inDays: 1, wish: 'Geçen haftaki yolculuğumu anlatacağım.' },
  { inDays: 4, wish: 'Bir sunumun girişini birlikte çalışalım.' },
]

async function addLessonsOfCoach(db: Db, now: Date): Promise<void> {
  const [coach] = await db
    .select({ id: coaches.id })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(eq(users.email, 'coach@sohbet.test'))
  const learners = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'learner'), ne(users.email, 'learner@sohbet.test')))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(lessonsOfCoach.length)
  if (!coach) return
  for (const [place, { inDays, ...lesson }] of lessonsOfCoach.entries()) {
    const userId = learners[place]?.id
    if (!userId) continue
    const given = { userId, source: 'admin' as const, expiresOn: expiryOfGift(now, rules) }
    const line = { reason: 'admin' as const, now: daysBefore(now, 30) }
    await addLot(db, given, { credits: 2, extraGroups: 0 }, line)
    await addLesson(db, {
      userId,
      coachId: coach.id,
      at: daysAfter(now, inDays),
      now,
      ...lesson,
    })
  }
}

type Wanted = {
  userId: string
  coachId?: string
  at: Date
  wish: string
  feedback?: LessonFeedback
  isUnclear?: boolean
  now: Date
}

/** The first free time from a day on, with one coach or any. */
async function addLesson(db: Db, wanted: Wanted): Promise<void> {
  const { userId, coachId, at, wish, feedback, isUnclear = false, now } = wanted
  const bookedAt = new Date(Math.min(now.getTime(), at.getTime()) - 4 * dayMs)
  const first = await firstFree(db, { kind: 'private', userId, coachId, at, now: bookedAt })
  if (!first) return
  const { id } = await addLessonAt(db, { kind: 'private', ...first, now: bookedAt })
  const isOver = minutesAfter(first.startsAt, rules.minutes.private) <= now
  await addSeat(db, { lessonId: id, userId, wish, isBooker: true, now: bookedAt })
  if (!isOver) return
  const came = new Date(first.startsAt.getTime() - hourMs / 60)
  const outcome = isUnclear ? ('unclear' as const) : ('taught' as const)
  await db.update(lessons).set({ coachCameAt: came, outcome }).where(eq(lessons.id, id))
  await db
    .update(lessonSeats)
    // Against the door: an admin decides
    .set({
      cameAt: came,
      outcome,
      isPresent: isUnclear ? false : null,
      ...(feedback && { ...feedback, feedbackAt: minutesAfter(first.startsAt, 60) }),
    })
    .where(eq(lessonSeats.lessonId, id))
}

type Asked = { kind: LessonKind; userId: string; coachId?: string | undefined; at: Date; now: Date }
type FreeTime = { coachId: string; startsAt: Date }

/** The first time from a day on at which the learner and one coach, or any, are free. */
export async function firstFree(
  db: Db,
  { kind, userId, coachId: wanted, at, now }: Asked,
): Promise<FreeTime | undefined> {
  const span = { from: at, to: daysAfter(at, 7) }
  const learner = await readLearnerTimes(db, { userId, ...span })
  const offers = (await readDiaries(db, { coachId: wanted, ...span })).flatMap(({ coachId, ...diary }) =>
    freeTimes(toDiary({ coachId, ...diary }, { learner, rules }), { kind, ...span, now })
      .slice(0, 1)
      .map((startsAt) => ({ coachId, startsAt })),
  )
  return offers.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0]
}

type NewLesson = FreeTime & { kind: LessonKind; now: Date } & Partial<typeof lessons.$inferInsert>

const seatsOf = { private: 1, duo: 2, group: 6 }

export async function addLessonAt(db: Db, { kind, startsAt, now, ...fields }: NewLesson) {
  const endsAt = minutesAfter(startsAt, rules.minutes[kind])
  const seats = seatsOf[kind]
  const [lesson] = await db
    .insert(lessons)
    .values({
      kind,
      startsAt,
      endsAt,
      busyUntil: minutesAfter(endsAt, rules.pauseMinutes),
      freeUntil: freeUntil({ startsAt }, rules),
      seats,
      leastSeats: Math.min(seats, 2),
      createdAt: now,
      ...fields,
    })
    .returning()
  if (!lesson) throw new Error('a lesson of the demo was not added')
  return lesson
}

type NewSeat = { lessonId: string; userId: string; wish: string; isBooker: boolean; now: Date }

export async function addSeat(db: Db, { lessonId, ...seat }: NewSeat): Promise<void> {
  const [lesson] = await db.select().from(lessons).where(eq(lessons.id, lessonId))
  if (lesson) await takeSeat(db, { lesson, ...seat })
}
