import { changedCoaches, coachesOf, type CourseCoaches } from '@sohbet/domain/course/coaches'
import type { CourseDates } from '@sohbet/domain/course/status'
import { eq, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import type { Context } from '../context/context.ts'
import { readClass } from '../live-sessions/class.reads.ts'
import { notifyOfChange, type News } from '../notifications/notify-of-change.ts'
import type { CourseRecord } from './course.repository.ts'

type Change = { before: CourseRecord; after: CourseCoaches & CourseDates & Pick<CourseRecord, 'name'> }

/** The coaches of a course, the first one first. */
const coachIds = z.array(z.string())

/** The ids of a list that another one lacks. */
const without = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id))

/** Notifies the old coach, the new coach and the learners of a course that has not ended. */
export async function notifyOfCoaches(ctx: Context, db: Db, { before, after }: Change): Promise<void> {
  const changed = changedCoaches(before, after, ctx.now)
  if (changed.length === 0) return
  const [were, are] = [coachesOf(before), coachesOf(after)]
  const thing = `coaches ${before.id}`
  const { learners } = await readClass(db, before.id)
  const known = await readCoaches(db, { ids: [...were, ...are], thing, learners })
  const accountsOf = (ids: readonly string[]) =>
    ids.map((id) => known.get(id)?.userId ?? null).filter((id) => id !== null)
  const accounts = accountsOf(changed)
  const course = { courseId: before.id, course: after.name }
  await notifyOfChange(db, ctx.now, {
    thing,
    people: [...accounts, ...learners].map((userId) => ({ userId, before: were })),
    state: coachIds,
    startsAt: null,
    outdatedReminders: { courseId: before.id, userIds: accountsOf(without(were, are)) },
    newsFrom: (ids, userId) => {
      const own = [...known.values()].find((coach) => coach.userId === userId)
      return own ? newsOfCoach(own.id, { ids, are }, course) : newsOfLearner(known, { ids, are }, course)
    },
  })
}

type KnownCoach = { id: string; userId: string | null; username: string | null }
/** The coaches that the reader knows of, and those of now. */
type Lists = { ids: readonly string[]; are: readonly string[] }
type Course = { courseId: string; course: string }

function newsOfCoach(id: string, { ids, are }: Lists, course: Course): News[] {
  if (ids.includes(id) === are.includes(id)) return []
  const reader = are.includes(id) ? 'starts' : 'stops'
  return [{ notice: { kind: 'coach_changed', ...course, reader, coach: null, isGone: reader === 'stops' } }]
}

/** A coach who replaces another one is one notice. */
function newsOfLearner(known: ReadonlyMap<string, KnownCoach>, { ids, are }: Lists, course: Course): News[] {
  const [gone, added] = [without(ids, are), without(are, ids)]
  const notice = (id: string, isGone: boolean): News => {
    const { username = null, userId = null } = known.get(id) ?? {}
    return {
      notice: { kind: 'coach_changed', ...course, reader: 'learner', coach: username, isGone },
      personId: userId,
    }
  }
  return [...added.map((id) => notice(id, false)), ...gone.slice(added.length).map((id) => notice(id, true))]
}

type Wanted = { ids: readonly string[]; thing: string; learners: readonly string[] }

/** These coaches, and those whom the learners' waiting notices start from. */
async function readCoaches(
  db: Db,
  { ids, thing, learners }: Wanted,
): Promise<ReadonlyMap<string, KnownCoach>> {
  const waiting = sql`(select jsonb_array_elements_text(before)::uuid from notifications
    where user_id = any(${sql.param(learners)}::uuid[]) and thing = ${thing} and before is not null)`
  const rows = await db
    .select({ id: coaches.id, userId: coaches.userId, username: users.username })
    .from(coaches)
    .leftJoin(users, eq(users.id, coaches.userId))
    .where(or(inArray(coaches.id, [...ids]), inArray(coaches.id, waiting)))
  return new Map(rows.map((row) => [row.id, row]))
}
