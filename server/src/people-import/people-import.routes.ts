import * as contract from '@sohbet/contract/people/people-import'
import type { Bind } from '../context/context.ts'
import { exportUsers } from '../users/export-users.ts'
import { importPeople } from './import-people.ts'

export function peopleImportRoutes(bind: Bind) {
  bind(contract.importPeople, (ctx, { body }) => importPeople(ctx, body))
  bind(contract.exportUsers, (ctx, { query }) => exportUsers(ctx, query))
}
