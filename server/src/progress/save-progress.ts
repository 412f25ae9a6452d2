import type { ModuleWork } from '@sohbet/contract/learning/progress'
import { withAccountLocked } from '../db/lock-account.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { requireOpenModule } from './learner-module.reads.ts'
import { recordDone, savePosition } from './progress.repository.ts'
import { toWork } from './module-work.ts'

type Watched = { moduleId: string; position: number; watched: boolean }

/** A video stays watched; its position may go back. */
export async function saveVideoProgress(
  ctx: SignedInContext,
  { moduleId, position, watched }: Watched,
): Promise<ModuleWork> {
  const { module } = await requireOpenModule(ctx, moduleId)
  const learner = { userId: ctx.actor.userId, moduleId, now: ctx.now }
  if (!watched) return toWork(await savePosition(ctx.db, learner, position), module)
  const saved = await withAccountLocked(ctx.db, learner.userId, (db) =>
    recordDone(db, learner, (before) => ({
      videoPosition: position,
      videoWatchedAt: before?.videoWatchedAt ?? ctx.now,
    })),
  )
  return toWork(saved, module)
}

export async function saveDocumentOpened(
  ctx: SignedInContext,
  { moduleId, docId }: { moduleId: string; docId: string },
): Promise<ModuleWork> {
  const { module } = await requireOpenModule(ctx, moduleId)
  const ids = new Set(module.docs.map(({ id }) => id))
  if (!ids.has(docId)) throw new AppError('NOT_FOUND')
  const learner = { userId: ctx.actor.userId, moduleId, now: ctx.now }
  const saved = await withAccountLocked(ctx.db, learner.userId, (db) =>
    recordDone(db, learner, (before) => ({
      // Drops the documents that were replaced since
      openedDocs: [...ids].filter((id) => id === docId || before?.openedDocs.includes(id)),
    })),
  )
  return toWork(saved, module)
}
