import type { Notice } from '@sohbet/contract/messaging/notifications'
import type { Db } from '../db/connect.ts'
import { deleteNotices, gatherNotices } from './gather.ts'
import { notify, type NewNotification } from './notify.ts'

const listedKinds = [
  'coach_changed',
  'session_handed_over',
  'session_declined',
  'lesson_handed_over',
  'lesson_declined',
  'lesson_cancelled',
] as const
type Listed = Extract<Notice, { kind: (typeof listedKinds)[number] }>
type Found = { id: string; userId: string; personId: string | null; notice: Listed }

const isListed = (notice: Notice): notice is Listed => listedKinds.some((kind) => kind === notice.kind)

/**
 * After several courses, sessions or lessons changed at once: a person with several notices of the same kind gets one
 * that lists them. `ids` are of the courses, sessions and lessons. Notices that name different coaches stay apart.
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
    const key = [one.userId, one.notice.kind, ...sameIn(one)].join(' ')
    lists.set(key, [...(lists.get(key) ?? []), one])
  }
  return [...lists.values()]
}

/** What notices of one kind must have in common to become one. */
function sameIn({ notice, personId }: Found): readonly unknown[] {
  switch (notice.kind) {
    case 'coach_changed':
      return [notice.reader, notice.isGone, personId, notice.coach]
    case 'lesson_cancelled':
      return [notice.isCreditBack]
    case 'lesson_handed_over':
      // A coach who takes lessons reads of all of them together, although each is with another learner
      return notice.reader === 'takes' ? [notice.reader] : [notice.reader, personId, notice.other]
    case 'lesson_declined':
      return [notice.what, personId, notice.other]
    case 'session_handed_over':
      return [notice.reader, personId, notice.other]
    default:
      return [personId, notice.other]
  }
}

const timeOf = ({ notice }: Found) => ('startsAt' in notice ? Date.parse(notice.startsAt) : 0)

function toOne(list: readonly Found[], about: string): NewNotification[] {
  const [first, ...rest] = list.toSorted((one, other) => timeOf(one) - timeOf(other))
  if (!first) return []
  // One learner is named; several are not, so that the notice outlives the account of each
  const isOfOne = rest.every(({ personId }) => personId === first.personId)
  const named =
    isOfOne || first.notice.kind === 'coach_changed' ? first.notice : { ...first.notice, other: '' }
  const notice = withMore(
    named,
    rest.map((one) => one.notice),
  )
  return [{ userIds: [first.userId], notice, about, personId: isOfOne ? first.personId : null }]
}

function withMore(first: Listed, rest: readonly Listed[]): Notice {
  switch (first.kind) {
    case 'coach_changed':
      return { ...first, more: rest.flatMap(courseOf) }
    case 'lesson_cancelled':
      return { ...first, more: rest.flatMap(lessonOf), ...otherTimesOf([first, ...rest]) }
    case 'lesson_handed_over':
    case 'lesson_declined':
      return { ...first, more: rest.flatMap(lessonOf) }
    default:
      return { ...first, more: rest.flatMap(sessionOf) }
  }
}

const courseOf = (notice: Listed) =>
  'courseId' in notice ? [{ courseId: notice.courseId, course: notice.course }] : []

const lessonOf = (notice: Listed) =>
  'lessonId' in notice ? [{ lesson: notice.lesson, startsAt: notice.startsAt }] : []

function sessionOf(notice: Listed) {
  if (!('sessionId' in notice)) return []
  const { courseId, course, sessionId, startsAt } = notice
  return [{ courseId, course, sessionId, startsAt }]
}

/** Each free time once: those of two lessons are often the same. */
function otherTimesOf(notices: readonly Listed[]) {
  const times = notices.flatMap((notice) => (notice.kind === 'lesson_cancelled' ? (notice.others ?? []) : []))
  const others = new Map(times.map((time) => [`${time.lesson} ${time.coachId} ${time.startsAt}`, time]))
  return others.size > 0 ? { others: [...others.values()] } : {}
}
