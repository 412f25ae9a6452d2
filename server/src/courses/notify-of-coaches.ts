import { coachesOf, hasOtherCoaches, type CourseCoaches } from '@sohbet/domain/course/coaches'
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

/** Notifies the old coach, the new coach, and those who stay: the other coach and the learners. */
export async function notifyOfCoaches(ctx: Context, db: Db, { before, after }: Change): Promise<void> {
  if (!hasOtherCoaches(before, after, ctx.now)) return
  const [were, are] = [coachesOf(before), coachesOf(after)]
  const thing = `coaches ${before.id}`
  const { learners } = await readClass(db, before.id)
  const known = await readCoaches(db, { ids: [...were, ...are], thing, learners })
  const accountsOf = (ids: readonly string[]) =>
    ids.map((id) => known.get(id)?.userId ?? null).filter((id) => id !== null)
  const accounts = accountsOf([...new Set([...were, ...are])])
  const course = { courseId: before.id, course: after.name }
  await notifyOfChange(db, ctx.now, {
    thing,
    people: [...accounts, ...learners].map((userId) => ({ userId, before: were })),
    state: coachIds,
    startsAt: null,
    outdatedReminders: { courseId: before.id, userIds: accountsOf(without(were, are)) },
    newsFrom: (ids, userId) => {
      const own = [...known.values()].find((coach) => coach.userId === userId)
      return own ? newsOfCoach(known, own.id, { ids, are, course }) : newsOfClass(known, { ids, are, course })
    },
  })
}

type KnownCoach = { id: string; userId: string | null; username: string | null }
/** The coaches that the reader knows of, and those of now. */
type Lists = {
  ids: readonly string[]
  are: readonly string[]
  course: { courseId: string; course: string }
}
type Known = ReadonlyMap<string, KnownCoach>

function newsOfCoach(known: Known, id: string, lists: Lists): News[] {
  const { ids, are, course } = lists
  if (ids.includes(id) !== are.includes(id)) {
    const reader = are.includes(id) ? 'starts' : 'stops'
    return [{ notice: { kind: 'coach_changed', ...course, reader, coach: null, isGone: reader === 'stops' } }]
  }
  if (!are.includes(id)) return []
  const isFirst = are[0] === id
  if (isFirst === (ids[0] === id)) return newsOfClass(known, lists)
  const [otherFirst = ''] = isFirst ? ids : are
  const { username = null, userId = null } = known.get(otherFirst) ?? {}
  const reader = isFirst ? 'leads' : 'follows'
  return [
    {
      notice: { kind: 'coach_changed', ...course, reader, coach: username, isGone: false },
      personId: userId,
    },
    ...without(are, [...ids, otherFirst]).map((other) => newsOfOther(known, other, lists)),
  ]
}

/** A coach who replaces another one is one notice. */
function newsOfClass(known: Known, lists: Lists): News[] {
  const { ids, are } = lists
  const promoted = are.slice(0, 1).filter((id) => id !== ids[0] && ids.includes(id))
  const [gone, added] = [without(ids, are), [...promoted, ...without(are, ids)]]
  return [...added, ...gone.slice(added.length)].map((id) => newsOfOther(known, id, lists))
}

/** A coach who came or went. */
function newsOfOther(known: Known, id: string, { are, course }: Lists): News {
  const { username = null, userId = null } = known.get(id) ?? {}
  const place = are.indexOf(id)
  return {
    notice: {
      kind: 'coach_changed',
      ...course,
      reader: 'learner',
      coach: username,
      isGone: place === -1,
      ...(place === 1 && { isSecond: true }),
    },
    personId: userId,
  }
}

type Wanted = { ids: readonly string[]; thing: string; learners: readonly string[] }

/** These coaches, and those from whom waiting notices of coaches and learners start. */
async function readCoaches(
  db: Db,
  { ids, thing, learners }: Wanted,
): Promise<ReadonlyMap<string, KnownCoach>> {
  const waiting = sql`(select jsonb_array_elements_text(before)::uuid from notifications
    where (user_id = any(${sql.param(learners)}::uuid[])
        or user_id in (select user_id from coaches where id = any(${sql.param(ids)}::uuid[])))
      and thing = ${thing} and before is not null)`
  const rows = await db
    .select({ id: coaches.id, userId: coaches.userId, username: users.username })
    .from(coaches)
    .leftJoin(users, eq(users.id, coaches.userId))
    .where(or(inArray(coaches.id, [...ids]), inArray(coaches.id, waiting)))
  return new Map(rows.map((row) => [row.id, row]))
}
