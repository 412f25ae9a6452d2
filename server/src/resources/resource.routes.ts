import * as contract from '@sohbet/contract/catalogue/resources'
import type { Bind } from '../context/context.ts'
import { resourceFiles } from './resource-files.ts'
import { readOwnResources, readResources, requireOwnResource } from './resource.reads.ts'
import { createResource, deleteResource, orderResources, updateResource } from './save-resource.ts'
import { uploadFile } from './upload-file.ts'

export function resourceRoutes(bind: Bind) {
  bind(contract.listOwnResources, readOwnResources)
  bind(contract.getOwnResource, (ctx, { params }) => requireOwnResource(ctx, params.id))

  bind(contract.listResources, readResources)
  bind(contract.createResource, (ctx, { body: { id: _none, ...fields } }) => createResource(ctx, fields))
  bind(contract.updateResource, (ctx, { params, body }) =>
    updateResource(ctx, { id: params.id, fields: body }),
  )
  bind(contract.deleteResource, (ctx, { params }) => deleteResource(ctx, params.id))
  bind(contract.orderResources, (ctx, { body }) => orderResources(ctx, body.ids))

  bind(contract.uploadResourceFile, (ctx, { body }) => uploadFile(ctx, body))
  bind(contract.getResourceFile, (ctx, { params, query }) =>
    resourceFiles.read(ctx, { name: params.name, query }),
  )
}
