import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { openSecondGroup as contract } from '@sohbet/contract/selling/waiting-list'
import { datesOfGroup, mayOpenGroup } from '@sohbet/domain/course/second-group'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { waitingList } from '../db/tables/selling/enrollments.ts'
import { copyLine, lockLine } from '../enrollments/seats/line.ts'
import { offerFreeSeats } from '../enrollments/seats/seats.ts'
import { AppError } from '../errors/app-error.ts'
import { refuseOverLessons } from '../live-sessions/clashes/refuse-over-lessons.ts'
import { record } from '../security-log/record.ts'
import { readTemplate } from './copy-course.ts'
import { requireCourse } from './course.reads.ts'
import { insertCourse, lockCourse } from './course.repository.ts'

/**
 * Opens a course like this one for its waiting list. Each waiting learner also gets the same place in the new line and
 * stays in the old one until one of the seats is theirs (`leaveLines`). The name is new, so a repeated call is refused.
 */
export const openSecondGroup = (
  ctx: SignedInContext,
  { id, name, startDate, isOpen }: { id: string } & Parsed<typeof contract>['body'],
): Promise<Reply<typeof contract>> =>
  ctx.db.transaction(async (db) => {
    const course = await lockCourse(db, id)
    const { length: waiting } = await lockLine(db, id)
    const verdict = mayOpenGroup({ start: startDate, waiting }, ctx.now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    if ((await db.$count(courses, eq(courses.name, name))) > 0) throw new AppError('COURSE_NAME_TAKEN')
    const { columns, zoomTimes } = await readTemplate(db, course)
    const groupId = await insertCourse(db, {
      columns: { ...columns, name, ...datesOfGroup(course, startDate) },
      zoomTimes,
      now: ctx.now,
      isClosedToEnrolments: !isOpen,
      firstGroupId: course.firstGroupId ?? course.id,
    })
    await refuseOverLessons(ctx, db, { courseId: groupId, coachId: columns.primaryCoachId })
    await copyLine(db, { from: id, to: groupId })
    const group = await offerFreeSeats(ctx, db, await lockCourse(db, groupId))
    await record(db, ctx, {
      event: 'waiting_list_changed',
      byUserId: ctx.actor.userId,
      details: `${course.name}, second group: ${name}`,
    })
    return {
      course: await requireCourse(db, groupId, ctx.now),
      offered: group.currentEnrollments,
      waiting: await db.$count(waitingList, eq(waitingList.courseId, groupId)),
    }
  })
