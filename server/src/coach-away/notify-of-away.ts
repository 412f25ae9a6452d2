import type { AwayChoiceOfRow } from '@sohbet/contract/lessons/coach-away'
import type { AwayItem } from '@sohbet/contract/lessons/coach-away-notices'
import { and, eq, ne } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import type { AwayResult } from '../db/tables/lessons/aways.ts'
import { users } from '../db/tables/people/users.ts'
import { deleteNotices, gatherNotices, type Gathered } from '../notifications/gather.ts'
import { notify, type NewNotification } from '../notifications/notify.ts'
import type { AwayCoach } from './acting-coach.ts'
import { toItem } from './notice-items.ts'
import type { ConcernedRow } from './plan/concerned-row.ts'
import { readCoachNames } from './coach-names.reads.ts'

type Away = {
  coach: AwayCoach
  away: { startsAt: Date; endsAt: Date }
  rows: readonly ConcernedRow[]
  choices: readonly AwayChoiceOfRow[]
  results: readonly AwayResult[]
  reason: string
}

/**
 * After the choices were applied: a person with several notices gets one that lists them all. The coach, when an admin
 * acts, and the other admins get the whole list.
 */
export async function notifyOfAway(ctx: SignedInContext, db: Db, change: Away): Promise<void> {
  const { now, actor } = ctx
  const { coach, away, rows, reason } = change
  const by = actor.role === 'admin' ? null : coach.name
  const about = {
    kind: 'coach_away',
    coachId: coach.id,
    coach: coach.name,
    by,
    from: away.startsAt.toISOString(),
    until: away.endsAt.toISOString(),
    ...(reason && { reason }),
  } as const
  const ids = rows.map(({ id }) => id)
  const gathered = (await gatherNotices(db, now, ids)).filter(({ notice }) => toItem(notice) !== null)
  const isOverview = ({ userId }: Gathered) => userId === coach.userId || userId === actor.userId
  // One notice says all that a list would, but only some have room for the coach's word
  const isListed = (notices: readonly Gathered[]) =>
    notices.length > 1 || (reason !== '' && notices.some((one) => !isAsked(one) && !hasReason(one)))
  const lists = listsOf(gathered.filter((one) => !isOverview(one))).filter(isListed)
  await deleteNotices(
    db,
    [...gathered.filter(isOverview), ...lists.flat()].map(({ id }) => id),
  )
  const named = { about: `${coach.id} ${now.toISOString()}`, personId: coach.userId }
  const news = lists.map((notices): NewNotification => {
    const reader = notices.every(isAsked) ? 'asked' : 'learner'
    return {
      ...named,
      userIds: [...new Set(notices.map(({ userId }) => userId))],
      notice: { ...about, reader, items: itemsOf(notices) },
      about: `${named.about} ${reader}`,
    }
  })
  const items = await allItems(db, change)
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), ne(users.id, actor.userId)))
  const toCoach = actor.userId === coach.userId ? [] : [coach.userId]
  await notify(
    db,
    now,
    ...news,
    { userIds: admins.map(({ id }) => id), notice: { ...about, reader: 'school', items }, ...named },
    { userIds: toCoach, notice: { ...about, reader: 'coach', items }, ...named },
  )
}

const isAsked = ({ notice: { kind } }: Gathered) => kind === 'session_asked' || kind === 'lesson_asked'

const hasReason = ({ notice }: Gathered) => 'reason' in notice && notice.reason !== undefined

/** The notices of each person. Requests are a list of their own, because the person answers them. */
function listsOf(gathered: readonly Gathered[]): Gathered[][] {
  const lists = new Map<string, Gathered[]>()
  for (const one of gathered) {
    const key = `${one.userId} ${isAsked(one)}`
    lists.set(key, [...(lists.get(key) ?? []), one])
  }
  return [...lists.values()]
}

/** By the old time. */
const itemsOf = (notices: readonly Gathered[]): AwayItem[] =>
  notices
    .flatMap(({ notice }) => toItem(notice) ?? [])
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))

/** Every row with what became of it. */
async function allItems(db: Db, { rows, choices, results }: Away): Promise<AwayItem[]> {
  const chosenOf = new Map(choices.map((chosen) => [chosen.id, chosen]))
  const done = new Set(results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id))
  const names = await readCoachNames(
    db,
    choices.flatMap(({ coachId }) => coachId ?? []),
  )
  return rows
    .filter(({ role }) => role !== 'second')
    .map(({ id, course, lesson, startsAt }): AwayItem => {
      const chosen = done.has(id) ? chosenOf.get(id) : undefined
      const row = { course, lesson, startsAt: startsAt.toISOString() }
      if (chosen?.choice === 'cancel') return { ...row, change: 'cancelled' }
      if (chosen?.choice === 'move' && chosen.startsAt)
        return { ...row, change: lesson === null ? 'moved' : 'proposed', to: chosen.startsAt.toISOString() }
      if (chosen?.choice === 'ask' && chosen.coachId)
        return { ...row, change: 'asked', asked: names.get(chosen.coachId) ?? '' }
      return { ...row, change: 'left' }
    })
}
