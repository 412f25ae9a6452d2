import type { LearnerModule } from '@sohbet/contract/learning/progress'
import { isCourseEntry, type CourseEntry, type Entry } from '../../../outbox/entry.ts'

/** The module with the learner's unsent entries applied. */
export const withPendingEntries = (module: LearnerModule, waiting: readonly Entry[]): LearnerModule =>
  waiting
    .filter(isCourseEntry)
    .reduce((shown, entry) => (entry.moduleId === shown.id ? withEntry(shown, entry) : shown), module)

function withEntry(module: LearnerModule, entry: CourseEntry): LearnerModule {
  if (entry.kind === 'video') {
    const { position, watched } = entry
    const isVideoWatched = module.work.isVideoWatched || watched
    return { ...module, work: { ...module.work, videoPosition: position, isVideoWatched } }
  }
  if (entry.kind !== 'document') return module
  const docs = module.docs.map((doc) => (doc.id === entry.docId ? { ...doc, isOpened: true } : doc))
  return { ...module, docs }
}
