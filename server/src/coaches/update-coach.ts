import type { Coach, CoachFields } from '@sohbet/contract/people/coaches'
import { eq } from 'drizzle-orm'
import { refuseOutdated } from '../db/refuse-outdated.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { requireCoach } from './coach.reads.ts'
import { giveCoachRole } from './give-coach-role.ts'
import { refuseWithLessons } from './refuse-with-lessons.ts'

/** A deactivated coach keeps the role and the courses, but no lessons ahead; an active coach must have the role. */
export const updateCoach = (
  ctx: SignedInContext,
  { userId, fields }: { userId: string; fields: CoachFields },
): Promise<Coach> =>
  ctx.db.transaction(async (db) => {
    await requireCoach(db, userId)
    await refuseOutdated(db, coaches, { where: eq(coaches.userId, userId), seen: fields.revision })
    if (fields.isActive) await giveCoachRole(db, ctx, userId)
    else await refuseWithLessons(ctx, db, userId)
    const { personalSummary, isActive, isNative, isZoomOnly, isPublic, profilePhoto } = fields
    // Undefined leaves a column as it was
    const { summaryEn, origin, teaches, speaks } = fields
    const changed = await db
      .update(coaches)
      .set({
        personalSummary,
        isActive,
        isNative,
        isZoomOnly,
        isPublic,
        summaryEn,
        origin,
        teaches,
        speaks,
        // The documented payload may omit the photo, which then stays
        ...(profilePhoto !== undefined && { profilePhoto }),
        updatedAt: ctx.now,
      })
      .where(eq(coaches.userId, userId))
      .returning({ id: coaches.id })
    if (changed.length === 0) throw new AppError('COACH_NOT_FOUND') // erased meanwhile
    return requireCoach(db, userId)
  })
