import type { TelegramGroup } from '@sohbet/contract/telegram-groups/telegram-groups'
import { maySetInviteLink } from '@sohbet/domain/telegram-group/policy'
import { eq } from 'drizzle-orm'
import { telegramGroups } from '../db/tables/learning/telegram-groups.ts'
import { lockCourse } from '../enrollments/seats/seats.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { requireGroup } from './telegram-group.reads.ts'

export const setInviteLink = (
  ctx: Context,
  { id, inviteLink }: { id: string; inviteLink: string | null },
): Promise<TelegramGroup> =>
  ctx.db.transaction(async (db) => {
    const { courseId } = await requireGroup(db, id)
    const verdict = maySetInviteLink(await lockCourse(db, courseId), ctx.now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    await db.update(telegramGroups).set({ inviteLink }).where(eq(telegramGroups.id, id))
    const { courseId: _known, ...group } = await requireGroup(db, id)
    return group
  })
