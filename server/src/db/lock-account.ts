import { eq } from 'drizzle-orm'
import { AppError } from '../errors/app-error.ts'
import type { Db } from './connect.ts'
import { users } from './tables/people/users.ts'

/**
 * Locks an account until the transaction ends, so that changes to what belongs to it run one at a time. Lock it before
 * any row that belongs to it: erasing the account locks in this order too, and the other order can deadlock.
 * Returns false when the account no longer exists.
 */
export async function lockAccount(db: Db, userId: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return found.length > 0
}

/** Runs a change in a transaction with the caller's account locked. */
export const withAccountLocked = <Result>(db: Db, userId: string, change: (db: Db) => Promise<Result>) =>
  db.transaction(async (db) => {
    if (!(await lockAccount(db, userId))) throw new AppError('NOT_SIGNED_IN')
    return change(db)
  })
