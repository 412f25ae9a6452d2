import type { IncomingLesson } from '@sohbet/contract/core/dashboards'
import type { NextLesson } from '@sohbet/contract/live-sessions/coach-week'
import { lessonFeedback, type CoachLesson } from '@sohbet/contract/lessons/coach-lessons'
import { cancellers, lessonKinds } from '@sohbet/domain/lesson/lesson'
import { lessonOutcomes, lessonState, opensAt } from '@sohbet/domain/lesson/rules'
import { levels } from '@sohbet/domain/level-test/level'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../context/context.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { AppError } from '../errors/app-error.ts'
import { askedForLesson, isUncoveredLesson } from '../live-sessions/is-uncovered.ts'
import { isPaidAsLate } from '../pay/pay-coaches.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>

const moment = z.coerce.date()

const row = z.object({
  id: z.string(),
  kind: z.enum(lessonKinds),
  startsAt: moment,
  endsAt: moment,
  freeUntil: moment,
  isCancelled: z.boolean(),
  outcome: z.enum(lessonOutcomes).nullable(),
  cancelledBy: z.enum(cancellers).nullable(),
  isLate: z.boolean(),
  topic: z.string(),
  levels: z.object({ from: z.enum(levels), to: z.enum(levels) }).nullable(),
  seats: z.number(),
  leastSeats: z.number(),
  meetingLink: z.string().nullable(),
  asked: z.string().nullable(),
  isUncovered: z.boolean(),
  pupils: z.array(
    z.object({
      userId: z.string().nullable(),
      name: z.string(),
      level: z.enum(levels).nullable(),
      wish: z.string(),
      cameAt: moment.nullable(),
      isPresent: z.boolean().nullable(),
      outcome: z.enum(lessonOutcomes).nullable(),
      feedback: lessonFeedback.nullable(),
      earlier: lessonFeedback.extend({ startsAt: moment }).nullable(),
    }),
  ),
})

const feedbackOf = (seat: SQL) =>
  sql`'wentWell', ${seat}.went_well, 'words', ${seat}.words, 'homework', ${seat}.homework`

const pupils = sql`(select coalesce(json_agg(json_build_object('userId', pupil.id, 'name', coalesce(pupil.username, ''),
    'level', pupil.level, 'wish', seat.wish, 'cameAt', seat.came_at, 'isPresent', seat.is_present, 'outcome', seat.outcome,
    'feedback', case when seat.feedback_at is not null then json_build_object(${feedbackOf(sql`seat`)}) end,
    'earlier', (select json_build_object('startsAt', earlier.starts_at, ${feedbackOf(sql`earlier`)})
      from lesson_seats as earlier where earlier.user_id = seat.user_id and earlier.feedback_at is not null
        and earlier.starts_at < seat.starts_at order by earlier.starts_at desc limit 1)) order by seat.created_at), '[]')
  from lesson_seats as seat left join users as pupil on pupil.id = seat.user_id
  where seat.lesson_id = lesson.id and (seat.status = 'booked' or lesson.cancelled_at is not null)) as pupils`

const readRows = ({ db, actor }: Reader, where: SQL) =>
  queryRows(
    db,
    row,
    sql`select lesson.id, lesson.kind, lesson.starts_at as "startsAt", lesson.ends_at as "endsAt",
        lesson.free_until as "freeUntil", lesson.cancelled_at is not null as "isCancelled", lesson.cancelled_by as "cancelledBy",
        ${isPaidAsLate} as "isLate", lesson.outcome, lesson.topic, lesson.seats,
        lesson.least_seats as "leastSeats", lesson.meeting_link as "meetingLink", case when lesson.kind = 'group'
          then json_build_object('from', lesson.level_from, 'to', lesson.level_to) end as levels, ${pupils},
        ${askedForLesson} as asked, ${isUncoveredLesson(actor.userId)} as "isUncovered"
      from lessons as lesson join coaches as coach on coach.id = lesson.coach_id
      where (${actor.role === 'admin'} or coach.user_id = ${actor.userId}) and ${where}`,
  )

