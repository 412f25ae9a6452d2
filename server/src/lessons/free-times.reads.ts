import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { LessonTeacher, listFreeTimes as freeTimesCall } from '@sohbet/contract/lessons/lessons'
import { freeTimesIn, searchFor } from '@sohbet/domain/lesson/availability'
import type { LessonKind, LessonRules } from '@sohbet/domain/lesson/lesson'
import { daysAfter } from '@sohbet/domain/moment'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { turkish } from '../db/tables/columns.ts'
import { lessonSeats } from '../db/tables/lessons/lessons.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import { readDiaries, readLearnerTimes, toDiary } from './diaries.reads.ts'
import { readLessonRules } from '../settings/lesson-rules.reads.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>
type Asked = { kind: LessonKind; coachId?: string | undefined; from: Date; to: Date }
/** `lessonId` is a lesson that is being moved; it does not stand in its own way. */
type AskedFor = Asked & { userId: string; lessonId?: string | undefined }

const unchanged = (rules: LessonRules) => rules

/** The free times of each coach for a learner. */
export async function readFreeTimes(
  { db, now }: Pick<Reader, 'db' | 'now'>,
  { kind, coachId, from, to, userId, lessonId: exceptLessonId }: AskedFor,
  adapt = unchanged,
) {
  // In turn: a cancellation reads them in its transaction
  const rules = adapt(await readLessonRules(db))
  const diaries = await readDiaries(db, { coachId, from, to, exceptLessonId })
  const learner = await readLearnerTimes(db, { userId, from, to, exceptLessonId })
  const search = searchFor({ kind, from, to, now }, rules)
  return diaries.map((diary) => ({
    coachId: diary.coachId,
    kinds: diary.availability.kinds,
    times: freeTimesIn(search, toDiary(diary, { learner, rules })),
  }))
}

/** For a booking, or for the move of a lesson in which the caller has a seat. */
export async function listFreeTimes(
  ctx: Reader,
  asked: Parsed<typeof freeTimesCall>['query'],
): Promise<Reply<typeof freeTimesCall>> {
  const { userId } = ctx.actor
  const moved = asked.lessonId && (await requireOwnStart(ctx, asked.lessonId))
  const times = await freeTimesFor(ctx, { ...asked, userId })
  return moved ? times.filter(({ startsAt }) => startsAt !== moved) : times
}

/** When a lesson begins in which the caller has a seat. */
async function requireOwnStart({ db, actor }: Reader, lessonId: string): Promise<string> {
  const isOwn = and(
    eq(lessonSeats.lessonId, lessonId),
    eq(lessonSeats.userId, actor.userId),
    eq(lessonSeats.status, 'booked'),
  )
  const [seat] = await db.select({ startsAt: lessonSeats.startsAt }).from(lessonSeats).where(isOwn)
  if (!seat) throw new AppError('LESSON_NOT_FOUND')
  return seat.startsAt.toISOString()
}

/** In order of time, with the coaches of each. */
export async function freeTimesFor(
  ctx: Pick<Reader, 'db' | 'now'>,
  asked: AskedFor,
  adapt = unchanged,
): Promise<Reply<typeof freeTimesCall>> {
  const coachesAt = new Map<number, string[]>()
  for (const { coachId, times } of await readFreeTimes(ctx, asked, adapt))
    for (const moment of times) {
      const coachIds = coachesAt.get(moment.getTime())
      if (coachIds) coachIds.push(coachId)
      else coachesAt.set(moment.getTime(), [coachId])
    }
  return [...coachesAt]
    .toSorted(([one], [other]) => one - other)
    .map(([time, coachIds]) => ({ startsAt: new Date(time).toISOString(), coachIds }))
}

/** The coaches who give lessons of a kind. */
export async function listTeachers(ctx: Reader, kind: LessonKind): Promise<LessonTeacher[]> {
  const { horizonDays } = await readLessonRules(ctx.db)
  const to = daysAfter(ctx.now, horizonDays + 1)
  const offers = await readFreeTimes(ctx, { kind, from: ctx.now, to, userId: ctx.actor.userId })
  const giving = offers.filter(({ kinds }) => kinds.includes(kind))
  if (giving.length === 0) return []
  const rows = await ctx.db
    .select({
      id: coaches.id,
      name: users.username,
      photo: coaches.profilePhoto,
      origin: coaches.origin,
      speaks: coaches.speaks,
    })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(
      inArray(
        coaches.id,
        giving.map(({ coachId }) => coachId),
      ),
    )
    .orderBy(asc(turkish(users.username)), asc(coaches.id))
  const offerOf = new Map(giving.map((offer) => [offer.coachId, offer]))
  return rows.map((row) => {
    const offer = offerOf.get(row.id)
    return { ...row, kinds: [...(offer?.kinds ?? [])], nextFree: offer?.times[0]?.toISOString() ?? null }
  })
}
