import type { CoachAvailability, changeOwnAvailability } from '@sohbet/contract/lessons/availability'
import type { Parsed } from '@sohbet/contract/endpoint'
import { schoolDay } from '@sohbet/domain/calendar'
import { liesWithin, noHours } from '@sohbet/domain/lesson/availability'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { and, eq, gte, isNull } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { coachAvailability, coachDays } from '../db/tables/lessons/availability.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { AppError } from '../errors/app-error.ts'
import { lessons } from '../db/tables/lessons/lessons.ts'
import { lockCoach } from '../coaches/lock-coach.ts'

const nothing = { meetingLink: '', kinds: [], week: noHours, maxPerDay: null, revision: 0 }

/** The hours of a coach. Days that are over are left out. */
export async function readAvailability(db: Db, coachId: string, now: Date): Promise<CoachAvailability> {
  const [row] = await db.select().from(coachAvailability).where(eq(coachAvailability.coachId, coachId))
  const days = await db
    .select()
    .from(coachDays)
    .where(and(eq(coachDays.coachId, coachId), gte(coachDays.day, schoolDay(now))))
  const { meetingLink, kinds, week, maxPerDay, revision } = row ?? nothing
  return {
    meetingLink,
    kinds,
    week: { ...noHours, ...week },
    days: Object.fromEntries(days.map(({ day, hours }) => [day, hours])),
    maxPerDay,
    revision,
  }
}

/** The caller as a coach. */
export async function requireOwnCoachId({ db, actor }: SignedInContext): Promise<string> {
  const [coach] = await db.select({ id: coaches.id }).from(coaches).where(eq(coaches.userId, actor.userId))
  if (!coach) throw new AppError('COACH_NOT_FOUND')
  return coach.id
}

export async function requireCoachId(db: Db, id: string): Promise<string> {
  if ((await db.$count(coaches, eq(coaches.id, id))) === 0) throw new AppError('COACH_NOT_FOUND')
  return id
}

type Change = Parsed<typeof changeOwnAvailability>['body']

/** Lessons that are booked already stay. A day with other hours is refused while a lesson lies outside them. */
export const changeAvailability = (
  ctx: SignedInContext,
  coachId: string,
  { revision: seen, days, ...fields }: Change,
): Promise<CoachAvailability> =>
  ctx.db.transaction(async (db) => {
    if (!(await lockCoach(db, coachId))) throw new AppError('COACH_NOT_FOUND')
    const [before] = await db.select().from(coachAvailability).where(eq(coachAvailability.coachId, coachId))
    if (seen !== undefined && seen !== (before?.revision ?? 0)) throw new AppError('EDITED_MEANWHILE')
    await refuseOverLessons(ctx, db, { coachId, days })
    const row = { ...fields, updatedAt: ctx.now, revision: (before?.revision ?? 0) + 1 }
    await db
      .insert(coachAvailability)
      .values({ coachId, ...row })
      .onConflictDoUpdate({ target: coachAvailability.coachId, set: row })
    const today = schoolDay(ctx.now)
    await db.delete(coachDays).where(and(eq(coachDays.coachId, coachId), gte(coachDays.day, today)))
    const ahead = Object.entries(days).filter(([day]) => day >= today)
    if (ahead.length > 0)
      await db.insert(coachDays).values(ahead.map(([day, hours]) => ({ coachId, day, hours })))
    return readAvailability(db, coachId, ctx.now)
  })

async function refuseOverLessons(
  { now, language, actor }: SignedInContext,
  db: Db,
  { coachId, days }: { coachId: string; days: Change['days'] },
): Promise<void> {
  const booked = await db
    .select({ startsAt: lessons.startsAt, endsAt: lessons.endsAt })
    .from(lessons)
    .where(and(eq(lessons.coachId, coachId), isNull(lessons.cancelledAt), gte(lessons.startsAt, now)))
    .orderBy(lessons.startsAt)
  const outside = booked.filter((lesson) => {
    const hours = days[schoolDay(lesson.startsAt)]
    return hours && !liesWithin(lesson, hours)
  })
  if (outside.length === 0) return
  const reader = { language, timeZone: actor.account.timeZone }
  throw new AppError('LESSONS_IN_THE_WAY', {
    about: outside.map(({ startsAt }) => zonedTime(startsAt, reader)).join('; '),
  })
}
