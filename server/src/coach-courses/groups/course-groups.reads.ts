import type { CourseGroupMember, CourseGroups } from '@sohbet/contract/telegram-groups/coach-groups'
import { maySeeLearnersOf } from '@sohbet/domain/course/may-see-learner'
import { and, eq, sql } from 'drizzle-orm'
import { isCoachedBy } from '../../coaches/course-access.ts'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { telegramGroupMembers } from '../../db/tables/learning/telegram-groups.ts'
import { users } from '../../db/tables/people/users.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { AppError } from '../../errors/app-error.ts'
import { isLearnerOf, readGroups } from '../../telegram-groups/telegram-group.reads.ts'
import { z } from 'zod'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>

const courseRow = z.object({ isOwn: z.boolean(), endDate: z.string() })

/** Another coach's course answers 404. Returns whether the caller still sees its learners. */
export async function requireCoachedCourse({ db, actor, now }: Reader, courseId: string): Promise<boolean> {
  const [course] = await queryRows(
    db,
    courseRow,
    sql`select ${isCoachedBy(actor.userId)} as "isOwn", course.end_date as "endDate" from courses as course where course.id = ${courseId}`,
  )
  if (!course || (actor.role !== 'admin' && !course.isOwn)) throw new AppError('COURSE_NOT_FOUND')
  return maySeeLearnersOf(actor.role, course, now)
}

export async function readCourseGroups(ctx: Reader, courseId: string): Promise<CourseGroups> {
  if (!(await requireCoachedCourse(ctx, courseId))) return { groups: [], withoutGroup: [] }
  const groups = await readGroups(ctx.db, courseId)
  const learners = await readLearnersWithPlace(ctx.db, courseId)
  return {
    groups: groups.map(({ id, name, inviteLink }) => ({
      id,
      name,
      inviteLink,
      members: learners.flatMap(({ username, member }) =>
        member?.groupId === id ? [toMember(username, member)] : [],
      ),
    })),
    withoutGroup: learners
      .filter(({ member }) => member === null)
      .map(({ userId, username }) => ({ userId, username })),
  }
}

type Place = typeof telegramGroupMembers.$inferSelect

export const toMember = (username: string, member: Place): CourseGroupMember => ({
  userId: member.userId,
  username,
  openedAt: member.openedAt?.toISOString() ?? null,
  isInGroup: member.isInGroup,
  saidAt: member.saidAt?.toISOString() ?? null,
  saidBy: member.saidBy,
})

const readLearnersWithPlace = (db: Db, courseId: string) =>
  db
    .select({ userId: users.id, username: users.username, member: telegramGroupMembers })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.userId))
    .leftJoin(
      telegramGroupMembers,
      and(
        eq(telegramGroupMembers.courseId, enrollments.courseId),
        eq(telegramGroupMembers.userId, enrollments.userId),
      ),
    )
    .where(isLearnerOf(courseId))
    .orderBy(sql`${users.username} collate "tr-x-icu"`, users.id)
