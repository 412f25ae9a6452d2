import type { AffectedLiveSession } from '@sohbet/contract/core/holidays'
import type { Holiday } from '@sohbet/domain/live-session/live-session'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import type { SignedInContext } from '../../context/context.ts'
import { notifyOfChange, type News } from '../../notifications/notify-of-change.ts'
import { previewHolidays } from './preview-holidays.ts'

/** Sessions that a notice names; it counts the others. */
const mostNamed = 10

/** The ids of the sessions ahead that a person knew to be off. */
const offSessions = z.array(z.string())

/**
 * Tells learners and coaches once which of their sessions a new list of holidays cancels or brings back, and refreshes
 * their pages. Call it before the list is saved.
 */
export async function notifyOfHolidays(
  ctx: SignedInContext,
  db: Db,
  holidays: readonly Holiday[],
): Promise<void> {
  const affected = await previewHolidays({ db, now: ctx.now }, holidays)
  const soonest = affected.find(({ isNew }) => isNew)
  if (!soonest) return
  const people = await readPeople(db, [...new Set(affected.map(({ courseId }) => courseId))])
  const sessionsOf = (userId: string) =>
    affected.filter(({ courseId, id }) => {
      const own = people.get(userId)
      return own !== undefined && (own.has(courseId) || own.has(id))
    })
  const concerned = [...people.keys()].filter((id) => sessionsOf(id).some(({ isNew }) => isNew))
  await notifyOfChange(db, ctx.now, {
    thing: 'holidays',
    people: concerned.map((userId) => ({
      userId,
      before: sessionsOf(userId)
        .filter(({ holiday, isNew }) => (holiday !== null) !== isNew)
        .map(({ id }) => id),
    })),
    authorId: ctx.actor.userId,
    state: offSessions,
    startsAt: new Date(soonest.startsAt),
    outdatedReminders: {
      sessionIds: affected.filter(({ holiday, isNew }) => holiday !== null && isNew).map(({ id }) => id),
      userIds: concerned,
    },
    newsFrom: (wasOff, userId) => newsOf(wasOff, sessionsOf(userId)),
  })
}

function newsOf(wasOff: readonly string[], sessions: readonly AffectedLiveSession[]): News[] {
  const off = sessions.flatMap(({ id, courseName: course, startsAt, holiday }) =>
    holiday !== null && !wasOff.includes(id) ? [{ course, startsAt, holiday }] : [],
  )
  const back = sessions
    .filter(({ id, holiday }) => holiday === null && wasOff.includes(id))
    .map(({ courseName: course, startsAt }) => ({ course, startsAt }))
  const count = off.length + back.length
  if (count === 0) return []
  const namedOff = off.slice(0, mostNamed)
  const namedBack = back.slice(0, mostNamed - namedOff.length)
  const more = count - namedOff.length - namedBack.length
  return [{ notice: { kind: 'holidays_changed', off: namedOff, back: namedBack, more } }]
}

/** The courses of each learner with a seat and of each coach, among these courses, and the sessions of substitutes. */
async function readPeople(
  db: Db,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const ids = sql`${sql.param(courseIds)}::uuid[]`
  const rows = await queryRows(
    db,
    z.object({
      userId: z.string(),
      own: z.array(
        z.object({ courseId: z.string(), day: z.string().nullable(), minute: z.number().nullable() }),
      ),
    }),
    sql`select user_id as "userId",
        json_agg(json_build_object('courseId', course_id, 'day', day, 'minute', minute)) as own from (
        select user_id, course_id, null::date as day, null::int as minute
          from enrollments where status = 'active' and course_id = any(${ids})
        union select coaches.user_id, courses.id, null, null from courses
          join coaches on coaches.id in (courses.primary_coach_id, courses.secondary_coach_id)
          where courses.id = any(${ids})
        union select coaches.user_id, given.course_id, given.day, given.minute from live_sessions as given
          join coaches on coaches.id = given.substitute_coach_id where given.course_id = any(${ids})) as person
      where user_id is not null group by user_id order by user_id`,
  )
  return new Map(
    rows.map(({ userId, own }) => [
      userId,
      new Set(
        own.map(({ courseId, day, minute }) =>
          day === null || minute === null ? courseId : liveSessionIdOf(courseId, { day, minute }),
        ),
      ),
    ]),
  )
}
