import * as contract from '@sohbet/contract/people/coach-profile'
import type { Bind } from '../context/context.ts'
import { changeOwnProfile, discardDraft, removeHello, uploadHello, uploadOwnPhoto } from './change-draft.ts'
import { publishDraft, returnDraft } from './decide-draft.ts'
import { readProfileFile } from './profile-files.ts'
import { readOwnProfile, readWaitingDrafts } from './profiles.reads.ts'

export function coachProfileRoutes(bind: Bind) {
  bind(contract.getOwnProfile, ({ db, actor }) => readOwnProfile(db, actor.userId))
  bind(contract.changeOwnProfile, (ctx, { body }) => changeOwnProfile(ctx, body))
  bind(contract.uploadOwnPhoto, (ctx, { body }) => uploadOwnPhoto(ctx, body))
  bind(contract.uploadHello, (ctx, { body }) => uploadHello(ctx, body))
  bind(contract.removeHello, (ctx) => removeHello(ctx))
  bind(contract.discardOwnDraft, (ctx) => discardDraft(ctx))
  bind(contract.listDrafts, ({ db }) => readWaitingDrafts(db))
  bind(contract.publishDraft, (ctx, { params, body }) => publishDraft(ctx, { ...params, ...body }))
  bind(contract.returnDraft, (ctx, { params, body }) => returnDraft(ctx, { ...params, ...body }))
  bind(contract.getProfileFile, ({ files }, { params }) => readProfileFile(files, params.name))
}
