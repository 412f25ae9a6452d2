import { getShell } from '@sohbet/contract/people/shell'
import * as contract from '@sohbet/contract/people/users'
import { toUser } from '../auth/session/own-account.ts'
import { refuseUnlessOwn } from '../http/access/access.ts'
import { AppError } from '../errors/app-error.ts'
import type { Bind } from '../context/context.ts'
import { readUnread } from '../notifications/notification.reads.ts'
import { changeRole, setRetakeAllowed, setSuspended, unlockUser } from './administer-user.ts'
import { inviteUser } from './invite-user.ts'
import { setVerified } from './set-verified.ts'
import { updateUser } from './update-user.ts'
import { findUser, findUserByEmail, readUsersPage, toUserForAdmin } from './user.reads.ts'

export function userRoutes(bind: Bind) {
  bind(getShell, async ({ db, actor }) => ({
    user: toUser(actor.account),
    unread: await readUnread(db, actor),
  }))
  bind(contract.listUsers, ({ db, now }, { query }) => readUsersPage(db, { ...query, now }))

  bind(contract.getUser, async ({ db, actor, now }, { params: { id } }) => {
    refuseUnlessOwn(actor, id, contract.getUser.access)
    if (actor.role !== 'admin') return toUser(actor.account)
    const user = await findUser(db, id)
    if (!user) throw new AppError('USER_NOT_FOUND')
    return toUserForAdmin(user, now)
  })
  bind(contract.getUserByEmail, async ({ db, now }, { params: { email } }) => {
    const user = await findUserByEmail(db, email)
    if (!user) throw new AppError('USER_NOT_FOUND')
    return toUserForAdmin(user, now)
  })

  bind(contract.updateUser, ({ db, actor }, { params, body }) => {
    refuseUnlessOwn(actor, params.id, contract.updateUser.access)
    return updateUser(db, { userId: params.id, changes: body })
  })

  bind(contract.setVerified, (ctx, { params, body }) => setVerified(ctx, { userId: params.id, ...body }))
  bind(contract.unlockUser, (ctx, { params }) => unlockUser(ctx, { userId: params.id }))
  bind(contract.changeRole, (ctx, { params, body }) => changeRole(ctx, { userId: params.id, ...body }))
  bind(contract.setRetakeAllowed, (ctx, { params, body }) =>
    setRetakeAllowed(ctx, { userId: params.id, ...body }),
  )
  bind(contract.setSuspended, (ctx, { params, body }) => setSuspended(ctx, { userId: params.id, ...body }))
  bind(contract.inviteUser, (ctx, { body }) => inviteUser(ctx, body))
}
