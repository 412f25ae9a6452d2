import type { LearnerWork } from '@sohbet/contract/learning/learner-work'

const minutes = { session: 60, lesson: 30, module: 12, quiz: 5, recording: 1, review: 8 }
const mondays = ['2026-11-09', '2026-11-16']

/** The progress of a learner who has taken the level test twice. */
export const aWork = (changes: Partial<LearnerWork> = {}): LearnerWork => ({
  hours: { total: 31.5, sessions: 20, lessons: 3, videos: 8.5 },
  sessions: { held: 22, joined: 18, rate: 82 },
  completedModules: 11,
  quizzes: { completed: 9, averageResult: 84 },
  recordings: 1,
  words: { known: 64, all: 95 },
  level: { level: 'B1', score: 2230 },
  levelTests: [
    { level: 'A2', score: 1410, completedAt: '2026-03-02T09:00:00.000Z' },
    { level: 'B1', score: 2230, completedAt: '2026-11-02T09:00:00.000Z' },
  ],
  weeks: mondays.map((monday) => ({
    monday,
    days: 3,
    minutes,
    total: 116,
    completedModules: 1,
    completedQuizzes: 1,
  })),
  courses: [
    {
      id: '0190a3c4-0000-7000-8000-100000000000',
      name: 'Autumn evenings',
      startDate: '2026-09-14',
      endDate: '2027-03-15',
      status: 'ongoing',
      hours: 18,
      heldSessions: 20,
      attendedSessions: 16,
      completedModules: 9,
      moduleCount: 26,
    },
  ],
  ...changes,
})
