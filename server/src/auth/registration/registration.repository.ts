import { mayBecomeAccount } from '@sohbet/domain/account/claim'
import { unlocked } from '@sohbet/domain/account/lock-out'
import { and, desc, eq, isNull, lte, notInArray, or } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { registrations } from '../../db/tables/people/registrations.ts'
import { users } from '../../db/tables/people/users.ts'
import { passwordMatches } from '../password/password.ts'

export type RegistrationRow = typeof registrations.$inferSelect
export type UserRow = typeof users.$inferSelect
type NewRegistration = Pick<RegistrationRow, 'userId' | 'username' | 'passwordHash' | 'language'> &
  Partial<Pick<RegistrationRow, 'wantsCampaignMails'>>

/** Most pending registrations per address, and only those with a valid code. */
const maxRegistrations = 5

/**
 * The account of an address, created without a password if missing. Every writer of registrations locks the
 * account first, so that they run one after the other.
 */
export async function lockOrAddUser(
  db: Db,
  added: { email: string; username: string; language: UserRow['language'] },
): Promise<UserRow> {
  await db.insert(users).values(added).onConflictDoNothing()
  const user = await lockUser(db, added.email)
  if (!user) throw new Error('an account vanished during its registration')
  return user
}

export async function lockUser(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email)).for('no key update')
  return user
}

export const findRegistrations = (db: Db, userId: string): Promise<RegistrationRow[]> =>
  db
    .select()
    .from(registrations)
    .where(eq(registrations.userId, userId))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))

/** The registrations that a code could turn into the account. */
export const findOpenRegistrations = async (db: Db, user: UserRow): Promise<RegistrationRow[]> =>
  (await findRegistrations(db, user.id)).filter((registration) => mayBecomeAccount(user, registration))

/** The registration with this password. */
export async function findRegistrationByPassword(
  db: Db,
  { userId, password }: { userId: string | undefined; password: string },
): Promise<RegistrationRow | undefined> {
  const found = userId === undefined ? [] : await findRegistrations(db, userId)
  const matches = await Promise.all(found.map(({ passwordHash }) => passwordMatches(passwordHash, password)))
  return found.find((_, index) => matches[index])
}

/** Without a code it is void until one is sent. */
export async function insertRegistration(
  db: Db,
  added: NewRegistration,
  now: Date,
): Promise<RegistrationRow> {
  const [row] = await db
    .insert(registrations)
    .values({ ...added, createdAt: now, codeHash: '', codeExpiresAt: now })
    .returning()
  if (!row) throw new Error('an inserted registration was not returned')
  const newest = db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.userId, added.userId))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(maxRegistrations)
  await db
    .delete(registrations)
    .where(
      and(
        eq(registrations.userId, added.userId),
        lte(registrations.codeExpiresAt, now),
        notInArray(registrations.id, newest),
      ),
    )
  return row
}

/**
 * Turns a registration into the account, as `mayBecomeAccount` allows, and deletes the others. Undefined when another
 * was faster.
 */
export async function acceptRegistration(
  db: Db,
  registration: RegistrationRow,
): Promise<UserRow | undefined> {
  const { userId, username, passwordHash, language } = registration
  const isClaimable = or(
    and(isNull(users.passwordHash), eq(users.role, 'learner')),
    eq(users.passwordHash, passwordHash),
  )
  const [verified] = await db
    .update(users)
    .set({ username, passwordHash, language, isVerified: true, verificationCodeExpires: null, ...unlocked })
    .where(and(eq(users.id, userId), eq(users.isVerified, false), isClaimable))
    .returning()
  if (verified) await deleteRegistrations(db, userId)
  return verified
}

/** The device that registered last holds the secret. */
export async function setDevice(db: Db, registrationId: string, deviceHash: string) {
  await db.update(registrations).set({ deviceHash }).where(eq(registrations.id, registrationId))
}

export async function setPartner(db: Db, registrationId: string, partnerId: string) {
  await db.update(registrations).set({ partnerId }).where(eq(registrations.id, registrationId))
}

export async function deleteRegistrations(db: Db, userId: string) {
  await db.delete(registrations).where(eq(registrations.userId, userId))
}
