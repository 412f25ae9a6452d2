import { z } from 'zod'
import { limits, plainText } from './fields.ts'

export const pageSizes = [10, 20, 30, 40, 50] as const
export type PageSize = (typeof pageSizes)[number]

const directions = ['asc', 'desc'] as const

type TableColumns = { sortable: readonly [string, ...string[]]; searchable: readonly [string, ...string[]] }

/** The search of a table call. An export takes the same, so that its file holds what the table shows. */
export const searchQuery = <const Searchable extends readonly [string, ...string[]]>({
  searchable,
}: {
  searchable: Searchable
}) => ({
  searchText: plainText(limits.searchText).trim().default(''),
  searchColumn: z.enum(searchable).optional(),
})

/** The query of a table call. Unknown columns, fields and sizes are refused, so SQL only sees known names. */
export function tableQuery<const Columns extends TableColumns>({ sortable, searchable }: Columns) {
  type Sort = { field: Columns['sortable'][number]; direction: (typeof directions)[number] }
  const sorts = new Map<string, Sort>()
  for (const field of sortable) {
    for (const direction of directions) sorts.set(`${field}:${direction}`, { field, direction })
  }
  return z.object({
    pageIndex: z.coerce.number().int().min(0).max(1_000_000).default(0),
    pageSize: z.coerce.number().pipe(z.literal(pageSizes)).default(10),
    sortBy: z
      .string()
      .transform((text, issues) => {
        const sort = sorts.get(text)
        if (sort) return sort
        issues.addIssue({ code: 'invalid_value', values: [...sorts.keys()] })
        return z.NEVER
      })
      .optional(),
    ...searchQuery<Columns['searchable']>({ searchable }),
  })
}

/** A page of rows, with the number of rows on all pages. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), totalCount: z.number().int() })

/** The request of a table, whatever its columns. */
export type TableRequest = {
  pageIndex: number
  pageSize: PageSize
  sortBy?: string | undefined
  searchText: string
  searchColumn?: string | undefined
}
