import { choicesOf, nearestTimeAfter, searchedUntil } from '@sohbet/domain/away/away'
import { schoolDay, schoolMinute } from '@sohbet/domain/calendar'
import { freeTimes } from '@sohbet/domain/lesson/availability'
import { overlap, type LessonKind, type LessonRules, type Span } from '@sohbet/domain/lesson/lesson'
import { mayMoveTo } from '@sohbet/domain/live-session/rules'
import { minuteMs, minutesAfter } from '@sohbet/domain/moment'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { readDiaries, readLearnerTimes, toDiary } from '../../lessons/diaries.reads.ts'
import { withoutNotice } from '../../lessons/requests/hand-over.ts'
import { mayTeach } from '../../live-sessions/live-sessions-between.ts'
import { holidayRows, holidaysOfSchool } from '../../live-sessions/plan.reads.ts'
import { readLessonRules } from '../../settings/lesson-rules.reads.ts'
import type { ConcernedRow } from './concerned-row.ts'
import { takenTimes } from './taken-times.ts'

type Asked = { coachId: string; rows: readonly ConcernedRow[]; after: Date; now: Date }

/**
 * A proposed time for what can be moved: the same time of day after the absence, or the nearest when the coach is free. Each proposal
 * takes its time from the next one.
 */
export async function readOtherTimesAfter(db: Db, asked: Asked): Promise<ReadonlyMap<string, Date>> {
  const { rows, after } = asked
  const movable = rows.filter((row) => choicesOf(row).includes('move'))
  if (movable.length === 0) return new Map()
  const span = { from: after, to: searchedUntil(after) }
  const rules = withoutNotice(await readLessonRules(db))
  const given: Span[] = []
  const found = new Map<string, Date>()
  const sessionTime = await sessionTimes(db, { ...asked, ...span })
  const lessonTime = await lessonTimes(db, { ...asked, ...span, rules })
  for (const row of movable) {
    const isFree = (one: Span) => !given.some((other) => overlap(one, other))
    const startsAt =
      row.lesson === null
        ? sessionTime(row, isFree)
        : await lessonTime({ ...row, lesson: row.lesson }, isFree)
    if (!startsAt) continue
    const pause = rules.pauseMinutes * minuteMs
    const length = row.endsAt.getTime() - row.startsAt.getTime()
    given.push({
      startsAt: new Date(startsAt.getTime() - pause),
      endsAt: new Date(startsAt.getTime() + length + pause),
    })
    found.set(row.id, startsAt)
  }
  return found
}

type Times = Asked & { from: Date; to: Date }
type IsFree = (span: Span) => boolean

const moment = z.coerce.date()

async function sessionTimes(db: Db, { coachId, after, now, from, to }: Times) {
  const taken = await queryRows(
    db,
    z.object({ coachId: z.string(), courseId: z.string().nullable(), startsAt: moment, endsAt: moment }),
    sql`select coach_id as "coachId", course_id as "courseId", starts_at as "startsAt", ends_at as "endsAt"
      from (${takenTimes({ from, to }, mayTeach(sql`array[${coachId}::uuid]`))}) as taken
      where course_id is not null or coach_id = ${coachId}`,
  )
  const [school] = await queryRows(
    db,
    z.object({ holidays: holidayRows }),
    sql`select ${holidaysOfSchool} as holidays`,
  )
  const holidays = new Set(school?.holidays.map(({ day }) => day))
  return (row: ConcernedRow, isFree: IsFree): Date | null => {
    const { dates, courseId } = row
    if (!dates) return null
    return nearestTimeAfter(row, {
      after,
      isFree: (span) =>
        isFree(span) &&
        !holidays.has(schoolDay(span.startsAt)) &&
        mayMoveTo(span, { course: dates, others: [], now }).allowed &&
        !taken.some(
          (other) => (other.coachId === coachId || other.courseId === courseId) && overlap(span, other),
        ),
    })
  }
}

async function lessonTimes(db: Db, { coachId, from, to, now, rules }: Times & { rules: LessonRules }) {
  const [diary] = await readDiaries(db, { coachId, from, to })
  return async (row: ConcernedRow & { lesson: LessonKind }, isFree: IsFree): Promise<Date | null> => {
    const [userId] = row.userIds
    if (!diary || userId === undefined) return null
    // In turn: a coach has few private lessons in an absence
    const learner = await readLearnerTimes(db, { userId, from, to })
    const free = freeTimes(toDiary(diary, { learner, rules }), { kind: row.lesson, from, to, now }).filter(
      (startsAt) => isFree({ startsAt, endsAt: minutesAfter(startsAt, rules.minutes[row.lesson]) }),
    )
    const minute = schoolMinute(row.startsAt)
    return free.find((startsAt) => schoolMinute(startsAt) === minute) ?? free[0] ?? null
  }
}
