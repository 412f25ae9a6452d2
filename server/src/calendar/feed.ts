import { timingSafeEqual } from 'node:crypto'
import type { Language } from '@sohbet/domain/language'
import { readCalendarFeed } from '@sohbet/contract/live-sessions/calendar'
import type { getCalendarFeed } from '@sohbet/contract/live-sessions/calendar'
import type { Reply } from '@sohbet/contract/endpoint'
import { requestPath } from '@sohbet/contract/request'
import { daysBefore } from '@sohbet/domain/moment'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { calendarFeeds } from '../db/tables/learning/calendar-feeds.ts'
import { users } from '../db/tables/people/users.ts'
import { languageOf } from '../emails/words.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context, SignedInContext } from '../context/context.ts'
import { readSeatsOfLessons } from '../lessons/seats/shown-lessons.reads.ts'
import { readAllLiveSessions } from '../live-sessions/learner-live-sessions.reads.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { readTaught } from './coach-feed.reads.ts'
import {
  lessonEvent,
  sessionEvent,
  taughtLessonEvent,
  taughtSessionEvent,
  type CalendarEvent,
} from './events.ts'
import { writeCalendar } from './write-calendar.ts'

type Feed = Reply<typeof getCalendarFeed>

/** Older sessions and lessons are left out of the feed; most calendars keep what they have. */
const keptDays = 90

/** Derived from the id and our key, so that reading the table does not give access to the calendars. */
const proofOf = ({ secrets }: Pick<Context, 'secrets'>, feedId: string) =>
  secrets.digest(`calendar ${feedId}`)

const toReply = (ctx: Context, row: { id: string; createdAt: Date } | undefined): Feed => {
  if (!row) return { feed: null }
  const path = requestPath(readCalendarFeed, { params: { token: `${row.id}.${proofOf(ctx, row.id)}` } })
  return { feed: { url: `${ctx.publicUrl}${path}`, createdAt: row.createdAt.toISOString() } }
}

export async function showFeed(ctx: SignedInContext): Promise<Feed> {
  const [row] = await ctx.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, ctx.actor.userId))
  return toReply(ctx, row)
}

export async function renewFeed(ctx: SignedInContext): Promise<Feed> {
  const [row] = await refuseIfErased(() =>
    ctx.db
      .insert(calendarFeeds)
      .values({ userId: ctx.actor.userId, createdAt: ctx.now })
      .onConflictDoUpdate({
        target: calendarFeeds.userId,
        set: { id: sql`gen_random_uuid()`, createdAt: ctx.now },
      })
      .returning(),
  )
  return toReply(ctx, row)
}

export async function revokeFeed(ctx: SignedInContext): Promise<Feed> {
  await ctx.db.delete(calendarFeeds).where(eq(calendarFeeds.userId, ctx.actor.userId))
  return { feed: null }
}

const tokenForm = /^([\da-f-]{36})\.([\w-]{43})$/

/** The URL alone gives access, while its owner is an active learner or coach. */
export async function sendFeed(ctx: Context, token: string): Promise<File> {
  const [, feedId, proof] = tokenForm.exec(token) ?? []
  if (feedId === undefined || proof === undefined) throw new AppError('CALENDAR_NOT_FOUND')
  if (!timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(ctx, feedId))))
    throw new AppError('CALENDAR_NOT_FOUND')
  const [owner] = await ctx.db
    .select({ userId: users.id, role: users.role, language: users.language, timeZone: users.timeZone })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(
      and(eq(calendarFeeds.id, feedId), inArray(users.role, ['learner', 'coach']), isNull(users.suspendedAt)),
    )
  if (!owner) throw new AppError('CALENDAR_NOT_FOUND')
  const language = languageOf(owner.language)
  const since = daysBefore(ctx.now, keptDays)
  const owned = { userId: owner.userId, language, since }
  const events = owner.role === 'coach' ? await eventsOfCoach(ctx, owned) : await eventsOfLearner(ctx, owned)
  return writeCalendar(events, {
    language,
    timeZone: owner.timeZone,
    isFeed: true,
    brand: ctx.cachedBrand.current(),
  })
}

type Owned = { userId: string; language: Language; since: Date }

async function eventsOfLearner(ctx: Context, { userId, language, since }: Owned): Promise<CalendarEvent[]> {
  const [sessions, seats] = await Promise.all([
    readAllLiveSessions({ ...ctx, userId }),
    readSeatsOfLessons(ctx.db, userId, { from: since }),
  ])
  return [
    ...sessions
      .filter(({ session }) => session.holiday === null && session.endsAt >= since)
      .map((session) => sessionEvent(session, language)),
    ...seats.map((seat) => lessonEvent(seat, { language, publicUrl: ctx.publicUrl })),
  ]
}

async function eventsOfCoach(
  { db, publicUrl }: Context,
  { userId, language, since }: Owned,
): Promise<CalendarEvent[]> {
  const { sessions, lessons } = await readTaught(db, { userId, since })
  return [
    ...sessions.map((session) => taughtSessionEvent(session, { language, publicUrl })),
    ...lessons.map((lesson) => taughtLessonEvent(lesson, { language, publicUrl })),
  ]
}
