import type { CourseGroupMember } from '@sohbet/contract/telegram-groups/coach-groups'
import { and, eq } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { telegramGroupMembers } from '../../db/tables/learning/telegram-groups.ts'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import { sayPresence } from '../../telegram-groups/own-presence.ts'
import { requireCoachedCourse, toMember } from './course-groups.reads.ts'

type Said = { courseId: string; userId: string; groupId: string; isInGroup: boolean }

/** A learner who was moved meanwhile has another link, so nothing is said of them. */
export async function sayMemberPresence(
  ctx: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
  { courseId, userId, groupId, isInGroup }: Said,
): Promise<CourseGroupMember> {
  const { db, now } = ctx
  if (!(await requireCoachedCourse(ctx, courseId))) throw new AppError('MEMBER_NOT_FOUND')
  const [member] = await db
    .select({ groupId: telegramGroupMembers.groupId, username: users.username })
    .from(telegramGroupMembers)
    .innerJoin(users, eq(users.id, telegramGroupMembers.userId))
    .where(and(eq(telegramGroupMembers.courseId, courseId), eq(telegramGroupMembers.userId, userId)))
  if (!member) throw new AppError('MEMBER_NOT_FOUND')
  const said =
    member.groupId === groupId
      ? await sayPresence(db, { groupId, userId, isInGroup, saidBy: 'staff', now })
      : undefined
  if (!said) throw new AppError('MEMBER_MOVED')
  return toMember(member.username, said)
}
