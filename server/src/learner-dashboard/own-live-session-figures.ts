import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { currentModule } from '@sohbet/domain/course/current-module'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { participationRate } from '@sohbet/domain/live-session/participation'
import { liveSessionIdOf, slotKey } from '@sohbet/domain/live-session/plan'
import { isOff, opensAt, liveSessionState } from '@sohbet/domain/live-session/rules'
import type { SignedInContext } from '../context/context.ts'
import type { GuestPlan } from '../live-sessions/guests/guest-sessions.reads.ts'
import { joinUrl } from '../live-sessions/learner-live-sessions.reads.ts'
import { replayFor } from '../live-sessions/replay/replay-links.ts'
import { guestWork, sessionsOfSeat } from '../live-sessions/session-work.ts'
import { coachOfSession, liveSessionsOfPlan } from '../live-sessions/plan.reads.ts'
import type { EnrolledRow, LearnerRow } from './dashboard-rows.ts'

const [shownSessions, shownReplays] = [6, 4]

type Caller = Pick<SignedInContext, 'now' | 'publicUrl' | 'links'>
type Named = { session: LiveSession; own: EnrolledRow }
type Shown = { session: LiveSession; own: Pick<EnrolledRow, 'plan' | 'modules'> }
type Recorded = Named & { replayLink: string }

type Sources = Pick<LearnerRow, 'enrolled' | 'attendance' | 'holidays' | 'guests'>

/** Figures from the sessions of all courses that a learner has paid for. */
export function ownLiveSessionFigures(caller: Caller, { enrolled, attendance, holidays, guests }: Sources) {
  const { now } = caller
  const absent = new Set(
    attendance.flatMap(({ courseId, row }) =>
      row.absenceAnnouncedAt ? [liveSessionIdOf(courseId, row)] : [],
    ),
  )
  const work = guestWork(guests, now)
  const all = { held: 0, joined: 0 }
  const ahead: Named[] = []
  const recorded: Recorded[] = []
  for (const own of enrolled) {
    const { status, activatedAt, plan } = own
    if (status !== 'active' || !activatedAt) continue
    const seat = sessionsOfSeat({ plan, since: activatedAt }, { attendance, holidays, now })
    all.held += seat.held
    all.joined += seat.work.length
    work.push(...seat.work)
    for (const session of seat.sessions) {
      const replayLink = isOff(session) ? null : replayFor(caller, session)
      if (replayLink !== null) recorded.push({ session, own, replayLink })
      const state = liveSessionState(session, now)
      if (state === 'upcoming' || state === 'open') ahead.push({ session, own })
    }
  }
  const asGuest = guestSessionsAhead(caller, guests)
  return {
    work,
    participationRate: participationRate(all),
    incoming: [
      ...ahead
        .toSorted(byStart)
        .slice(0, shownSessions)
        .map((named) => toIncoming(named, { ...caller, absent })),
      ...asGuest,
    ]
      .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
      .slice(0, shownSessions),
    replays: recorded.toSorted(byStart).slice(-shownReplays).toReversed().map(toReplay),
    more: {
      incomingZoomSessions: Math.max(0, ahead.length + asGuest.length - shownSessions),
      replays: Math.max(0, recorded.length - shownReplays),
    },
  }
}

/** Sessions of other courses ahead. */
function guestSessionsAhead(caller: Caller, guests: readonly GuestPlan[]) {
  const incoming: LearnerDashboard['incomingZoomSessions'] = []
  for (const { plan, holidays, seats } of guests) {
    const wayOf = new Map(seats.map((seat) => [slotKey(seat), seat.way]))
    for (const session of liveSessionsOfPlan(plan, holidays)) {
      const state = liveSessionState(session, caller.now)
      const guestWay = wayOf.get(slotKey(session))
      if (!guestWay || (state !== 'upcoming' && state !== 'open')) continue
      const named = { session, own: { plan, modules: [] } }
      incoming.push({ ...toIncoming(named, { ...caller, absent: new Set() }), guestWay })
    }
  }
  return incoming
}

const byStart = (one: Named, other: Named) =>
  one.session.startsAt.getTime() - other.session.startsAt.getTime()

const toIncoming = (
  { session, own: { plan, modules } }: Shown,
  { absent, publicUrl }: Caller & { absent: ReadonlySet<string> },
): LearnerDashboard['incomingZoomSessions'][number] => ({
  id: session.id,
  courseId: session.courseId,
  name: plan.name,
  topic: modules[currentModule(plan, modules.length, session.startsAt) ?? 0]?.name ?? null,
  coach: coachOfSession(plan, session),
  date: session.startsAt.toISOString(),
  duration: session.duration,
  opensAt: opensAt(session).toISOString(),
  isMoved: session.isMoved,
  zoomLink: joinUrl({ publicUrl }, session.id),
  isAbsenceAnnounced: absent.has(session.id),
  kind: session.kind,
  guestWay: null,
})

const toReplay = ({ session, own, replayLink }: Recorded): LearnerDashboard['replays'][number] => ({
  id: session.id,
  courseId: session.courseId,
  name: own.plan.name,
  date: session.startsAt.toISOString(),
  replayLink,
})
