import type { Coach, CoachFields } from '@sohbet/contract/people/coaches'
import { coaches } from '../db/tables/people/coaches.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { requireCoach } from './coach.reads.ts'
import { giveCoachRole } from './give-coach-role.ts'

export const createCoach = (
  ctx: SignedInContext,
  { userId, fields }: { userId: string; fields: CoachFields },
): Promise<Coach> =>
  ctx.db.transaction(async (db) => {
    await giveCoachRole(db, ctx, userId)
    const { personalSummary, isActive, isNative, isZoomOnly, isPublic, profilePhoto = null } = fields
    const { summaryEn, origin, teaches, speaks } = fields
    const made = await db
      .insert(coaches)
      .values({
        userId,
        personalSummary,
        isActive,
        isNative,
        isZoomOnly,
        isPublic,
        profilePhoto,
        summaryEn,
        origin,
        teaches,
        speaks,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoNothing({ target: coaches.userId })
      .returning({ id: coaches.id })
    if (made.length === 0) throw new AppError('COACH_EXISTS')
    return requireCoach(db, userId)
  })
