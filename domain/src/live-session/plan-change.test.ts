import { expect, it } from 'vitest'
import { liveSessionsOf } from './live-session.ts'
import { droppedSessions } from './plan-change.ts'
import { plannedLiveSessions } from './plan.ts'

const monday = { dayOfWeek: 'monday' as const, hour: 19, minute: 0, duration: 60 }
const plan = { startDate: '2026-03-02', endDate: '2026-03-29', zoomTimes: [monday] }
const change = {
  kind: 'speaking_group' as const,
  minute: 19 * 60,
  duration: null,
  isCancelled: false,
  cancelReason: '',
  isExtra: false,
  substituteId: null,
  isKept: false,
  zoomLink: null,
  notes: '',
  replayLink: null,
  holiday: null,
  taughtBy: null,
  seatCount: null,
  revision: 1,
  changedAt: new Date('2026-03-01T09:00:00Z'),
}
const sessions = liveSessionsOf({
  courseId: '018f0000-0000-7000-8000-000000000001',
  planned: plannedLiveSessions(plan),
  plannedFrom: null,
  // The session of 2 March is made up on 12 March
  changes: [{ ...change, day: '2026-03-02', startsAt: new Date('2026-03-12T16:00:00Z') }],
  holidays: [],
})
const now = new Date('2026-03-10T09:00:00Z')
const dropped = (after: typeof plan) => droppedSessions(sessions, { after, now }).map(({ day }) => day)

it('drops the sessions ahead of a weekly time that the new plan lacks, and keeps those whose planned time has passed', () => {
  expect(dropped({ ...plan, zoomTimes: [{ ...monday, hour: 20 }] })).toEqual(['2026-03-16', '2026-03-23'])
})

it('drops sessions after an earlier last day', () => {
  expect(dropped({ ...plan, endDate: '2026-03-22' })).toEqual(['2026-03-23'])
})

it('drops no session when only the length changes', () => {
  expect(dropped({ ...plan, zoomTimes: [{ ...monday, duration: 90 }] })).toEqual([])
})

it('drops no extra session', () => {
  const extra = { ...change, day: '2026-03-18', isExtra: true, duration: 60 }
  const added = liveSessionsOf({
    courseId: '018f0000-0000-7000-8000-000000000001',
    planned: [],
    plannedFrom: null,
    changes: [{ ...extra, startsAt: new Date('2026-03-18T16:00:00Z') }],
    holidays: [],
  })
  expect(added).toHaveLength(1)
  expect(droppedSessions(added, { after: plan, now })).toEqual([])
})
