import type { OwnLiveSessionPage } from '@sohbet/contract/live-sessions/live-sessions'
import type { SignedInContext } from '../../context/context.ts'
import { requireOwnLiveSession } from '../learner-live-sessions.reads.ts'
import { readShownMaterials } from '../materials/materials.reads.ts'

/** A session for its learner or guest. */
export async function readOwnSessionPage(ctx: SignedInContext, id: string): Promise<OwnLiveSessionPage> {
  const { session, reply } = await requireOwnLiveSession(ctx, id)
  return { ...reply, materials: await readShownMaterials(ctx, session) }
}
