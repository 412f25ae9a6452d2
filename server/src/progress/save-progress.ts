import type { ModuleWork } from '@sohbet/contract/learning/progress'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { requireOpenModule } from './learner-module.reads.ts'
import { recordDone, savePosition } from './progress.repository.ts'
import { toWork } from './work.ts'

type Watched = { moduleId: string; position: number; watched: boolean }

/** Watched once is watched for good; the place may go back. */
export async function saveVideoProgress(
  ctx: SignedInContext,
  { moduleId, position, watched }: Watched,
): Promise<ModuleWork> {
  const { module } = await requireOpenModule(ctx, moduleId)
  const learner = { userId: ctx.actor.userId, moduleId, now: ctx.now }
  const row = watched
    ? await ctx.db.transaction((db) =>
        recordDone(db, learner, ({ videoWatchedAt }) => ({
          videoPosition: position,
          videoWatchedAt: videoWatchedAt ?? ctx.now,
        })),
      )
    : await savePosition(ctx.db, learner, position)
  return toWork(row, module)
}

export async function saveDocumentOpened(
  ctx: SignedInContext,
  { moduleId, docId }: { moduleId: string; docId: string },
): Promise<ModuleWork> {
  const { module } = await requireOpenModule(ctx, moduleId)
  const ids = module.docs.map(({ id }) => id)
  if (!ids.includes(docId)) throw new AppError('NOT_FOUND')
  const learner = { userId: ctx.actor.userId, moduleId, now: ctx.now }
  const row = await ctx.db.transaction((db) =>
    recordDone(db, learner, ({ openedDocs }) => ({
      // Those that have been replaced since are forgotten
      openedDocs: ids.filter(
        (id, place) => ids.indexOf(id) === place && (id === docId || openedDocs.includes(id)),
      ),
    })),
  )
  return toWork(row, module)
}
