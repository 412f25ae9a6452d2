import * as contract from '@sohbet/contract/people/users'
import type { Bind } from '../../context/context.ts'
import { refuseUnlessOwn } from '../../http/access/access.ts'
import { eraseUser } from './erase-user.ts'
import { readErasure } from './erasure.reads.ts'
import { readMessageFiles } from './message-data.ts'
import { readPersonalData } from './personal-data.ts'
import { readSounds } from './speaking-data.ts'

export function personalDataRoutes(bind: Bind) {
  bind(contract.exportUser, async (ctx, { params }) => {
    refuseUnlessOwn(ctx.actor, params.id, contract.exportUser.access)
    const data = await readPersonalData(ctx.db, params.id)
    return {
      ...data,
      speaking_sounds: await readSounds(ctx, params.id),
      message_files: await readMessageFiles(ctx, params.id),
    }
  })
  bind(contract.previewErasure, (ctx, { params }) => {
    refuseUnlessOwn(ctx.actor, params.id, contract.previewErasure.access)
    return readErasure(ctx)
  })
  bind(contract.eraseUser, (ctx, { params, body }) => {
    refuseUnlessOwn(ctx.actor, params.id, contract.eraseUser.access)
    return eraseUser(ctx, body)
  })
}
