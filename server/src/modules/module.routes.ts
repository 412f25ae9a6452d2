import * as contract from '@sohbet/contract/catalogue/modules'
import { refuseUnlessCoached } from '../coaches/course-access.ts'
import type { Bind } from '../context/context.ts'
import { createModule } from './create-module.ts'
import { deleteModule } from './delete-module.ts'
import { documentFiles } from '../media/document-files.ts'
import { importModules } from './import/import-modules.ts'
import { readModules, readRunningCourses, requireModule } from './module.reads.ts'
import { orderModules } from './order-modules.ts'
import { publishModules } from './publish-modules.ts'
import { updateModule } from './update-module.ts'
import { uploadDocument } from './upload-document.ts'
import { uploadVideo } from './upload-video.ts'
import { videoFiles } from '../media/video-files.ts'

export function moduleRoutes(bind: Bind) {
  bind(contract.listModules, async (ctx, { params }) => {
    await refuseUnlessCoached(ctx, { typeId: params.id }, 'COURSE_TYPE_NOT_FOUND')
    return readModules(ctx, params.id, { withDrafts: ctx.actor.role === 'admin' })
  })
  bind(contract.getModule, async (ctx, { params }) => {
    await refuseUnlessCoached(ctx, { moduleId: params.id }, 'MODULE_NOT_FOUND')
    return requireModule(ctx, params.id)
  })
  bind(contract.createModule, (ctx, { body: { id: _none, courseTypeId, ...fields } }) =>
    createModule(ctx, { courseTypeId, fields }),
  )
  bind(contract.updateModule, (ctx, { params, body }) => updateModule(ctx, { id: params.id, fields: body }))
  bind(contract.deleteModule, (ctx, { params }) => deleteModule(ctx, params))
  bind(contract.publishModules, (ctx, { params }) => publishModules(ctx, { courseTypeId: params.id }))
  bind(contract.orderModules, (ctx, { params, body }) =>
    orderModules(ctx, { courseTypeId: params.id, ids: body.ids }),
  )
  bind(contract.importModules, (ctx, { params, body }) =>
    importModules(ctx, { courseTypeId: params.id, ...body }),
  )
  bind(contract.listRunningCourses, (ctx, { params }) => readRunningCourses(ctx, params.id))

  bind(contract.uploadVideo, (ctx, { body }) => uploadVideo(ctx, body))
  bind(contract.getVideo, (ctx, { params, query }) => videoFiles.read(ctx, { name: params.name, query }))
  bind(contract.uploadDocument, (ctx, { body }) => uploadDocument(ctx, body))
  bind(contract.getDocument, (ctx, { params, query }) =>
    documentFiles.read(ctx, { name: params.name, query }),
  )
}
