import type { DashboardLiveSession, LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import type { ShownLesson } from '@sohbet/contract/lessons/lesson-door'
import type { LearnerLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { minuteMs } from '@sohbet/domain/moment'

export const courseId = '0190a3c4-0000-7000-8000-100000000000'
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString()

/** `minutes` from now, an hour long. */
export const anIncoming = (
  minutes: number,
  changes: Partial<DashboardLiveSession> = {},
): DashboardLiveSession => ({
  id: `${courseId}_20261117T1230`,
  courseId,
  name: 'Autumn evenings',
  topic: 'Ordering tea',
  coach: { name: 'Oliver Hart', photo: null },
  date: inMinutes(minutes),
  duration: 60,
  opensAt: inMinutes(minutes - 10),
  isMoved: false,
  zoomLink: `http://localhost/learner/session/${courseId}_20261117T1230`,
  isAbsenceAnnounced: false,
  kind: 'speaking_group',
  guestWay: null,
  ...changes,
})

/** A private lesson, `minutes` from now. */
export const aShownLesson = (minutes: number, changes: Partial<ShownLesson> = {}): ShownLesson => ({
  id: '0190a3c4-0000-7000-8000-300000000000',
  kind: 'private',
  coach: { name: 'Oliver Hart', photo: null },
  startsAt: inMinutes(minutes),
  endsAt: inMinutes(minutes + 30),
  opensAt: inMinutes(minutes - 10),
  state: 'upcoming',
  ...changes,
})

/** The same session as in its page and the lists. */
export const aLearnerSession = (
  minutes: number,
  changes: Partial<LearnerLiveSession> = {},
): LearnerLiveSession => ({
  id: `${courseId}_20261117T1230`,
  courseId,
  courseName: 'Autumn evenings',
  coach: { name: 'Oliver Hart', photo: null },
  startsAt: inMinutes(minutes),
  endsAt: inMinutes(minutes + 60),
  duration: 60,
  opensAt: inMinutes(minutes - 10),
  state: 'upcoming',
  isMoved: false,
  isExtra: false,
  cancelReason: '',
  movedFrom: null,
  holiday: null,
  notes: '',
  replayLink: null,
  zoomLink: `http://localhost/learner/session/${courseId}_20261117T1230`,
  isAttended: false,
  absence: null,
  kind: 'speaking_group',
  isMadeUp: false,
  guestSeatId: null,
  guestWay: null,
  ...changes,
})

export const anEnrolled = (
  changes: Partial<LearnerDashboard['enrolledCourses'][number]> = {},
): LearnerDashboard['enrolledCourses'][number] => ({
  id: courseId,
  enrollmentId: '0190a3c4-0000-7000-8000-200000000000',
  name: 'Autumn evenings',
  startDate: '2026-09-14',
  endDate: '2027-03-15',
  enrollmentStatus: 'active',
  source: 'checkout',
  amount: 6000,
  currency: 'TRY',
  heldUntil: null,
  currentModule: { moduleNo: 3, moduleName: 'Ordering tea' },
  nextModule: { moduleNo: 3, moduleName: 'Ordering tea' },
  moduleCount: 12,
  completedModules: 2,
  isCancelled: false,
  chooseUntil: null,
  outcome: null,
  isCertified: false,
  ...changes,
})

export const anEmptyDashboard = (changes: Partial<LearnerDashboard> = {}): LearnerDashboard => ({
  week: null,
  levelTest: null,
  enrollableCourses: [],
  hasWaitingList: true,
  enrolledCourses: [],
  resources: [],
  telegramGroup: null,
  telegramGroups: [],
  incomingZoomSessions: [],
  lessons: [],
  replays: [],
  more: { enrollableCourses: 0, resources: 0, incomingZoomSessions: 0, replays: 0 },
  progress: { completed: 0, due: 0 },
  dueCards: 0,
  scoreProgress: null,
  learnerAnalytics: { totalHours: 0, participationRate: null, completedModules: 0 },
  ...changes,
})
