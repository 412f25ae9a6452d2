import type { ModuleWork } from '@sohbet/contract/learning/progress'
import { withAccountLocked } from '../db/lock-account.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { requireOpenModule } from './learner-module.reads.ts'
import { recordDone, savePosition } from './progress.repository.ts'
import { toWork } from './module-work.ts'

type Watched = { moduleId: string; position: number; watched: boolean }

const learnerOf = ({ actor, now }: SignedInContext, moduleId: string) => ({
  userId: actor.userId,
  timeZone: actor.account.timeZone,
  moduleId,
  now,
})

/** A video stays watched; its position may go back. */
export async function saveVideoProgress(
  ctx: SignedInContext,
  { moduleId, position, watched }: Watched,
): Promise<ModuleWork> {
  const { module, progress } = await requireOpenModule(ctx, moduleId)
  const learner = learnerOf(ctx, moduleId)
  if (!watched) {
    const saved = await savePosition(ctx.db, learner, { videoPosition: position, before: progress })
    return toWork(saved, module)
  }
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
  const learner = learnerOf(ctx, moduleId)
  const saved = await withAccountLocked(ctx.db, learner.userId, (db) =>
    recordDone(db, learner, (before) => ({
      // Drops the documents that were replaced since
      openedDocs: [...ids].filter((id) => id === docId || before?.openedDocs.includes(id)),
    })),
  )
  return toWork(saved, module)
}
