import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { listUsers, User, UserForAdmin } from '@sohbet/contract/users'
import { roles } from '@sohbet/domain/account/role'
import { asc, desc, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import { containsFolded } from '../db/search.ts'
import { turkish } from '../db/tables/columns.ts'
import { users } from '../db/tables/users.ts'

const { passwordHash: _neverRead, ...columns } = getTableColumns(users)
type UserRow = Omit<typeof users.$inferSelect, 'passwordHash'>
type TableQuery = Parsed<typeof listUsers>['query']

export function toUser({
  id,
  username,
  email,
  role,
  isVerified,
  language,
  level,
  levelScore,
}: UserRow): User {
  const leveltest = level !== null && levelScore !== null ? { level, score: levelScore } : undefined
  return { id, username, email, role, isVerified, language, ...(leveltest && { leveltest }) }
}

export function toUserForAdmin(row: UserRow): UserForAdmin {
  return {
    ...toUser(row),
    verificationCodeExpires: row.verificationCodeExpires?.toISOString() ?? null,
    failedLoginAttempts: row.failedLoginAttempts,
    lastFailedLoginAttempt: row.lastFailedLoginAttempt?.toISOString() ?? null,
    lockoutUntil: row.lockoutUntil?.toISOString() ?? null,
  }
}

const userById = prepared((db) =>
  db
    .select(columns)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id'),
)

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await userById(db).execute({ id })
  return row
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select(columns).from(users).where(eq(users.email, email))
  return row
}

const sortColumns = {
  username: turkish(users.username),
  email: users.email,
  role: users.role,
  isVerified: users.isVerified,
  failedLoginAttempts: users.failedLoginAttempts,
}

const searches = {
  username: (text: string) => containsFolded(users.username, text),
  email: (text: string) => containsFolded(users.email, text),
  role: (text: string) =>
    inArray(
      users.role,
      roles.filter((role) => role.includes(text.toLowerCase())),
    ),
  failedLoginAttempts: (text: string) =>
    /^\d{1,9}$/.test(text) ? eq(users.failedLoginAttempts, Number(text)) : sql`false`,
}

function matches({ searchText, searchColumn }: TableQuery): SQL | undefined {
  if (searchText === '') return undefined
  if (searchColumn) return searches[searchColumn](searchText)
  return or(...Object.values(searches).map((search) => search(searchText)))
}

export async function readUsersPage(db: Db, query: TableQuery): Promise<Reply<typeof listUsers>> {
  const { pageIndex, pageSize, sortBy } = query
  const direction = sortBy?.direction === 'desc' ? desc : asc
  const order = sortBy ? [direction(sortColumns[sortBy.field]), direction(users.id)] : [desc(users.id)]
  const where = matches(query)
  const rows = await db
    .select(columns)
    .from(users)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset(pageIndex * pageSize)
  return { data: rows.map(toUserForAdmin), totalCount: await db.$count(users, where) }
}
