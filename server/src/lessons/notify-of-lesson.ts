import type { OtherLessonTime } from '@sohbet/contract/lessons/coach-away-notices'
import { moment } from '@sohbet/contract/fields'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { users } from '../db/tables/people/users.ts'
import type { Author } from '../live-sessions/substitutes/notify-of-substitute.ts'
import { publish } from '../live/publish.ts'
import { notifyOfChange, type News } from '../notifications/notify-of-change.ts'

const person = z.object({ id: z.string(), name: z.string() })
const company = z.object({
  kind: z.enum(lessonKinds),
  coach: person.nullable(),
  learners: z.array(person),
})

/**
 * The coach of a lesson, and the learners whose part in it changes. Of a list in one parameter PostgreSQL expects ten
 * people, and plans the statement at each call.
 */
async function readCompany(db: Db, lessonId: string, userIds: readonly string[]) {
  const [row] = await queryRows(
    db,
    company,
    sql`select lesson.kind,
        (select json_build_object('id', users.id, 'name', users.username) from users
          where users.id = coach.user_id) as coach,
        (select coalesce(json_agg(json_build_object('id', users.id, 'name', users.username)), '[]')
          from users where ${inArray(users.id, [...userIds])}) as learners
      from lessons as lesson join coaches as coach on coach.id = lesson.coach_id where lesson.id = ${lessonId}`,
  )
  return row
}

/** When the lesson begins; null while a person has no part in it. */
const known = z.object({ startsAt: moment.nullable() })
type Known = z.infer<typeof known>

type LessonChange = {
  lessonId: string
  /** Added by this transaction. */
  isNew?: boolean
  /** The learners whose part in the lesson changes. */
  userIds: readonly string[]
  before: Date | null
  after: Date | null
  isCreditBack?: boolean
  /** The learner cancelled too late for the credit. */
  isLate?: boolean
  /** The lesson takes place with the others. */
  goesOn?: boolean
  /** Why it is cancelled; empty without a reason. */
  reason?: string
  /** What each learner can book in place of a cancelled lesson. */
  others?: ReadonlyMap<string, OtherLessonTime[]>
  /** Named to the other side; absent when a rule changes the lesson. */
  author?: Author
  /** The learner's account is being erased: the coach's notice stays, without the name. */
  isErased?: boolean
  /** Both sides by default. */
  audience?: 'all' | 'coach' | 'learners'
}

export const thingOfLesson = (lessonId: string) => `lesson ${lessonId}`

/** Tells coach and learners that a lesson was booked, moved or cancelled. Call it with the coach locked. */
export async function notifyOfLesson(db: Db, now: Date, change: LessonChange): Promise<void> {
  const { lessonId, before, after, isCreditBack = false, isErased = false, audience = 'all', author } = change
  const found = await readCompany(db, lessonId, change.userIds)
  if (!found) return
  const { kind, coach, learners } = found
  const people = [
    ...(audience === 'coach' ? [] : learners),
    ...(coach && audience !== 'learners' ? [coach] : []),
  ]
  const named = isErased ? [] : learners
  const otherOf = (userId: string) =>
    userId === coach?.id ? (named.length === 1 ? (named[0]?.name ?? '') : '') : (coach?.name ?? '')
  const newsFrom = (state: Known, userId: string): News[] => {
    const about = { lessonId, lesson: kind, other: otherOf(userId) }
    const personId = userId === coach?.id ? (named[0]?.id ?? null) : (coach?.id ?? null)
    const startsAt = after?.toISOString()
    const others = change.others?.get(userId)
    const by = author && author.id !== userId ? { by: author.name } : {}
    // A learner knows of a new booking before its notice goes out, and of an own cancellation that costs nothing
    const knowsOfBooking = userId !== coach?.id && (userId !== author?.id || change.isLate)
    const knownStart = state.startsAt ?? (knowsOfBooking ? before?.toISOString() : undefined)
    if (!startsAt)
      return knownStart === undefined
        ? []
        : [
            {
              notice: {
                kind: 'lesson_cancelled',
                ...about,
                startsAt: knownStart,
                isCreditBack: isCreditBack && userId !== coach?.id,
                ...(change.isLate && userId !== coach?.id && { isLate: true as const }),
                ...(change.goesOn && { goesOn: true }),
                ...(change.reason && { reason: change.reason }),
                ...(others?.length && { others }),
                ...by,
              },
              personId,
            },
          ]
    if (state.startsAt === null) return [{ notice: { kind: 'lesson_booked', ...about, startsAt }, personId }]
    return state.startsAt === startsAt
      ? []
      : [{ notice: { kind: 'lesson_moved', ...about, startsAt, before: state.startsAt, ...by }, personId }]
  }
  await notifyOfChange(db, now, {
    thing: thingOfLesson(lessonId),
    isNew: change.isNew === true,
    people: people.map(({ id: userId }) => ({
      userId,
      before: { startsAt: before?.toISOString() ?? null },
    })),
    state: known,
    startsAt: after ?? before,
    newsFrom,
  })
  // The coach gets no notice of each learner, but an open screen shows the seats
  if (coach && audience === 'learners') await publish(db, [coach.id], { kind: 'sessions' })
}
