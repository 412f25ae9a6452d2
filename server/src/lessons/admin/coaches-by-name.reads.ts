import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { turkish } from '../../db/tables/columns.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { users } from '../../db/tables/people/users.ts'

/** All coaches; the name is empty after the account was erased. */
export async function readCoachesByName(db: Db) {
  const rows = await db
    .select({ id: coaches.id, isActive: coaches.isActive, name: users.username })
    .from(coaches)
    .leftJoin(users, eq(users.id, coaches.userId))
    .orderBy(asc(turkish(users.username)), asc(coaches.id))
  return rows.map(({ name, isActive, id }) => ({ id, name: name ?? '', isActive: isActive && name !== null }))
}
