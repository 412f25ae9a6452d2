import { changeAreas, changeKinds } from '@sohbet/domain/change'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { page, tableQuery } from '../paging.ts'

export const changeColumns = {
  sortable: ['createdAt'],
  searchable: ['subject', 'before', 'after', 'username'],
} as const

const change = z.object({
  id,
  createdAt: moment,
  kind: z.enum(changeKinds),
  /** Name of the changed record at that time. */
  subject: z.string(),
  /** The changed field and its previous value. */
  field: z.string(),
  before: z.string(),
  after: z.string(),
  /** Null after the account was erased. */
  username: z.string().nullable(),
})
export type Change = z.infer<typeof change>

export const listChanges = endpoint({
  method: 'GET',
  path: '/changes',
  summary: 'List the changes of staff with old and new values, newest first',
  access: only('admin'),
  query: tableQuery(changeColumns).extend({ area: z.enum(changeAreas) }),
  reply: page(change),
})
