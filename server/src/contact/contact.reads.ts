import type { ContactMessage, listContactMessages } from '@sohbet/contract/contact'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { and, asc, count, desc, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { containsFolded } from '../db/search.ts'
import { turkish } from '../db/tables/columns.ts'
import { contactMessages } from '../db/tables/contact-messages.ts'

type Query = Parsed<typeof listContactMessages>['query']

const searches = {
  name: (text: string) => containsFolded(contactMessages.name, text),
  email: (text: string) => containsFolded(contactMessages.email, text),
  message: (text: string) => containsFolded(contactMessages.message, text),
}
const sortColumns = {
  name: turkish(contactMessages.name),
  email: contactMessages.email,
  createdAt: contactMessages.createdAt,
}
const stateIs = {
  open: isNull(contactMessages.answeredAt),
  answered: isNotNull(contactMessages.answeredAt),
}

function matches({ searchText, searchColumn, state }: Query): SQL | undefined {
  const wanted = searchColumn ? [searches[searchColumn]] : Object.values(searches)
  return and(
    state && stateIs[state],
    searchText === '' ? undefined : or(...wanted.map((search) => search(searchText))),
  )
}

export async function readContactMessages(db: Db, query: Query): Promise<Reply<typeof listContactMessages>> {
  const { pageIndex, pageSize, sortBy = { field: 'createdAt', direction: 'desc' } as const } = query
  const direction = sortBy.direction === 'desc' ? desc : asc
  const where = matches(query)
  const rows = await db
    .select()
    .from(contactMessages)
    .where(where)
    .orderBy(direction(sortColumns[sortBy.field]), direction(contactMessages.id))
    .limit(pageSize)
    .offset(pageIndex * pageSize)
  const [total] = await db.select({ rows: count() }).from(contactMessages).where(where)
  return { data: rows.map(shown), totalCount: total?.rows ?? 0 }
}

/** A message as admins see it. */
export const shown = (row: typeof contactMessages.$inferSelect): ContactMessage => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  name: row.name,
  email: row.email,
  message: row.message,
  language: row.language,
  answeredAt: row.answeredAt?.toISOString() ?? null,
})
