import type { listChanges } from '@sohbet/contract/core/change-log'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { containsFolded } from '../db/search.ts'
import { changeLog } from '../db/tables/core/change-log.ts'
import { users } from '../db/tables/people/users.ts'

type Query = Parsed<typeof listChanges>['query']

const searchColumns = {
  subject: changeLog.subject,
  before: changeLog.before,
  after: changeLog.after,
  username: users.username,
}

export async function readChanges(db: Db, query: Query): Promise<Reply<typeof listChanges>> {
  const { area, pageIndex, pageSize, searchText, searchColumn, sortBy } = query
  const direction = sortBy?.direction === 'asc' ? asc : desc
  const wanted = searchColumn ? [searchColumns[searchColumn]] : Object.values(searchColumns)
  const found = searchText === '' ? undefined : or(...wanted.map((one) => containsFolded(one, searchText)))
  const matching = db
    .select({
      id: changeLog.id,
      createdAt: changeLog.createdAt,
      kind: changeLog.kind,
      subject: changeLog.subject,
      field: changeLog.field,
      before: changeLog.before,
      after: changeLog.after,
      username: users.username,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(changeLog)
    .leftJoin(users, eq(users.id, changeLog.byUserId))
    .where(and(eq(changeLog.area, area), found))
  const rows = await matching
    .orderBy(direction(changeLog.createdAt), direction(changeLog.id))
    .limit(pageSize)
    .offset(pageIndex * pageSize)
  return {
    data: rows.map(({ total: _total, createdAt, ...change }) => ({
      ...change,
      createdAt: createdAt.toISOString(),
    })),
    totalCount: rows[0]?.total ?? 0,
  }
}
