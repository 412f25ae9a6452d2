import type { OtherLessonTime } from '@sohbet/contract/lessons/coach-away-notices'
import { otherTimes } from '@sohbet/domain/lesson/others'
import type { LessonKind } from '@sohbet/domain/lesson/lesson'
import { daysAfter } from '@sohbet/domain/moment'
import { inArray, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { users } from '../../db/tables/people/users.ts'
import { readFreeTimes } from '../free-times.reads.ts'

const daysAhead = 14

type Cancelled = {
  lesson: { coachId: string; kind: LessonKind; startsAt: Date; endsAt: Date }
  userId: string
  now: Date
  isCoachLeaving: boolean
}

/** What the learner of a cancelled lesson could book in its place: for a group class a private lesson. */
export async function readOtherTimes(
  db: Db,
  { lesson, userId, now, isCoachLeaving }: Cancelled,
): Promise<OtherLessonTime[]> {
  const { coachId } = lesson
  const kind = lesson.kind === 'group' ? 'private' : lesson.kind
  const to = daysAfter(now, daysAhead)
  const offers = await readFreeTimes({ db, now }, { kind, from: now, to, userId })
  const length = lesson.endsAt.getTime() - lesson.startsAt.getTime()
  // A coach who cancels has no time just then, although the diary is free again
  const isMissed = (startsAt: Date) => Math.abs(startsAt.getTime() - lesson.startsAt.getTime()) < length
  const offered = offers.map((offer) =>
    offer.coachId === coachId
      ? { ...offer, times: isCoachLeaving ? [] : offer.times.filter((time) => !isMissed(time)) }
      : offer,
  )
  const found = otherTimes(offered, coachId)
  const ids = found.map((time) => time.coachId)
  const rows = await db
    .select({ id: coaches.id, name: users.username })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(inArray(coaches.id, ids))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return found.map((time) => ({
    lesson: kind,
    coachId: time.coachId,
    coach: names.get(time.coachId) ?? '',
    startsAt: time.startsAt.toISOString(),
  }))
}
