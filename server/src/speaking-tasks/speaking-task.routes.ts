import * as contract from '@sohbet/contract/catalogue/speaking-tasks'
import { refuseUnlessCoached } from '../coaches/course-access.ts'
import type { Bind } from '../context/context.ts'
import { saveTasks } from './save-tasks.ts'
import { pictureFiles } from './speaking-files.ts'
import { readTasks } from './speaking-task.reads.ts'
import { uploadPicture } from './upload-picture.ts'

export function speakingTaskRoutes(bind: Bind) {
  bind(contract.listSpeakingTasks, async (ctx, { params }) => {
    await refuseUnlessCoached(ctx, { moduleId: params.id }, 'MODULE_NOT_FOUND')
    return readTasks(ctx, params.id)
  })
  bind(contract.saveSpeakingTasks, (ctx, { params, body }) =>
    saveTasks(ctx, { moduleId: params.id, tasks: body.tasks, seen: body.revision }),
  )
  bind(contract.uploadSpeakingPicture, (ctx, { body }) => uploadPicture(ctx, body.image))
  bind(contract.getSpeakingPicture, (ctx, { params, query }) =>
    pictureFiles.read(ctx, { name: params.name, query }),
  )
}
