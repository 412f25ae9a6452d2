import type { GroupPresence } from '@sohbet/contract/telegram-groups/telegram-groups'
import { openLink, type GroupInformant } from '@sohbet/domain/telegram-group/presence'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { telegramGroupMembers, telegramGroups } from '../db/tables/learning/telegram-groups.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'

type Member = typeof telegramGroupMembers.$inferSelect

const isMember = ({ groupId, userId }: Pick<Member, 'groupId' | 'userId'>) =>
  and(eq(telegramGroupMembers.groupId, groupId), eq(telegramGroupMembers.userId, userId))

const toPresence = ({ openedAt, isInGroup }: Pick<Member, 'openedAt' | 'isInGroup'>): GroupPresence => ({
  openedAt: openedAt?.toISOString() ?? null,
  isInGroup,
})

/** Throws GROUP_NOT_FOUND for a group without the caller. */
export const openGroupLink = ({ db, actor, now }: SignedInContext, groupId: string): Promise<GroupPresence> =>
  db.transaction(async (db) => {
    const own = isMember({ groupId, userId: actor.userId })
    const [found] = await db
      .select({ member: telegramGroupMembers, inviteLink: telegramGroups.inviteLink })
      .from(telegramGroupMembers)
      .innerJoin(telegramGroups, eq(telegramGroups.id, telegramGroupMembers.groupId))
      .where(own)
      .for('update', { of: telegramGroupMembers })
    if (!found) throw new AppError('GROUP_NOT_FOUND')
    if (found.inviteLink === null) throw new AppError('GROUP_HAS_NO_LINK')
    const opened = openLink(found.member, now)
    const withdrawn = opened.isInGroup === null ? { saidAt: null, saidBy: null } : {}
    await db
      .update(telegramGroupMembers)
      .set({ ...opened, ...withdrawn })
      .where(own)
    return toPresence(opened)
  })

export async function sayOwnPresence(
  { db, actor, now }: SignedInContext,
  { id: groupId, isInGroup }: { id: string; isInGroup: boolean },
): Promise<GroupPresence> {
  const member = { groupId, userId: actor.userId }
  const said = await sayPresence(db, { ...member, isInGroup, saidBy: 'learner', now })
  if (!said) throw new AppError('GROUP_NOT_FOUND')
  return toPresence(said)
}

type Said = Pick<Member, 'groupId' | 'userId'> & { isInGroup: boolean; saidBy: GroupInformant; now: Date }

/** The latest statement replaces earlier ones. Undefined when the user is not a member. */
export async function sayPresence(
  db: Db,
  { isInGroup, saidBy, now, ...member }: Said,
): Promise<Member | undefined> {
  const [said] = await db
    .update(telegramGroupMembers)
    .set({ isInGroup, saidBy, saidAt: now })
    .where(isMember(member))
    .returning()
  return said
}
