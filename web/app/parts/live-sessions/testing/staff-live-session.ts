import type { StaffLiveSession } from '@sohbet/contract/learning/live-sessions'

/** A live session of an hour that is over, as staff see it. */
export const aStaffLiveSession = (changes: Partial<StaffLiveSession> = {}): StaffLiveSession => ({
  id: '0190a3c4-0000-7000-8000-100000000000_20260302T1900',
  courseId: '0190a3c4-0000-7000-8000-100000000000',
  kind: 'speaking_group',
  courseName: 'Autumn evenings',
  startsAt: '2026-03-02T16:00:00.000Z',
  endsAt: '2026-03-02T17:00:00.000Z',
  plannedAt: '2026-03-02T16:00:00.000Z',
  duration: 60,
  opensAt: '2026-03-02T15:50:00.000Z',
  state: 'over',
  isMoved: false,
  notes: '',
  replayLink: null,
  zoomLink: 'https://zoom.example.test/j/1',
  hasOwnLink: false,
  holiday: null,
  revision: 3,
  attendedCount: 0,
  absenceCount: 0,
  seatCount: 2,
  record: null,
  ...changes,
})
