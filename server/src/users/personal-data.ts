import { eq, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { contactMessages } from '../db/tables/contact-messages.ts'
import { registrations } from '../db/tables/registrations.ts'
import { securityLog } from '../db/tables/security-log.ts'
import { sessions } from '../db/tables/sessions.ts'
import { users } from '../db/tables/users.ts'

type Read = (db: Db, userId: string) => Promise<unknown>

/**
 * What a person is told about themselves, table by table; a table that refers to users and is neither here nor in
 * `withoutPersonalData` fails the test. Digests and hashes are left out: they tell their owner nothing.
 */
export const personalData: Record<string, Read> = {
  users: async (db, userId) => {
    const { passwordHash: _left, ...shown } =
      (await db.select().from(users).where(eq(users.id, userId)))[0] ?? {}
    return shown
  },
  registrations: (db, userId) =>
    db
      .select({
        username: registrations.username,
        language: registrations.language,
        createdAt: registrations.createdAt,
      })
      .from(registrations)
      .where(eq(registrations.userId, userId)),
  sessions: (db, userId) =>
    db
      .select({
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.rotatedAt,
        expiresAt: sessions.expiresAt,
        endedAt: sessions.revokedAt,
        ipAddress: sessions.address,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
  security_log: (db, userId) =>
    db
      .select({
        createdAt: securityLog.createdAt,
        event: securityLog.event,
        ipAddress: securityLog.address,
        userAgent: securityLog.userAgent,
        details: securityLog.details,
      })
      .from(securityLog)
      .where(or(eq(securityLog.userId, userId), eq(securityLog.byUserId, userId))),
  contact_messages: (db, userId) =>
    db
      .select({
        createdAt: contactMessages.createdAt,
        name: contactMessages.name,
        email: contactMessages.email,
        message: contactMessages.message,
        language: contactMessages.language,
        answeredAt: contactMessages.answeredAt,
      })
      .from(contactMessages)
      .innerJoin(users, eq(users.email, contactMessages.email))
      .where(eq(users.id, userId)),
}

/** Tables that refer to users and hold nothing that could be told. */
export const withoutPersonalData = ['password_resets']

export async function readPersonalData(db: Db, userId: string): Promise<Record<string, unknown>> {
  const parts = await Promise.all(
    Object.entries(personalData).map(async ([table, read]) => [table, await read(db, userId)] as const),
  )
  return Object.fromEntries(parts)
}
