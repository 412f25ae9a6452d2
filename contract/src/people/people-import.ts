import { accountStates } from '@sohbet/domain/account/account-state'
import { roles } from '@sohbet/domain/account/role'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { searchQuery } from '../paging.ts'
import { userColumns } from './users.ts'

export const maxImportCharacters = 500 * 1024
export const maxImportRows = 500

/** The columns of the file. Name and e-mail are required. */
export const importColumns = ['name', 'email', 'language', 'course', 'plan', 'price', 'paid', 'note'] as const
export type ImportColumn = (typeof importColumns)[number]

/** `new`: something is created; `exists`: nothing changes; `error`: the row is left out. */
const importOutcomes = ['new', 'exists', 'error'] as const

const importedRow = z.object({
  /** Line of the file. */
  line: z.number().int(),
  name: z.string(),
  email: z.string(),
  course: z.string(),
  outcome: z.enum(importOutcomes),
  /** What happens, or what is wrong, in the reader's language. */
  text: z.string(),
})
export type ImportedRow = z.infer<typeof importedRow>

export const importPeople = endpoint({
  method: 'POST',
  path: '/users/import',
  summary: 'Import learners from CSV: accounts, invitations, seats and payments. A dry run changes nothing',
  access: only('admin'),
  limitPerMinute: 20,
  body: z.object({
    csv: z.string().max(maxImportCharacters),
    isDryRun: z.boolean().default(true),
    /** Mails new learners a link to set their password. */
    invites: z.boolean().default(true),
    /** Enrols learners who do not meet prerequisites or whose sessions clash. */
    override: z.boolean().default(false),
  }),
  reply: z.object({ rows: z.array(importedRow) }),
})

export const exportUsers = endpoint({
  method: 'GET',
  path: '/users/csv',
  summary: 'Export the accounts as CSV',
  access: only('admin'),
  limitPerMinute: 10,
  /** The table's search and filters, so that the file holds what the table shows. */
  query: z.object({
    role: z.enum(roles).optional(),
    state: z.enum(accountStates).optional(),
    ...searchQuery(userColumns),
  }),
  reply: z.object({ fileName: z.string(), csv: z.string() }),
})
