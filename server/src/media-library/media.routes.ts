import * as contract from '@sohbet/contract/catalogue/media-library'
import type { Bind } from '../context/context.ts'
import { deleteMedia } from './delete-media.ts'
import { readGaps } from './gaps.reads.ts'
import { readMedia } from './media.reads.ts'

export function mediaRoutes(bind: Bind) {
  bind(contract.listMedia, (ctx) => readMedia(ctx))
  bind(contract.deleteMedia, (ctx, { params }) => deleteMedia(ctx, params))
  bind(contract.listGaps, ({ db }) => readGaps(db))
}
