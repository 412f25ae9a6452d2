import type { AwayChoiceOfRow } from '@sohbet/contract/lessons/coach-away'
import { choicesOf } from '@sohbet/domain/away/away'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import type { AwayResult } from '../db/tables/lessons/aways.ts'
import { AppError } from '../errors/app-error.ts'
import { cancelByStaff } from '../lessons/cancel-by-staff.ts'
import { askCoach, proposeTime } from '../lessons/requests/ask.ts'
import { changeLiveSession } from '../live-sessions/change-live-session.ts'
import { askToTeach } from '../live-sessions/substitutes/substitutes.ts'
import type { ConcernedRow } from './plan/concerned-row.ts'

type Chosen = { row: ConcernedRow; chosen: AwayChoiceOfRow; reason: string }

/** Applies the choice by the verb of the single screens. One that is refused changes nothing and is reported. */
export async function applyChoice(ctx: SignedInContext, db: Db, chosen: Chosen): Promise<AwayResult> {
  const { id } = chosen.row
  try {
    // A savepoint: the other rows go on after a refusal
    await db.transaction((db) => apply({ ...ctx, db }, chosen))
    return { id, outcome: 'done', code: null, about: '' }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { id, outcome: 'refused', code: error.code, about: error.about }
  }
}

async function apply(ctx: SignedInContext, { row, chosen, reason }: Chosen): Promise<void> {
  const { id, choice, coachId, startsAt } = chosen
  if (!choicesOf(row).includes(choice)) throw new AppError('FORBIDDEN')
  const isSession = row.lesson === null
  if (choice === 'ask' && coachId)
    await (isSession ? askToTeach(ctx, ctx.db, { id, coachId }) : askCoach(ctx, { id, coachId }))
  if (choice === 'move' && startsAt)
    await (isSession
      ? changeLiveSession(ctx, { id, body: { startsAt: startsAt.toISOString() } })
      : proposeTime(ctx, { id, startsAt }))
  if (choice === 'cancel')
    await (isSession
      ? changeLiveSession(ctx, { id, body: { isCancelled: true, cancelReason: reason } })
      : cancelByStaff(ctx, { id, reason }))
}
