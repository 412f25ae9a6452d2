import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { replayFiles } from '../../media/session-files.ts'
import { opensAt, storedLink } from '../../resources/resource-files.ts'

/** A recording among our own files is stored by its path, because a signed URL expires. */
export const storedReplay = async (
  ctx: Pick<Context, 'files' | 'publicUrl'>,
  link: string,
): Promise<string> => replayFiles.storedLink(ctx, await storedLink(ctx, link))

/** The URL of the recording; one among our own files is signed. */
export const replayFor = (
  ctx: Pick<Context, 'links' | 'now'>,
  { replayLink }: Pick<LiveSession, 'replayLink'>,
): string | null => (replayLink === null ? null : replayFiles.opensAt(ctx, opensAt(ctx, replayLink)))

/** Removes an uploaded replay that no session has any more, after the commit. */
export async function forgetReplay(db: Db, before: string | null): Promise<void> {
  const names = replayFiles.storedFile(before)
  if (before === null || names.length === 0) return
  if ((await db.$count(liveSessions, eq(liveSessions.replayLink, before))) > 0) return
  await enqueue(db, 'remove-files', { names })
}
