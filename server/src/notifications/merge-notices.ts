import type { ReplacedPart } from '@sohbet/contract/notifications/coach-notices'
import type { Notice } from '@sohbet/contract/notifications/notifications'
import type { Db } from '../db/connect.ts'
import { deleteNotices, gatherNotices } from './gather.ts'
import { notify, type NewNotification } from './notify.ts'

/** In this order a merged notice names its parts. */
const listedKinds = [
  'coach_changed',
  'session_handed_over',
  'lesson_handed_over',
  'lesson_cancelled',
  'session_declined',
  'lesson_declined',
] as const satisfies readonly ReplacedPart['kind'][]
type Part = { personId: string | null; notice: ReplacedPart }
type Found = Part & { id: string; userId: string }

const isListed = (notice: Notice): notice is ReplacedPart => listedKinds.some((kind) => kind === notice.kind)

/**
 * After several courses, sessions or lessons changed at once: a person with several notices gets one. One list stands for
 * notices of the same kind. `ids` are of the courses, sessions and lessons.
 */
export async function mergeNotices(db: Db, now: Date, ids: readonly string[]): Promise<void> {
  const found = (await gatherNotices(db, now, ids)).flatMap(({ notice, ...row }): Found[] =>
    isListed(notice) ? [{ ...row, notice }] : [],
  )
  const several = groupsOf(found, ({ userId }) => userId).filter(({ length }) => length > 1)
  await deleteNotices(
    db,
    several.flat().map(({ id }) => id),
  )
  const about = `list ${now.toISOString()}`
  await notify(
    db,
    now,
    ...several.map((notices) => ({
      ...toOne(notices),
      userIds: notices.slice(0, 1).map(({ userId }) => userId),
      about,
    })),
  )
}

/** One list says all, or a notice has each list as a part. */
function toOne(found: readonly Found[]): Pick<NewNotification, 'notice' | 'personId' | 'otherPersonIds'> {
  const parts = listsOf(found)
    .flatMap(toPart)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
  const [only, ...rest] = parts
  if (only && rest.length === 0) return only
  const [personId, ...otherPersonIds] = new Set(parts.flatMap((part) => part.personId ?? []))
  return {
    notice: { kind: 'coach_replaced', parts: parts.map(({ notice }) => notice) },
    ...(personId && { personId }),
    otherPersonIds,
  }
}

const orderOf = ({ notice }: Part) => listedKinds.indexOf(notice.kind)

/** The notices of one person that one list can stand for. */
const listsOf = (found: readonly Found[]) =>
  groupsOf(found, (one) => [one.notice.kind, ...sameIn(one)].join(' '))

function groupsOf(found: readonly Found[], keyOf: (one: Found) => string): Found[][] {
  const groups = new Map<string, Found[]>()
  for (const one of found) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return [...groups.values()]
}

/** What notices of one kind must have in common to become one list. */
function sameIn({ notice, personId }: Found): readonly unknown[] {
  switch (notice.kind) {
    case 'coach_changed':
      return [notice.reader, notice.isGone, notice.isSecond, personId, notice.coach]
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

function toPart(list: readonly Found[]): Part[] {
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
  return [{ notice, personId: isOfOne ? first.personId : null }]
}

function withMore(first: ReplacedPart, rest: readonly ReplacedPart[]): ReplacedPart {
  if (rest.length === 0) return first
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

const courseOf = (notice: ReplacedPart) =>
  'courseId' in notice ? [{ courseId: notice.courseId, course: notice.course }] : []

const lessonOf = (notice: ReplacedPart) =>
  'lessonId' in notice ? [{ lesson: notice.lesson, startsAt: notice.startsAt }] : []

function sessionOf(notice: ReplacedPart) {
  if (!('sessionId' in notice)) return []
  const { courseId, course, sessionId, startsAt } = notice
  return [{ courseId, course, sessionId, startsAt }]
}

/** Each free time once: those of two lessons are often the same. */
function otherTimesOf(notices: readonly ReplacedPart[]) {
  const times = notices.flatMap((notice) => (notice.kind === 'lesson_cancelled' ? (notice.others ?? []) : []))
  const others = new Map(times.map((time) => [`${time.lesson} ${time.coachId} ${time.startsAt}`, time]))
  return others.size > 0 ? { others: [...others.values()] } : {}
}
