import * as contract from '@sohbet/contract/telegram-groups/telegram-groups'
import type { Bind } from '../context/context.ts'
import { changeUserGroup } from './change-user-group.ts'
import { createGroups } from './create-groups.ts'
import { deleteGroups } from './delete-groups.ts'
import { openGroupLink, sayOwnPresence } from './own-presence.ts'
import { readPreview, readRequirements } from './requirements.reads.ts'
import { setInviteLink } from './set-invite-link.ts'
import { requireGroups, requireMembers, requireUngrouped } from './telegram-group.reads.ts'

export function telegramGroupRoutes(bind: Bind) {
  bind(contract.getGroupRequirements, (ctx, { params }) => readRequirements(ctx, params.courseId))
  bind(contract.previewGroups, (ctx, { params, query }) => readPreview(ctx, { ...params, ...query }))
  bind(contract.listTelegramGroups, ({ db }, { params }) => requireGroups(db, params.courseId))
  bind(contract.listGroupMembers, ({ db }, { params }) => requireMembers(db, params.id))
  bind(contract.listUngrouped, ({ db }, { params }) => requireUngrouped(db, params.courseId))
  bind(contract.createGroups, (ctx, { params, body }) => createGroups(ctx, { ...params, ...body }))
  bind(contract.changeUserGroup, (ctx, { body }) => changeUserGroup(ctx, body))
  bind(contract.setInviteLink, (ctx, { params, body }) => setInviteLink(ctx, { ...params, ...body }))
  bind(contract.openGroupLink, (ctx, { params }) => openGroupLink(ctx, params.id))
  bind(contract.sayOwnPresence, (ctx, { params, body }) => sayOwnPresence(ctx, { ...params, ...body }))
  bind(contract.deleteGroups, (ctx, { params }) => deleteGroups(ctx, params.courseId))
}
