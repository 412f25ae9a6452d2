import { z } from 'zod'
import { limits } from './fields.ts'

export const pageSizes = [10, 20, 30, 40, 50] as const
export type PageSize = (typeof pageSizes)[number]

type TableColumns = { sortable: readonly [string, ...string[]]; searchable: readonly [string, ...string[]] }

/** The query of a table call. Unknown columns, fields and sizes are refused, so SQL only ever sees known names. */
export function tableQuery<const Columns extends TableColumns>({ sortable, searchable }: Columns) {
  return z.object({
    pageIndex: z.coerce.number().int().min(0).max(1_000_000).default(0),
    pageSize: z.coerce.number().pipe(z.literal(pageSizes)).default(10),
    sortBy: z
      .string()
      .regex(/^[^:]+:(asc|desc)$/)
      .transform((text) => {
        const [field, direction] = text.split(':')
        return { field, direction }
      })
      .pipe(z.object({ field: z.enum(sortable as Columns['sortable']), direction: z.enum(['asc', 'desc']) }))
      .optional(),
    searchText: z.string().trim().max(limits.searchText).default(''),
    searchColumn: z.enum(searchable as Columns['searchable']).optional(),
  })
}

/** A page of rows, with the number of rows on all pages. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), totalCount: z.number().int() })

/** What a table asks for, whatever its columns. */
export type TableRequest = {
  pageIndex: number
  pageSize: PageSize
  sortBy?: string | undefined
  searchText: string
  searchColumn?: string | undefined
}
