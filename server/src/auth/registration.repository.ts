import { unlocked } from '@sohbet/domain/account/lock-out'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { registrations } from '../db/tables/registrations.ts'
import { users } from '../db/tables/users.ts'

export type RegistrationRow = typeof registrations.$inferSelect
export type UserRow = typeof users.$inferSelect
type NewRegistration = Pick<RegistrationRow, 'userId' | 'username' | 'passwordHash' | 'language'>

/** Of strangers who claim the same address only so many are kept, the newest. */
const maxClaims = 5

/** The account of an address, made without a password if there is none. */
export async function findOrAddUser(
  db: Db,
  { email, username }: { email: string; username: string },
): Promise<UserRow> {
  const [added] = await db.insert(users).values({ email, username }).onConflictDoNothing().returning()
  if (added) return added
  const [found] = await db.select().from(users).where(eq(users.email, email))
  if (!found) throw new Error('an account vanished while someone registered')
  return found
}

export async function findNewestRegistration(db: Db, userId: string): Promise<RegistrationRow | undefined> {
  const [newest] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.userId, userId))
    .orderBy(desc(registrations.createdAt))
    .limit(1)
  return newest
}

/** Without a code yet: it is void until one is sent. */
export async function insertRegistration(
  db: Db,
  claim: NewRegistration,
  now: Date,
): Promise<RegistrationRow> {
  const [row] = await db
    .insert(registrations)
    .values({ ...claim, createdAt: now, codeHash: '', codeExpiresAt: now })
    .returning()
  if (!row) throw new Error('an inserted registration was not returned')
  const kept = db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.userId, claim.userId))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(maxClaims)
  await db
    .delete(registrations)
    .where(and(eq(registrations.userId, claim.userId), notInArray(registrations.id, kept)))
  return row
}

/** Makes a registration the account; the other claims to its address end. False if one was quicker. */
export async function acceptRegistration(db: Db, registration: RegistrationRow): Promise<boolean> {
  const { userId, username, passwordHash, language } = registration
  const [verified] = await db
    .update(users)
    .set({ username, passwordHash, language, isVerified: true, verificationCodeExpires: null, ...unlocked })
    .where(and(eq(users.id, userId), eq(users.isVerified, false)))
    .returning({ id: users.id })
  if (!verified) return false
  await db.delete(registrations).where(eq(registrations.userId, userId))
  return true
}
