import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { currentModule } from '@sohbet/domain/course/current-module'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { participation, participationRate } from '@sohbet/domain/live-session/participation'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { isOff, opensAt, liveSessionState } from '@sohbet/domain/live-session/rules'
import type { SignedInContext } from '../context/context.ts'
import { joinUrl, replayFor } from '../live-sessions/learner-live-sessions.reads.ts'
import { liveSessionsOfPlan } from '../live-sessions/plan.reads.ts'
import type { EnrolledRow, LearnerRow } from './dashboard-rows.ts'

const [shownSessions, shownReplays] = [6, 4]

type Caller = Pick<SignedInContext, 'now' | 'publicUrl' | 'links'>
type Named = { session: LiveSession; own: EnrolledRow }
type Recorded = Named & { replayLink: string }

/** Figures from the sessions of all courses that a learner has paid for. */
export function ownLiveSessionFigures(
  caller: Caller,
  { enrolled, attendance, holidays }: Pick<LearnerRow, 'enrolled' | 'attendance' | 'holidays'>,
) {
  const { now } = caller
  const attended = new Set<string>()
  const absent = new Set<string>()
  for (const { courseId, row } of attendance) {
    if (row.isAttended) attended.add(liveSessionIdOf(courseId, row))
    if (row.absenceAnnouncedAt) absent.add(liveSessionIdOf(courseId, row))
  }
  const all = { held: 0, joined: 0, minutes: 0 }
  const ahead: Named[] = []
  const recorded: Recorded[] = []
  for (const own of enrolled) {
    const { status, activatedAt, plan } = own
    if (status !== 'active' || !activatedAt) continue
    const sessions = liveSessionsOfPlan(plan, holidays)
    const { held, joined, minutes } = participation(sessions, { attended, since: activatedAt, now })
    all.held += held
    all.joined += joined
    all.minutes += minutes
    for (const session of sessions) {
      const replayLink = isOff(session) ? null : replayFor(caller, session)
      if (replayLink !== null) recorded.push({ session, own, replayLink })
      const state = liveSessionState(session, now)
      if (state === 'upcoming' || state === 'open') ahead.push({ session, own })
    }
  }
  return {
    minutes: all.minutes,
    participationRate: participationRate(all),
    incoming: ahead
      .toSorted(byStart)
      .slice(0, shownSessions)
      .map((named) => toIncoming(named, { ...caller, absent })),
    replays: recorded.toSorted(byStart).slice(-shownReplays).toReversed().map(toReplay),
    more: {
      incomingZoomSessions: Math.max(0, ahead.length - shownSessions),
      replays: Math.max(0, recorded.length - shownReplays),
    },
  }
}

const byStart = (one: Named, other: Named) =>
  one.session.startsAt.getTime() - other.session.startsAt.getTime()

const toIncoming = (
  { session, own: { plan, modules, coachName } }: Named,
  { absent, publicUrl }: Caller & { absent: ReadonlySet<string> },
): LearnerDashboard['incomingZoomSessions'][number] => ({
  id: session.id,
  courseId: session.courseId,
  name: plan.name,
  topic: modules[currentModule(plan, modules.length, session.startsAt) ?? 0]?.name ?? null,
  coachName,
  date: session.startsAt.toISOString(),
  duration: session.duration,
  opensAt: opensAt(session).toISOString(),
  isMoved: session.isMoved,
  zoomLink: joinUrl({ publicUrl }, session.id),
  isAbsenceAnnounced: absent.has(session.id),
})

const toReplay = ({ session, own, replayLink }: Recorded): LearnerDashboard['replays'][number] => ({
  id: session.id,
  courseId: session.courseId,
  name: own.plan.name,
  date: session.startsAt.toISOString(),
  replayLink,
})
