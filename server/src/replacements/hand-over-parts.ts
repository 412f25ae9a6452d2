import type { replaceCoach } from '@sohbet/contract/people/replacements'
import type { Parsed } from '@sohbet/contract/endpoint'
import type { ErrorCode } from '@sohbet/contract/errors'
import { schoolZone } from '@sohbet/domain/calendar'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { changeCoaches } from '../courses/change-coaches.ts'
import type { CourseRecord } from '../courses/course.repository.ts'
import type { Db } from '../db/connect.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { liveSessions } from '../db/tables/learning/live-sessions.ts'
import { AppError } from '../errors/app-error.ts'
import { recordLessonChange } from '../lessons/admin/record-lesson-change.ts'
import { callOff } from '../lessons/cancel-by-staff.ts'
import { lockLesson } from '../lessons/lock-lesson.ts'
import { handOver as handOverLesson } from '../lessons/requests/hand-over.ts'
import { authorOf } from '../live-sessions/notify-of-change.ts'
import { handOver as handOverSession } from '../live-sessions/substitutes/hand-over.ts'
import type { Left } from './left-behind.reads.ts'

export type Named = Pick<Parsed<typeof replaceCoach>['body'], 'courses' | 'sessions' | 'lessons'>
type Step = { coachId: string; left: Left; named: Named }

const ofSuccessor = new Set<ErrorCode>([
  'LESSONS_IN_THE_WAY',
  'COACH_NOT_FREE',
  'TIME_TAKEN',
  'COACH_GIVES_NO_LESSONS',
])

/** A refusal names the thing whose successor has no time for it. */
async function naming<Result>(about: string, deed: () => Promise<Result>): Promise<Result> {
  try {
    return await deed()
  } catch (error) {
    if (error instanceof AppError && ofSuccessor.has(error.code))
      throw new AppError('SUCCESSOR_NOT_FREE', { about })
    throw error
  }
}

const namedFor = (id: string, all: readonly { id: string; coachId: string | null }[]) =>
  all.find((one) => one.id === id)?.coachId ?? null

/** The first coach needs a successor. The other coach of the course may be the one, and is then its only coach. */
export async function handOverCourses(
  ctx: SignedInContext,
  db: Db,
  { coachId, left, named, locked }: Step & { locked: ReadonlyMap<string, CourseRecord> },
): Promise<void> {
  for (const { id, name } of left.courses) {
    const before = locked.get(id)
    if (!before) throw new AppError('STATE_CHANGED')
    const successor = namedFor(id, named.courses)
    const isFirst = before.primaryCoachId === coachId
    if (isFirst && !successor) throw new AppError('SUCCESSORS_MISSING', { about: name })
    const primaryCoachId = isFirst && successor ? successor : before.primaryCoachId
    const second = isFirst ? before.secondaryCoachId : successor
    const after = { primaryCoachId, secondaryCoachId: second === primaryCoachId ? null : second }
    await naming(name, () => changeCoaches(ctx, db, { before, after }))
  }
}

/** A session that is off, such as on a holiday, goes back to the coach of its course. */
const freeOffSessions = (db: Db, { coachId, now }: { coachId: string; now: Date }) =>
  db
    .update(liveSessions)
    .set({ substituteCoachId: null })
    .where(
      and(
        eq(liveSessions.substituteCoachId, coachId),
        isNull(liveSessions.recordedAt),
        gt(
          sql`coalesce(${liveSessions.startsAt}, (${liveSessions.day} + make_interval(mins => ${liveSessions.minute}))
            at time zone ${schoolZone})`,
          sqlMoment(now),
        ),
      ),
    )

export async function handOverSessions(
  ctx: SignedInContext,
  db: Db,
  { coachId, left, named }: Step,
): Promise<void> {
  const { now, language } = ctx
  for (const { session, courseName, primaryCoachId } of left.sessions) {
    const about = `${courseName}, ${zonedTime(session.startsAt, { language })}`
    const toCoachId = namedFor(session.id, named.sessions)
    if (!toCoachId) throw new AppError('SUCCESSORS_MISSING', { about })
    const { courseId: id, day, minute } = session
    const course = { id, primaryCoachId, name: courseName, day, minute }
    await naming(about, () => handOverSession(db, { course, toCoachId, now, author: authorOf(ctx) }))
  }
  await freeOffSessions(db, { coachId, now })
}

/** A lesson without a successor is cancelled by the school: its credits come back. */
export async function handOverLessons(
  ctx: SignedInContext,
  db: Db,
  { coachId, left, named }: Step,
): Promise<void> {
  const { now, language } = ctx
  for (const { id, startsAt } of left.lessons) {
    const toCoachId = namedFor(id, named.lessons)
    if (toCoachId) {
      const { lesson, seats } = await naming(zonedTime(startsAt, { language }), () =>
        handOverLesson(db, { id, fromCoachId: coachId, toCoachId, now, by: null }),
      )
      await recordLessonChange(db, ctx, { lesson, seats, details: 'handed over' })
    } else {
      const locked = await lockLesson(db, id)
      await callOff(db, { ...locked, by: 'school', author: authorOf(ctx), now, isCoachLeaving: true })
      await recordLessonChange(db, ctx, { ...locked, details: 'cancelled' })
    }
  }
}