function toReply(
  { isCancelled, asked: _asked, isUncovered: _isUncovered, ...lesson }: z.output<typeof row>,
  now: Date,
): CoachLesson {
  return {
    ...lesson,
    startsAt: lesson.startsAt.toISOString(),
    endsAt: lesson.endsAt.toISOString(),
    opensAt: opensAt(lesson).toISOString(),
    freeUntil: lesson.freeUntil.toISOString(),
    state: lessonState({ ...lesson, isCancelled }, now),
    pupils: lesson.pupils.map(({ cameAt, earlier, ...pupil }) => ({
      ...pupil,
      cameAt: cameAt?.toISOString() ?? null,
      earlier: earlier && { ...earlier, startsAt: earlier.startsAt.toISOString() },
    })),
  }
}

/** What a coach needs to prepare a lesson. */
const toPrepare = (lesson: z.output<typeof row>, now: Date): NextLesson => ({
  ...toReply(lesson, now),
  asked: lesson.asked,
  isUncovered: lesson.isUncovered,
})

type Span = { from: Date; to: Date }

const readOwnRows = (ctx: Reader, { from, to }: Span) =>
  readRows(
    ctx,
    sql`lesson.starts_at >= ${sqlMoment(from)} and lesson.starts_at < ${sqlMoment(to)}
      and coach.user_id = ${ctx.actor.userId} order by lesson.starts_at`,
  )

export const readCoachLessons = async (ctx: Reader, span: Span): Promise<CoachLesson[]> =>
  (await readOwnRows(ctx, span)).map((lesson) => toReply(lesson, ctx.now))

export const readLessonsOfWeek = async (ctx: Reader, span: Span): Promise<NextLesson[]> =>
  (await readOwnRows(ctx, span)).map((lesson) => toPrepare(lesson, ctx.now))

const incoming = z.object({
  id: z.string(),
  kind: z.enum(lessonKinds),
  topic: z.string(),
  startsAt: moment,
  endsAt: moment,
  learners: z.array(z.string()),
  asked: z.string().nullable(),
  isUncovered: z.boolean(),
  /** With the rows that the limit leaves out. */
  total: z.number(),
})

// No lesson is longer than a day; the first condition lets the index find the lessons that have not ended
const isAheadAt = (now: SQL) =>
  sql`lesson.starts_at > ${now} - interval '1 day' and lesson.ends_at > ${now} and lesson.cancelled_at is null`

/** The first lessons of the caller that run or begin before `to`, for the home, and how many the limit leaves out. */
export async function readIncomingLessons(
  { db, actor, now }: Reader,
  { to, limit }: { to: Date; limit: number },
): Promise<{ lessons: IncomingLesson[]; more: number }> {
  const rows = await queryRows(
    db,
    incoming,
    sql`select lesson.id, lesson.kind, lesson.topic, lesson.starts_at as "startsAt", lesson.ends_at as "endsAt",
        (select coalesce(json_agg(pupil.username order by seat.created_at), '[]')
          from lesson_seats as seat join users as pupil on pupil.id = seat.user_id
          where seat.lesson_id = lesson.id and seat.status = 'booked') as learners,
        ${askedForLesson} as asked, ${isUncoveredLesson(actor.userId)} as "isUncovered", count(*) over ()::int as total
      from lessons as lesson join coaches as coach on coach.id = lesson.coach_id
      where coach.user_id = ${actor.userId} and lesson.starts_at < ${sqlMoment(to)} and ${isAheadAt(sqlMoment(now))}
      order by lesson.starts_at limit ${limit}`,
  )
  const lessons = rows.map(({ total: _total, startsAt, endsAt, ...lesson }) => ({
    ...lesson,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }))
  return { lessons, more: (rows[0]?.total ?? 0) - rows.length }
}

/** The lesson of the caller that runs or comes next before `to`. */
export async function findNextCoachLesson(ctx: Reader, to: Date): Promise<NextLesson | null> {
  const [next] = await readRows(
    ctx,
    sql`lesson.starts_at < ${sqlMoment(to)} and ${isAheadAt(sqlMoment(ctx.now))}
      and coach.user_id = ${ctx.actor.userId} order by lesson.starts_at limit 1`,
  )
  return next ? toPrepare(next, ctx.now) : null
}

/** A lesson of the caller, or any for an admin. */
export async function requireCoachLesson(ctx: Reader, id: string): Promise<CoachLesson> {
  const [lesson] = await readRows(ctx, sql`lesson.id = ${id}`)
  if (!lesson) throw new AppError('LESSON_NOT_FOUND')
  return toReply(lesson, ctx.now)
}
