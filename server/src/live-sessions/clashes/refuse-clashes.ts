import { mayClash } from '@sohbet/domain/live-session/rules'
import { zonedTime } from '@sohbet/domain/zoned-time'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { readCoachClashes, type ClashSpan } from './coach-clashes.reads.ts'

/** Refuses a time at which a coach of the session has another one, unless the caller has accepted that. */
export async function refuseClashes(
  ctx: SignedInContext,
  db: Db,
  { span, isAccepted = false }: { span: ClashSpan; isAccepted: boolean | undefined },
): Promise<void> {
  const clashes = await readCoachClashes(db, ctx, span)
  const verdict = mayClash(clashes.length, { isAccepted })
  if (verdict.allowed) return
  const reader = { language: ctx.language, timeZone: ctx.actor.account.timeZone }
  const about = clashes.map(({ name, startsAt }) => `“${name}”, ${zonedTime(startsAt, reader)}`).join('; ')
  throw new AppError(verdict.because, { about })
}
