import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'

export async function readCoachNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: coaches.id, name: users.username })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(inArray(coaches.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
