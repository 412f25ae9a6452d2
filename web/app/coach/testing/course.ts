import type { CoachCourseDetails, RosterLearner } from '@sohbet/contract/learning/coach-courses'

const id = '0190a3c4-0000-7000-8000-100000000000'

export const aRosterLearner = (changes: Partial<RosterLearner> = {}): RosterLearner => ({
  userId: '0190a3c4-0000-7000-8000-0000000000f3',
  username: 'Elif Demir',
  level: 'B1',
  since: '2026-08-20T10:00:00.000Z',
  completedModules: 2,
  progress: 50,
  averageResult: 80,
  heldSessions: 10,
  attendedSessions: 8,
  lastActiveAt: '2026-11-01T10:00:00.000Z',
  isInactive: false,
  results: [],
  ...changes,
})

export const aCourse = (changes: Partial<CoachCourseDetails> = {}): CoachCourseDetails => ({
  id,
  name: 'Autumn evenings',
  typeId: id,
  typeName: 'A1-A2',
  startDate: '2026-09-01',
  endDate: '2026-12-01',
  status: 'ongoing',
  isCancelled: false,
  progress: 60,
  isPrimary: true,
  learnerCount: 1,
  seats: 25,
  inactiveCount: 0,
  coachNames: ['Oliver'],
  moduleCount: 4,
  currentModule: { moduleNo: 2, moduleName: 'Small talk' },
  modules: [],
  seesLearners: true,
  learners: [aRosterLearner()],
  ...changes,
})
