import { schoolMoment, type Day } from '../calendar.ts'
import { minutesAfter } from '../moment.ts'
import { idOf, slotKey, type PlannedLiveSession, type Slot } from './plan.ts'

/** Learners speak, or a coach explains an exercise and the session is recorded. Only the first takes guests. */
export const sessionKinds = ['speaking_group', 'explained_exercise'] as const
export type SessionKind = (typeof sessionKinds)[number]

/** How a session differs from the weekly plan. */
export type LiveSessionChange = Slot & {
  kind: SessionKind
  /** Null: the planned value applies. */
  startsAt: Date | null
  duration: number | null
  isCancelled: boolean
  /** Why it was cancelled; empty without a reason. */
  cancelReason: string
  /** Added by hand. The weekly plan does not have it, or has it only since. */
  isExtra: boolean
  /** The coach who teaches instead of the course's; null for the course's coach. */
  substituteId: string | null
  /** The session has ended or was held under an earlier plan, so plan and holidays no longer change it. */
  isKept: boolean
  /** Null: the course's own link applies. */
  zoomLink: string | null
  notes: string
  replayLink: string | null
  /** Recorded when the session ended: the holiday on that day, the coaches' ids (null before), the number of seats. */
  holiday: string | null
  taughtBy: readonly string[] | null
  seatCount: number | null
  /** Number of changes, for calendar clients. */
  revision: number
  changedAt: Date
}

export type Holiday = { day: Day; name: string }

export type LiveSession = Slot & {
  id: string
  kind: SessionKind
  courseId: string
  startsAt: Date
  endsAt: Date
  /** In minutes. */
  duration: number
  isMoved: boolean
  isCancelled: boolean
  cancelReason: string
  isExtra: boolean
  substituteId: string | null
  /** Name of the holiday on this day. The session is off unless it is moved. */
  holiday: string | null
  zoomLink: string | null
  notes: string
  replayLink: string | null
  /** The coaches' ids and the number of seats, once the session has ended. */
  taughtBy: readonly string[] | null
  seatCount: number | null
  revision: number
  changedAt: Date | null
}

type CoursePlan = {
  courseId: string
  planned: readonly PlannedLiveSession[]
  /** When the plan last changed; sessions before this moment stay as they were. */
  plannedFrom: Date | null
  changes: readonly LiveSessionChange[]
  holidays: readonly Holiday[]
}

/** The sessions of a course as they take place, sorted by time. */
export function liveSessionsOf({
  courseId,
  planned,
  plannedFrom,
  changes,
  holidays,
}: CoursePlan): LiveSession[] {
  const changeOf = new Map(changes.map((change) => [slotKey(change), change]))
  const holidayOn = new Map(holidays.map(({ day, name }) => [day, name]))
  const from = plannedFrom?.getTime() ?? Number.NEGATIVE_INFINITY
  const sessions: LiveSession[] = []
  let isInOrder = true
  for (const plan of planned) {
    if (plan.startsAt.getTime() < from) continue
    const change = changeOf.get(plan.key)
    if (change?.isKept || change?.isExtra) continue
    if (change?.startsAt) isInOrder = false
    sessions.push(toSession(courseId, plan, { change, holiday: holidayOn.get(plan.day) }))
  }
  for (const change of changes) {
    const { day, minute, startsAt, duration, isKept, isExtra } = change
    if (!(isKept || isExtra) || !startsAt || duration === null) continue
    const plannedAt = isKept ? startsAt : schoolMoment(day, minute)
    const plan = { day, minute, key: slotKey(change), startsAt: plannedAt, duration }
    isInOrder = false
    sessions.push(toSession(courseId, plan, { change, holiday: change.holiday ?? undefined }))
  }
  if (isInOrder) return sessions
  return sessions.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

function toSession(
  courseId: string,
  plan: PlannedLiveSession,
  { change, holiday }: { change: LiveSessionChange | undefined; holiday: string | undefined },
): LiveSession {
  const startsAt = change?.startsAt ?? plan.startsAt
  const duration = change?.duration ?? plan.duration
  const isMoved = startsAt.getTime() !== plan.startsAt.getTime()
  return {
    id: idOf(courseId, plan.key),
    kind: change?.kind ?? 'speaking_group',
    courseId,
    day: plan.day,
    minute: plan.minute,
    startsAt,
    endsAt: minutesAfter(startsAt, duration),
    duration,
    isMoved,
    isCancelled: change?.isCancelled ?? false,
    cancelReason: change?.cancelReason ?? '',
    isExtra: change?.isExtra ?? false,
    substituteId: change?.substituteId ?? null,
    holiday: isMoved ? null : (holiday ?? null),
    zoomLink: change?.zoomLink ?? null,
    notes: change?.notes ?? '',
    replayLink: change?.replayLink ?? null,
    taughtBy: change?.taughtBy ?? null,
    seatCount: change?.seatCount ?? null,
    revision: change?.revision ?? 0,
    changedAt: change?.changedAt ?? null,
  }
}
