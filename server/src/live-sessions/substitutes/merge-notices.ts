import type { Notice } from '@sohbet/contract/messaging/notifications'
import type { Db } from '../../db/connect.ts'
import { deleteNotices, gatherNotices } from '../../notifications/gather.ts'
import { notify, type NewNotification } from '../../notifications/notify.ts'

type Listed = Extract<Notice, { kind: 'session_handed_over' | 'session_declined' }>
type Found = { id: string; userId: string; personId: string | null; notice: Listed }

/**
 * After several requests were answered at once: a person with several notices of the same kind, which name the same coach,
 * gets one that lists the sessions.
 */
export async function mergeNotices(db: Db, now: Date, sessionIds: readonly string[]): Promise<void> {
  const found = (await gatherNotices(db, now, sessionIds)).flatMap(({ notice, ...row }): Found[] =>
    notice.kind === 'session_handed_over' || notice.kind === 'session_declined' ? [{ ...row, notice }] : [],
  )
  const lists = listsOf(found).filter(({ length }) => length > 1)
  await deleteNotices(
    db,
    lists.flat().map(({ id }) => id),
  )
  await notify(db, now, ...lists.flatMap((list, place) => toOne(list, `list ${now.toISOString()} ${place}`)))
}

function listsOf(found: readonly Found[]): Found[][] {
  const lists = new Map<string, Found[]>()
  for (const one of found) {
    const { kind, other } = one.notice
    const reader = one.notice.kind === 'session_handed_over' ? one.notice.reader : ''
    const key = [one.userId, kind, reader, one.personId, other].join(' ')
    lists.set(key, [...(lists.get(key) ?? []), one])
  }
  return [...lists.values()]
}

function toOne(list: readonly Found[], about: string): NewNotification[] {
  const [first, ...rest] = list.toSorted(
    (one, other) => Date.parse(one.notice.startsAt) - Date.parse(other.notice.startsAt),
  )
  if (!first) return []
  const more = rest.map(({ notice: { courseId, course, sessionId, startsAt } }) => ({
    courseId,
    course,
    sessionId,
    startsAt,
  }))
  return [{ userIds: [first.userId], notice: { ...first.notice, more }, about, personId: first.personId }]
}
