import type { TableImport } from '@sohbet/contract/catalogue/table-import'
import type { UseMutationResult } from '@tanstack/react-query'

type Request = Pick<UseMutationResult<TableImport, Error, string>, 'mutate' | 'isPending' | 'data'>

/** What a table is imported into. */
export type ImportTarget = {
  /** Picks the texts: rows are questions, modules or words. */
  kind: 'questions' | 'modules' | 'words'
  /** How the columns are to be filled. */
  intro: readonly string[]
  template: { fileName: string; rows: readonly (readonly string[])[] }
  check: Request
  start: Request
  /** Asked right before the import. */
  mayStart?: () => Promise<boolean>
}
