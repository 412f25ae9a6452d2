import type { Notice } from '@sohbet/contract/messaging/notifications'
import type { Db } from '../db/connect.ts'
import { deleteNotices, gatherNotices } from './gather.ts'
import { notify, type NewNotification } from './notify.ts'

const listedKinds = ['session_handed_over', 'session_declined', 'lesson_handed_over'] as const
type Listed = Extract<Notice, { kind: (typeof listedKinds)[number] }>
type Found = { id: string; userId: string; personId: string | null; notice: Listed }

const isListed = (notice: Notice): notice is Listed => listedKinds.some((kind) => kind === notice.kind)

/**
 * After several sessions or lessons changed hands at once: a person with several notices of the same kind gets one that
 * lists them. Notices that name different coaches stay apart.
 */
export async function mergeNotices(db: Db, now: Date, ids: readonly string[]): Promise<void> {
  const found = (await gatherNotices(db, now, ids)).flatMap(({ notice, ...row }): Found[] =>
    isListed(notice) ? [{ ...row, notice }] : [],
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
    const { kind } = one.notice
    const reader = 'reader' in one.notice ? one.notice.reader : ''
    // A coach who takes lessons reads of all of them together, although each is with another learner
    const isOfLearners = kind === 'lesson_handed_over' && reader === 'takes'
    const named = isOfLearners ? [] : [one.personId, one.notice.other]
    const key = [one.userId, kind, reader, ...named].join(' ')
    lists.set(key, [...(lists.get(key) ?? []), one])
  }
  return [...lists.values()]
}

function toOne(list: readonly Found[], about: string): NewNotification[] {
  const [first, ...rest] = list.toSorted(
    (one, other) => Date.parse(one.notice.startsAt) - Date.parse(other.notice.startsAt),
  )
  if (!first) return []
  // One learner is named; several are not, so that the notice outlives the account of each
  const isOfOne = rest.every(({ personId }) => personId === first.personId)
  const notice = withMore(isOfOne ? first.notice : { ...first.notice, other: '' }, rest)
  return [{ userIds: [first.userId], notice, about, personId: isOfOne ? first.personId : null }]
}

function withMore(first: Listed, rest: readonly Found[]): Notice {
  const notices = rest.map(({ notice }) => notice)
  if (first.kind === 'lesson_handed_over')
    return {
      ...first,
      more: notices.flatMap((one) =>
        one.kind === 'lesson_handed_over' ? [{ lesson: one.lesson, startsAt: one.startsAt }] : [],
      ),
    }
  return {
    ...first,
    more: notices.flatMap((one) => {
      if (one.kind === 'lesson_handed_over') return []
      const { courseId, course, sessionId, startsAt } = one
      return [{ courseId, course, sessionId, startsAt }]
    }),
  }
}
