import * as contract from '@sohbet/contract/live-sessions/session-files'
import type { Bind } from '../context/context.ts'
import { replayFiles } from '../media/session-files.ts'
import { addMaterialFile, addMaterialLink, removeMaterial } from './materials/change-materials.ts'
import { readCourseMaterials, readMaterialFile } from './materials/materials.reads.ts'
import { uploadReplay } from './replay/upload-replay.ts'

export function sessionFileRoutes(bind: Bind) {
  bind(contract.addMaterialLink, (ctx, { params, body }) => addMaterialLink(ctx, { ...params, ...body }))
  bind(contract.addMaterialFile, (ctx, { params, body }) => addMaterialFile(ctx, { ...params, ...body }))
  bind(contract.removeMaterial, (ctx, { params }) => removeMaterial(ctx, params))
  bind(contract.listCourseMaterials, (ctx, { params }) => readCourseMaterials(ctx, params.id))
  bind(contract.getMaterialFile, (ctx, asked) => readMaterialFile(ctx, asked))
  bind(contract.uploadReplay, (ctx, { params, body }) => uploadReplay(ctx, { ...params, ...body }))
  bind(contract.getReplayFile, (ctx, { params: { name }, query }) => replayFiles.read(ctx, { name, query }))
}
