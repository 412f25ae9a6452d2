import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { listUsers, UserForAdmin } from '@sohbet/contract/people/users'
import { accountState, type AccountState } from '@sohbet/domain/account/account-state'
import { lockMinutes, maxFailedLogins } from '@sohbet/domain/account/lock-out'
import { roles } from '@sohbet/domain/account/role'
import { and, asc, desc, eq, getTableColumns, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { toUser } from '../auth/session/own-account.ts'
import type { Db } from '../db/connect.ts'
import { containsFolded } from '../db/search.ts'
import { turkish } from '../db/tables/columns.ts'
import { users } from '../db/tables/people/users.ts'

const { passwordHash: _neverRead, ...plainColumns } = getTableColumns(users)

const isEnrolled = sql<boolean>`exists (
  select from enrollments where enrollments.user_id = users.id and enrollments.status = 'active')`

/** All columns of an account except the password, and whether it has a seat in a course. */
export const userColumns = { ...plainColumns, isEnrolled: isEnrolled.as('is_enrolled') }
type UserRow = Omit<typeof users.$inferSelect, 'passwordHash'> & { isEnrolled: boolean }

type TableQuery = Parsed<typeof listUsers>['query'] & { now: Date }

export function toUserForAdmin(row: UserRow, now: Date): UserForAdmin {
  return {
    ...toUser(row),
    verificationCodeExpires: row.verificationCodeExpires?.toISOString() ?? null,
    failedLoginAttempts: row.failedLoginAttempts,
    lastFailedLoginAttempt: row.lastFailedLoginAttempt?.toISOString() ?? null,
    lockoutUntil: row.lockoutUntil?.toISOString() ?? null,
    state: accountState({ ...row, isSuspended: row.suspendedAt !== null, hasLevel: row.level !== null }, now),
    isRetakeAllowed: row.isRetakeAllowed,
    createdAt: row.createdAt.toISOString(),
  }
}

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select(userColumns).from(users).where(eq(users.id, id))
  return row
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select(userColumns).from(users).where(eq(users.email, email))
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

/** `accountState` of the domain as SQL; a test compares the two. */
const stateAt = (now: Date) => sql<AccountState>`case
  when ${users.suspendedAt} is not null then 'suspended'
  when coalesce(${users.lockoutUntil}, case when ${users.failedLoginAttempts} >= ${maxFailedLogins}
    then ${users.lastFailedLoginAttempt} + make_interval(mins => ${lockMinutes}) end) > ${now} then 'locked'
  when not ${users.isVerified} then 'unverified'
  when ${users.role} <> 'learner' then 'staff'
  when ${isEnrolled} then 'enrolled'
  when ${users.level} is not null then 'tested'
  else 'verified' end`

function matches({
  searchText,
  searchColumn,
  role,
  state,
  now,
}: Omit<PartQuery, 'after' | 'atOnce'>): SQL | undefined {
  const wanted = searchColumn ? [searches[searchColumn]] : Object.values(searches)
  const isSought = or(...wanted.map((search) => search(searchText)))
  return and(
    role && eq(users.role, role),
    state && eq(stateAt(now), state),
    searchText === '' ? undefined : isSought,
  )
}

type PartQuery = Pick<TableQuery, 'searchText' | 'searchColumn' | 'role' | 'state' | 'now'> & {
  /** The last account of the part before. */
  after: string | undefined
  atOnce: number
}

/** A part of the accounts, newest first. */
export async function readUsersAfter(
  db: Db,
  { after, atOnce, ...query }: PartQuery,
): Promise<UserForAdmin[]> {
  const rows = await db
    .select(userColumns)
    .from(users)
    .where(and(matches(query), after === undefined ? undefined : lt(users.id, after)))
    .orderBy(desc(users.id))
    .limit(atOnce)
  return rows.map((row) => toUserForAdmin(row, query.now))
}

export async function readUsersPage(db: Db, query: TableQuery): Promise<Reply<typeof listUsers>> {
  const { pageIndex, pageSize, sortBy } = query
  const direction = sortBy?.direction === 'desc' ? desc : asc
  const order = sortBy ? [direction(sortColumns[sortBy.field]), direction(users.id)] : [desc(users.id)]
  const where = matches(query)
  const rows = await db
    .select(userColumns)
    .from(users)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset(pageIndex * pageSize)
  return {
    data: rows.map((row) => toUserForAdmin(row, query.now)),
    totalCount: await db.$count(users, where),
  }
}
