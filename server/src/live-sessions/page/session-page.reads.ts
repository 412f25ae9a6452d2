import type { SessionPage } from '@sohbet/contract/live-sessions/session-page'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { isOff } from '@sohbet/domain/live-session/rules'
import type { SignedInContext } from '../../context/context.ts'
import { readRoster, seesRoster } from '../attendance/attendance.ts'
import { readStaffMaterials } from '../materials/materials.reads.ts'
import { replayFor } from '../replay/replay-links.ts'
import { requireStaffLiveSession } from '../staff-live-sessions.reads.ts'
import { readWeekModule } from './week-module.reads.ts'

/** Everything on a coach's page of one session. */
export async function readSessionPage(ctx: SignedInContext, id: string): Promise<SessionPage> {
  const found = await requireStaffLiveSession(ctx.db, ctx, id)
  const { session, sessions, plan, reply } = found
  const seesLearners = seesRoster(ctx, found)
  const [attendance, materials, module] = await Promise.all([
    isOff(session) || !seesLearners ? [] : readRoster(ctx.db, session),
    readStaffMaterials(ctx, ctx.db, session),
    readWeekModule(ctx, { course: plan, startsAt: session.startsAt }),
  ])
  return {
    session: reply,
    replayUrl: replayFor(ctx, session),
    seesLearners,
    attendance,
    materials,
    module,
    last: lastNotes(sessions, session),
  }
}

function lastNotes(sessions: readonly LiveSession[], { startsAt }: LiveSession): SessionPage['last'] {
  const last = sessions.findLast((one) => one.startsAt < startsAt && one.notes !== '' && !isOff(one))
  return last ? { id: last.id, startsAt: last.startsAt.toISOString(), notes: last.notes } : null
}
