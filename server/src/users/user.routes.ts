import * as contract from '@sohbet/contract/users'
import { refuseUnlessOwn } from '../http/access.ts'
import { AppError } from '../http/app-error.ts'
import type { Bind } from '../http/bind.ts'
import { findUser, findUserByEmail, readUsersPage, toUser, toUserForAdmin } from './user.reads.ts'

export function userRoutes(bind: Bind) {
  bind(contract.listUsers, ({ db }, { query }) => readUsersPage(db, query))

  bind(contract.getUser, async ({ db, actor }, { params: { id } }) => {
    refuseUnlessOwn(actor, id, contract.getUser.access)
    const user = await findUser(db, id)
    if (!user) throw new AppError('USER_NOT_FOUND')
    return actor.role === 'admin' ? toUserForAdmin(user) : toUser(user)
  })

  bind(contract.getUserByEmail, async ({ db }, { params: { email } }) => {
    const user = await findUserByEmail(db, email)
    if (!user) throw new AppError('USER_NOT_FOUND')
    return toUserForAdmin(user)
  })
}
