import * as contract from '@sohbet/contract/learning/progress'
import { getUserProgress } from '@sohbet/contract/people/users'
import type { Bind } from '../context/context.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { refuseUnlessOwn } from '../http/access/access.ts'
import { readLearnerCourse } from './learner-course.reads.ts'
import { readLearnerModule } from './learner-module.reads.ts'
import { readLearnerProgress } from './learner-progress.reads.ts'
import { saveDocumentOpened, saveVideoProgress } from './save-progress.ts'

export function progressRoutes(bind: Bind) {
  bind(contract.getLearnerCourse, (ctx, { params }) => readLearnerCourse(ctx, params.id))
  bind(contract.getLearnerModule, (ctx, { params }) => readLearnerModule(ctx, params.id))
  bind(getUserProgress, ({ db, actor, now }, { params: { id } }) => {
    refuseUnlessOwn(actor, id, getUserProgress.access)
    return readLearnerProgress(db, { userId: id, now })
  })
  bind(contract.saveVideoProgress, (ctx, { params, body }) =>
    refuseIfErased(() => saveVideoProgress(ctx, { moduleId: params.id, ...body })),
  )
  bind(contract.saveDocumentOpened, (ctx, { params }) =>
    saveDocumentOpened(ctx, { moduleId: params.id, docId: params.docId }),
  )
}
