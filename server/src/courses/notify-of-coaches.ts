import { schoolDay } from '@sohbet/domain/calendar'
import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import type { Context } from '../context/context.ts'
import { readClass } from '../live-sessions/class.reads.ts'
import { publish } from '../live/publish.ts'
import { notifyOfChange } from '../notifications/notify-of-change.ts'
import type { CourseRecord } from './course.repository.ts'

type Coaches = Pick<CourseRecord, 'primaryCoachId' | 'secondaryCoachId'>
type Change = { before: CourseRecord; after: Coaches & Pick<CourseRecord, 'name' | 'endDate'> }

const coachState = z.object({ coachId: z.string().nullable() })

const idsOf = ({ primaryCoachId, secondaryCoachId }: Coaches) =>
  [primaryCoachId, secondaryCoachId].filter((id) => id !== null)

/** Tells the old coach, the new coach and the learners of a course that has not ended. */
export async function notifyOfCoaches(ctx: Context, db: Db, { before, after }: Change): Promise<void> {
  if (after.endDate < schoolDay(ctx.now)) return
  const [were, are] = [idsOf(before), idsOf(after)]
  const gone = were.filter((id) => !are.includes(id))
  const added = are.filter((id) => !were.includes(id))
  if (gone.length + added.length === 0) return
  const known = await readCoaches(db, [...gone, ...added])
  const { learners } = await readClass(db, before.id)
  const accounts = [...known.values()].map(({ userId }) => userId).filter((id) => id !== null)
  await publish(db, [...learners, ...accounts], { kind: 'sessions' })
  // Pairs each coach who goes with one who comes
  for (let place = 0; place < Math.max(gone.length, added.length); place++)
    await notifyOfOne(ctx, db, {
      course: { id: before.id, name: after.name },
      old: known.get(gone[place] ?? ''),
      next: known.get(added[place] ?? ''),
      learners,
      place,
    })
}

type KnownCoach = { id: string; userId: string | null; username: string | null }
type One = {
  course: { id: string; name: string }
  old: KnownCoach | undefined
  next: KnownCoach | undefined
  learners: readonly string[]
  place: number
}

async function notifyOfOne(ctx: Context, db: Db, { course, old, next, learners, place }: One): Promise<void> {
  const staff = [old?.userId, next?.userId].filter((id) => id !== null && id !== undefined)
  const named = next ?? old
  const words = { courseId: course.id, course: course.name, isGone: !next }
  await notifyOfChange(db, ctx.now, {
    thing: `coach ${course.id} ${place}`,
    people: [...staff, ...learners].map((userId) => ({ userId, before: { coachId: old?.id ?? null } })),
    state: coachState,
    startsAt: null,
    noticeFrom: ({ coachId }, userId) => {
      if (coachId === (next?.id ?? null)) return undefined
      const reader = userId === next?.userId ? 'starts' : userId === old?.userId ? 'stops' : 'learner'
      return {
        kind: 'coach_changed',
        ...words,
        reader,
        coach: reader === 'learner' ? (named?.username ?? null) : null,
      }
    },
    personId: named?.userId ?? null,
  })
}

async function readCoaches(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, KnownCoach>> {
  const rows = await db
    .select({ id: coaches.id, userId: coaches.userId, username: users.username })
    .from(coaches)
    .leftJoin(users, eq(users.id, coaches.userId))
    .where(inArray(coaches.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
