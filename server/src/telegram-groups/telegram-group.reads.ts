import type { GroupMember, TelegramGroup } from '@sohbet/contract/telegram-groups/telegram-groups'
import { byScore } from '@sohbet/domain/telegram-group/distribution'
import { and, asc, eq, isNotNull, isNull, sql, type Column } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { telegramGroupMembers, telegramGroups } from '../db/tables/learning/telegram-groups.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'

const groupColumns = (db: Db) => ({
  id: telegramGroups.id,
  name: telegramGroups.name,
  inviteLink: telegramGroups.inviteLink,
  memberCount: sql<number>`(${db
    .select({ count: sql`count(*)::int` })
    .from(telegramGroupMembers)
    .where(eq(telegramGroupMembers.groupId, telegramGroups.id))})`,
})

export const readGroups = (db: Db, courseId: string): Promise<TelegramGroup[]> =>
  db
    .select(groupColumns(db))
    .from(telegramGroups)
    .where(eq(telegramGroups.courseId, courseId))
    .orderBy(asc(telegramGroups.position))

export async function requireGroup(db: Db, id: string): Promise<TelegramGroup & { courseId: string }> {
  const [group] = await db
    .select({ ...groupColumns(db), courseId: telegramGroups.courseId })
    .from(telegramGroups)
    .where(eq(telegramGroups.id, id))
  if (!group) throw new AppError('GROUP_NOT_FOUND')
  return group
}

/** A course without groups differs from a missing course. */
export async function requireGroups(db: Db, courseId: string): Promise<TelegramGroup[]> {
  const groups = await readGroups(db, courseId)
  if (groups.length === 0) await requireCourseId(db, courseId)
  return groups
}

async function requireCourseId(db: Db, id: string): Promise<void> {
  if ((await db.$count(courses, eq(courses.id, id))) === 0) throw new AppError('COURSE_NOT_FOUND')
}

const learnerColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  score: users.levelScore,
}
export type Learner = { id: string; username: string; email: string; score: number | null }

/** A paid seat of an existing account: an erased account cannot be in a group. */
export const isLearnerOf = (courseId: string | Column) =>
  and(eq(enrollments.courseId, courseId), eq(enrollments.status, 'active'), isNotNull(enrollments.userId))

/** Learners who paid for a course, the highest score first. */
export async function readLearners(db: Db, courseId: string): Promise<Learner[]> {
  const learners = await db
    .select(learnerColumns)
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.userId))
    .where(isLearnerOf(courseId))
  return learners.toSorted(byScore)
}

const toMember = ({ id, username, email, score }: Learner): GroupMember => ({
  id,
  username,
  email,
  levelTestResult: score === null ? null : { score },
})

export async function requireMembers(db: Db, groupId: string): Promise<GroupMember[]> {
  const members = await db
    .select(learnerColumns)
    .from(telegramGroupMembers)
    .innerJoin(users, eq(users.id, telegramGroupMembers.userId))
    .where(eq(telegramGroupMembers.groupId, groupId))
  if (members.length === 0) await requireGroup(db, groupId)
  return members.toSorted(byScore).map(toMember)
}

/** Learners of a course without a group. */
export async function requireUngrouped(db: Db, courseId: string): Promise<GroupMember[]> {
  const learners = await db
    .select(learnerColumns)
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.userId))
    .leftJoin(
      telegramGroupMembers,
      and(
        eq(telegramGroupMembers.courseId, enrollments.courseId),
        eq(telegramGroupMembers.userId, enrollments.userId),
      ),
    )
    .where(and(isLearnerOf(courseId), isNull(telegramGroupMembers.userId)))
  if (learners.length === 0) await requireCourseId(db, courseId)
  return learners.toSorted(byScore).map(toMember)
}
