import type { CourseFields } from '@sohbet/contract/catalogue/course-fields'
import type { CourseChange, LostLiveSession } from '@sohbet/contract/catalogue/courses'
import { schoolMoment } from '@sohbet/domain/calendar'
import { coachesOf, hasOtherCoaches } from '@sohbet/domain/course/coaches'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import {
  isRescheduled,
  plannedLiveSessions,
  slotKey,
  type WeeklyPlan,
} from '@sohbet/domain/live-session/plan'
import { droppedSessions, isChangedByHand } from '@sohbet/domain/live-session/plan-change'
import { and, count, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { liveSessionAttendance } from '../db/tables/learning/live-sessions.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { isSeatOf } from '../enrollments/seats/seats.ts'
import type { Context } from '../context/context.ts'
import { requireCoursePlan } from '../live-sessions/plan.reads.ts'
import { lockCourse } from './course.repository.ts'
import { refuseBadChange } from './refuse-bad-change.ts'

/** Refuses what saving refuses, so that a conflict with another admin comes before the question. */
export const previewCourseChange = (
  { db: outer, now }: Pick<Context, 'db' | 'now'>,
  { id, fields }: { id: string; fields: CourseFields },
): Promise<CourseChange> =>
  outer.transaction(async (db) => {
    const course = await lockCourse(db, id)
    await refuseBadChange(db, { before: course, fields, now })
    const { primaryCoachId, secondaryCoachId } = course
    const { startDate, endDate, zoomTimes, sessions } = await requireCoursePlan(db, id)
    const before = { startDate, endDate, zoomTimes, primaryCoachId, secondaryCoachId }
    const isMoved = isRescheduled(before, fields, now)
    const isReplaced = hasOtherCoaches(before, fields, now)
    const dropped = isMoved ? droppedSessions(sessions, { after: fields, now }) : []
    return {
      before,
      learnerCount: isMoved || isReplaced ? await countLearners(db, { courseId: id, isMoved }) : 0,
      coachCount: await countAccounts(db, [
        ...(isReplaced ? coachesOf(before) : []),
        ...(isReplaced || isMoved ? coachesOf(fields) : []),
      ]),
      lost: await lostOf(db, { courseId: id, plan: before, dropped }),
    }
  })

/** A new timetable reaches everyone with a seat, new coaches only those who have paid. */
const countLearners = (db: Db, { courseId, isMoved }: { courseId: string; isMoved: boolean }) =>
  db.$count(
    enrollments,
    and(
      eq(enrollments.courseId, courseId),
      isNotNull(enrollments.userId),
      isMoved ? ne(enrollments.status, 'cancelled') : eq(enrollments.status, 'active'),
    ),
  )

const countAccounts = (db: Db, coachIds: readonly string[]) =>
  db.$count(coaches, and(inArray(coaches.id, [...coachIds]), isNotNull(coaches.userId)))

type Dropped = { courseId: string; plan: WeeklyPlan; dropped: readonly LiveSession[] }

async function lostOf(db: Db, { courseId, plan, dropped }: Dropped): Promise<LostLiveSession[]> {
  const countOf = await countAbsences(db, courseId)
  const lengthOf = new Map(plannedLiveSessions(plan).map(({ key, duration }) => [key, duration]))
  return dropped
    .map((session) => ({
      id: session.id,
      plannedAt: schoolMoment(session.day, session.minute).toISOString(),
      startsAt: session.startsAt.toISOString(),
      isMoved: session.isMoved,
      isCancelled: session.isCancelled,
      isChanged: isChangedByHand(session, lengthOf.get(slotKey(session))),
      absenceCount: countOf.get(slotKey(session)) ?? 0,
    }))
    .filter(({ isChanged, absenceCount }) => isChanged || absenceCount > 0)
}

/** Absences that learners with a seat have announced, by slot. */
async function countAbsences(db: Db, courseId: string): Promise<ReadonlyMap<string, number>> {
  const { day, minute, absenceAnnouncedAt } = liveSessionAttendance
  const rows = await db
    .select({ day, minute, count: count() })
    .from(liveSessionAttendance)
    .innerJoin(enrollments, isSeatOf(liveSessionAttendance))
    .where(and(eq(liveSessionAttendance.courseId, courseId), isNotNull(absenceAnnouncedAt)))
    .groupBy(day, minute)
  return new Map(rows.map((row) => [slotKey(row), row.count]))
}
