import type { Span } from '@sohbet/domain/lesson/lesson'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { coachAways } from '../../db/tables/lessons/aways.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { AppError } from '../../errors/app-error.ts'

type Asked = { coachId: string; span: Span; isAccepted: boolean | undefined }

/**
 * Refuses a time at which the coach of a session is away, unless the caller has accepted that. Coaches are asked about
 * their own times away only, admins about those of every coach.
 */
export async function refuseWhileAway(
  { actor }: Pick<SignedInContext, 'actor'>,
  db: Db,
  { coachId, span: { startsAt, endsAt }, isAccepted = false }: Asked,
): Promise<void> {
  if (isAccepted) return
  const [away] = await db
    .select({ id: coachAways.id })
    .from(coachAways)
    .innerJoin(coaches, eq(coaches.id, coachAways.coachId))
    .where(
      and(
        eq(coachAways.coachId, coachId),
        actor.role === 'admin' ? undefined : eq(coaches.userId, actor.userId),
        // One that was taken back before it began is empty
        gt(coachAways.endsAt, coachAways.startsAt),
        lt(coachAways.startsAt, endsAt),
        gt(coachAways.endsAt, startsAt),
      ),
    )
    .limit(1)
  if (away) throw new AppError('COACH_AWAY')
}
