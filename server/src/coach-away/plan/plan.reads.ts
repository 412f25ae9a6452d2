import type { AwayRow } from '@sohbet/contract/lessons/coach-away'
import { awayLimits, choicesOf, shareOut } from '@sohbet/domain/away/away'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { readAwayLessons } from './away-lessons.reads.ts'
import { readAwaySessions } from './away-sessions.reads.ts'
import type { Asked, ConcernedRow } from './concerned-row.ts'
import { readFreeTeachers } from './free-teachers.reads.ts'
import { readOtherTimesAfter } from './other-times.reads.ts'

/** Everything that a coach teaches in a time and that has not begun, in order of time. */
export async function readConcerned(db: Db, asked: Asked): Promise<ConcernedRow[]> {
  const rows = [...(await readAwaySessions(db, asked)), ...(await readAwayLessons(db, asked))]
  if (rows.length > awayLimits.rows) throw new AppError('AWAY_TOO_MUCH')
  return rows.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

/** The same with what can become of each. `callerId` does not hear of the own changes. */
export async function readAwayPlan(db: Db, asked: Asked & { callerId: string }): Promise<AwayRow[]> {
  const { coachId, endsAt: after, now, callerId } = asked
  const rows = await readConcerned(db, asked)
  const free = await readFreeTeachers(db, { coachId, rows, now })
  const vacant = rows.filter((row) => choicesOf(row).includes('ask'))
  const shared = shareOut(
    vacant.map((row) => ({ ...row, free: (free.get(row.id) ?? []).map(({ id }) => id) })),
  )
  const times = await readOtherTimesAfter(db, { coachId, rows, after, now })
  const numbers = new Map<string, number>()
  const numberOf = (userId: string) => {
    const number = numbers.get(userId) ?? numbers.size
    numbers.set(userId, number)
    return number
  }
  return rows.map((row) => ({
    id: row.id,
    course: row.course,
    lesson: row.lesson,
    learners: row.learners,
    role: row.role,
    otherCoach: row.otherCoach,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    version: row.version,
    readers: row.userIds.filter((id) => id !== callerId).map(numberOf),
    choices: [...choicesOf(row)],
    substitutes: free.get(row.id) ?? [],
    substituteId: shared.get(row.id) ?? null,
    moveTo: times.get(row.id)?.toISOString() ?? null,
    asked: row.asked,
  }))
}
