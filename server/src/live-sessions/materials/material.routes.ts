import * as contract from '@sohbet/contract/learning/session-files'
import type { Bind } from '../../context/context.ts'
import { addMaterialFile, addMaterialLink, removeMaterial } from './change-materials.ts'
import { readCourseMaterials, readMaterialFile } from './materials.reads.ts'

export function materialRoutes(bind: Bind) {
  bind(contract.addMaterialLink, (ctx, { params, body }) => addMaterialLink(ctx, { ...params, ...body }))
  bind(contract.addMaterialFile, (ctx, { params, body }) => addMaterialFile(ctx, { ...params, ...body }))
  bind(contract.removeMaterial, (ctx, { params }) => removeMaterial(ctx, params))
  bind(contract.listCourseMaterials, (ctx, { params }) => readCourseMaterials(ctx, params.id))
  bind(contract.getMaterialFile, (ctx, asked) => readMaterialFile(ctx, asked))
}
