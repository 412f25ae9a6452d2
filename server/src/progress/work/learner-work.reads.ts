import type { LearnerWork } from '@sohbet/contract/learning/learner-work'
import { mondayOf } from '@sohbet/domain/calendar'
import { completedModules } from '@sohbet/domain/course/progress'
import { courseStatus } from '@sohbet/domain/course/status'
import { lastWeeks, workByWeek } from '@sohbet/domain/habit/weeks'
import { totalHours } from '@sohbet/domain/habit/work'
import { hoursOf, participationRate } from '@sohbet/domain/live-session/participation'
import type { Db } from '../../db/connect.ts'
import { guestWork, minutesOfSessions, sessionsOfSeat } from '../../live-sessions/session-work.ts'
import { readWorkRow, type LearnerWorkRow } from './learner-work-row.ts'
import { learnerDay, toWork, type Learner } from './work-rows.ts'

/** `courseIds`: the courses to show; all of them by default. */
type Wanted = Learner & { courseIds?: readonly string[] }

export async function readLearnerWork(db: Db, wanted: Wanted): Promise<LearnerWork> {
  const row = await readWorkRow(db, wanted)
  const { now, courseIds } = wanted
  const { seats, guests, done, lessonSeconds, level } = row
  const ofSeats = seats.map((seat) => ({ ...seat, ...sessionsOfSeat(seat, { ...row, now }) }))
  const sessions = [...guestWork(guests, now), ...ofSeats.flatMap(({ work }) => work)]
  const sessionMinutes = minutesOfSessions(sessions)
  const held = ofSeats.reduce((sum, one) => sum + one.held, 0)
  const joined = ofSeats.reduce((sum, { work }) => sum + work.length, 0)
  return {
    hours: {
      total: totalHours({ sessionMinutes, lessonSeconds, videoSeconds: done.videoSeconds }),
      sessions: hoursOf(sessionMinutes),
      lessons: hoursOf(lessonSeconds / 60),
      videos: hoursOf(done.videoSeconds / 60),
    },
    sessions: { held, joined, rate: participationRate({ held, joined }) },
    completedModules: done.modules.length,
    quizzes: { completed: done.quizzes.length, averageResult: done.averageResult },
    recordings: row.recordings,
    words: row.words,
    level: level.level === null || level.score === null ? null : { level: level.level, score: level.score },
    levelTests: row.levelTests.map(({ completedAt, ...result }) => ({
      ...result,
      completedAt: completedAt.toISOString(),
    })),
    weeks: toWeeks(row, [...row.work, ...toWork(sessions, wanted.timeZone)], wanted),
    courses: ofSeats
      .filter(({ plan }) => courseIds === undefined || courseIds.includes(plan.courseId))
      .map(({ plan, modules, held: heldSessions, work }) => ({
        id: plan.courseId,
        name: plan.name,
        startDate: plan.startDate,
        endDate: plan.endDate,
        status: courseStatus(plan, now),
        hours: hoursOf(minutesOfSessions(work)),
        heldSessions,
        attendedSessions: work.length,
        completedModules: completedModules(plan, modules, now),
        moduleCount: modules.length,
      })),
  }
}

function toWeeks(
  { done }: LearnerWorkRow,
  work: LearnerWorkRow['work'],
  learner: Learner,
): LearnerWork['weeks'] {
  const countIn = (moments: readonly Date[]) => {
    const counts = new Map<string, number>()
    for (const moment of moments) {
      const monday = mondayOf(learnerDay({ ...learner, now: moment }))
      counts.set(monday, (counts.get(monday) ?? 0) + 1)
    }
    return counts
  }
  const [modules, quizzes] = [countIn(done.modules), countIn(done.quizzes)]
  return workByWeek(work, lastWeeks(learnerDay(learner))).map((week) => ({
    ...week,
    completedModules: modules.get(week.monday) ?? 0,
    completedQuizzes: quizzes.get(week.monday) ?? 0,
  }))
}
