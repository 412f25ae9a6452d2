import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { listSecurityLog } from '@sohbet/contract/core/security-log'
import { aliasedTable, and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { containsFolded } from '../db/search.ts'
import { securityLog } from '../db/tables/core/security-log.ts'
import { users } from '../db/tables/people/users.ts'

type Query = Parsed<typeof listSecurityLog>['query']

const by = aliasedTable(users, 'by_user')

const searches = {
  // As a list of accounts, so that the three searches can each use their index
  email: (text: string) =>
    inArray(
      securityLog.userId,
      new QueryBuilder().select({ id: users.id }).from(users).where(containsFolded(users.email, text)),
    ),
  ipAddress: (text: string) => containsFolded(securityLog.address, text),
  details: (text: string) => containsFolded(securityLog.details, text),
}
const sortColumns = { createdAt: securityLog.createdAt, event: securityLog.event }

function matches({ searchText, searchColumn, event }: Query): SQL | undefined {
  const wanted = searchColumn ? [searches[searchColumn]] : Object.values(searches)
  return and(
    event && eq(securityLog.event, event),
    searchText === '' ? undefined : or(...wanted.map((search) => search(searchText))),
  )
}

export async function readSecurityLog(db: Db, query: Query): Promise<Reply<typeof listSecurityLog>> {
  const { pageIndex, pageSize, sortBy = { field: 'createdAt', direction: 'desc' } as const } = query
  const direction = sortBy.direction === 'desc' ? desc : asc
  const where = matches(query)
  const rows = await db
    .select({
      id: securityLog.id,
      createdAt: securityLog.createdAt,
      event: securityLog.event,
      email: users.email,
      byEmail: by.email,
      ipAddress: securityLog.address,
      userAgent: securityLog.userAgent,
      details: securityLog.details,
    })
    .from(securityLog)
    .leftJoin(users, eq(users.id, securityLog.userId))
    .leftJoin(by, eq(by.id, securityLog.byUserId))
    .where(where)
    .orderBy(direction(sortColumns[sortBy.field]), direction(securityLog.id))
    .limit(pageSize)
    .offset(pageIndex * pageSize)
  return {
    data: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    totalCount: await db.$count(securityLog, where),
  }
}
