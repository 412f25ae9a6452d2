import { messages } from '@sohbet/contract/messaging/messages'
import type { Parsed } from '@sohbet/contract/endpoint'
import type { changeUserGroup as contract } from '@sohbet/contract/telegram-groups/telegram-groups'
import { canManageGroups } from '@sohbet/domain/telegram-group/policy'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { telegramGroupMembers } from '../db/tables/learning/telegram-groups.ts'
import { lockCourse } from '../enrollments/seats/seats.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { notify } from '../notifications/notify.ts'
import { findFreePlace } from './membership.ts'
import { requireGroup } from './telegram-group.reads.ts'

type Change = Parsed<typeof contract>['body']

/** Locks the course, so that the last place of a group is taken once, and no learner leaves meanwhile. */
export async function changeUserGroup(
  ctx: Context,
  { userId, currentGroupId = null, newGroupId }: Change,
): Promise<{ message: string }> {
  await ctx.db.transaction(async (db) => {
    const { courseId } = await requireGroup(db, newGroupId)
    const course = await lockCourse(db, courseId)
    const verdict = canManageGroups(course, ctx.now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    // The groups may have been deleted a moment ago
    const group = await requireGroup(db, newGroupId)
    await refuseUnlessIn(db, { userId, courseId, groupId: currentGroupId })
    const place = await findFreePlace(db, newGroupId)
    if (place === null) throw new AppError('GROUP_FULL')
    // Another group has another link
    const unknown = { openedAt: null, isInGroup: null, saidAt: null, saidBy: null }
    const there = { groupId: newGroupId, place, joinedAt: ctx.now, ...unknown }
    await db
      .insert(telegramGroupMembers)
      .values({ courseId, userId, ...there })
      .onConflictDoUpdate({
        target: [telegramGroupMembers.courseId, telegramGroupMembers.userId],
        set: there,
      })
    await notify(db, ctx.now, {
      userIds: [userId],
      notice: { kind: 'group', courseId, course: course.name, group: group.name },
      about: `${courseId} ${ctx.now.toISOString()}`,
    })
  })
  return { message: messages.userGroupChanged[ctx.language] }
}

type Membership = { userId: string; courseId: string; groupId: string | null }

/** Refuses when the learner is no longer in the shown group. */
async function refuseUnlessIn(db: Db, { userId, courseId, groupId }: Membership): Promise<void> {
  const [learner] = await db
    .select({ groupId: telegramGroupMembers.groupId })
    .from(enrollments)
    .leftJoin(
      telegramGroupMembers,
      and(
        eq(telegramGroupMembers.courseId, enrollments.courseId),
        eq(telegramGroupMembers.userId, enrollments.userId),
      ),
    )
    .where(
      and(
        eq(enrollments.courseId, courseId),
        eq(enrollments.userId, userId),
        eq(enrollments.status, 'active'),
      ),
    )
  if (!learner) throw new AppError('MEMBER_NOT_FOUND')
  if (learner.groupId !== groupId) throw new AppError('MEMBER_MOVED')
}
