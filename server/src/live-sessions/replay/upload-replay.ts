import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { replayLimits } from '@sohbet/domain/live-session/replay'
import { mayHaveReplay } from '@sohbet/domain/live-session/rules'
import type { SignedInContext } from '../../context/context.ts'
import { AppError } from '../../errors/app-error.ts'
import { storeWithRow } from '../../jobs/store-with-row.ts'
import { kindOfMedia } from '../../media/kind-of-media.ts'
import { replayFiles } from '../../media/session-files.ts'
import { changeLiveSession } from '../change-live-session.ts'
import { requireStaffLiveSession } from '../staff-live-sessions.reads.ts'

/** Stores the file and makes it the replay of the session, as a link would. */
export async function uploadReplay(
  ctx: SignedInContext,
  { id, file }: { id: string; file: File },
): Promise<StaffLiveSession> {
  // Before the file is decoded, which takes long
  const { session } = await requireStaffLiveSession(ctx.db, ctx, id)
  const verdict = mayHaveReplay(session, ctx.now)
  if (!verdict.allowed) throw new AppError(verdict.because)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = await kindOfMedia(ctx, bytes, {
    maxSeconds: replayLimits.audioSeconds,
    code: 'INVALID_REPLAY',
  })
  const { link: replayLink, file: name } = replayFiles.nameNew(kind, bytes)
  return storeWithRow(ctx, { name, bytes }, (keep) =>
    changeLiveSession(ctx, { id, body: { replayLink }, keep }),
  )
}
