import type { GroupRecipients } from '@sohbet/contract/messaging/group-messages'
import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { canRead, mayWrite, talkAfterCourseDays } from '@sohbet/domain/message/may-write'
import { isAnnouncedIn } from '@sohbet/domain/notification/course-announcement'
import { gte, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { readOwnCourses } from '../../coaches/own-courses.reads.ts'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { readerOf, readerRow } from '../thread-rows.reads.ts'
import { allTies, tieRows } from '../ties.reads.ts'

const learnerRow = z.object({
  id: z.string(),
  name: z.string(),
  reader: readerRow,
  ties: z.array(tieRows.element.extend({ courseId: z.string().nullable() })),
})
export type LearnerRow = z.output<typeof learnerRow>

/** Learners whom a course or a lesson ties to the coach, by name. */
export const readLearners = (db: Db, coachId: string, where: SQL): Promise<LearnerRow[]> =>
  queryRows(
    db,
    learnerRow,
    sql`select person.id, person.username as name, ${readerOf(sql`person`)} as reader,
        json_agg(json_build_object('what', tie.what, 'status', tie.status, 'endDate', tie.end_date, 'course', tie.course,
          'courseId', tie.course_id) order by tie.end_date desc) as ties
      from ${allTies} as tie join users as person on person.id = tie.learner_id
      where tie.coach_id = ${coachId} and ${where}
      group by person.id order by person.username collate "tr-x-icu", person.id`,
  )

/** Whether the coach may write to the learner now. */
export const mayReach = ({ id, reader, ties }: LearnerRow, coachId: string, now: Date) =>
  mayWrite(
    {
      thread: { kind: 'course', personId: id, coachId },
      side: 'coach',
      ties,
      person: reader,
      coach: null,
    },
    now,
  )

/** Learners to whom the coach may write, and those whose account is closed, so that the screen says why. */
export async function readGroupRecipients({ db, actor, now }: SignedInContext): Promise<GroupRecipients> {
  const { userId } = actor
  const since = addDays(schoolDay(now), -talkAfterCourseDays)
  const isRecent = sql`tie.status = 'active' and tie.end_date >= ${since}::date`
  const [own, rows] = await Promise.all([
    readOwnCourses(db, { userId, where: gte(courses.endDate, since) }),
    readLearners(db, userId, isRecent),
  ])
  const found = rows.map((row) => ({ row, verdict: mayReach(row, userId, now) }))
  const learners = found
    .filter(({ verdict }) => verdict.allowed || verdict.because === 'MESSAGE_RECIPIENT_AWAY')
    .map(({ row }) => row)
  return {
    courses: own.map((course) => ({
      id: course.id,
      name: course.name,
      mayAnnounce: isAnnouncedIn(course, now),
    })),
    learners: learners.map(({ id, name, reader, ties }) => ({
      id,
      name,
      courseIds: [...new Set(ties.flatMap(({ courseId }) => courseId ?? []))],
      isAway: !reader || !canRead(reader, { kind: 'course' }),
    })),
  }
}
