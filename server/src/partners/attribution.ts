import { schoolDay } from '@sohbet/domain/calendar'
import { partnerCodeForm } from '@sohbet/domain/partner/partner'
import { isSameMailbox } from '@sohbet/domain/partner/same-mailbox'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people/users.ts'
import { partnerDays, partners } from '../db/tables/selling/partners.ts'

/** The active partner with this code; undefined for unknown, inactive and malformed codes. */
export async function findPartner(
  db: Db,
  given: string,
): Promise<{ id: string; name: string; email: string | null; code: string } | undefined> {
  const code = given.trim().toLowerCase()
  if (!partnerCodeForm.test(code)) return undefined
  const [partner] = await db
    .select({ id: partners.id, name: partners.name, email: partners.email })
    .from(partners)
    .where(and(eq(partners.code, code), eq(partners.isActive, true)))
  return partner && { ...partner, code }
}

/** The partner of a registration, never the person's own. */
export async function partnerOfRegistration(
  db: Db,
  { code, email }: { code: string | undefined; email: string },
): Promise<string | null> {
  const partner = code === undefined ? undefined : await findPartner(db, code)
  if (!partner || (partner.email !== null && isSameMailbox(partner.email, email))) return null
  return partner.id
}

/** A verified new account belongs to the partner of its registration. */
export async function countSignUp(
  db: Db,
  { userId, partnerId, now }: { userId: string; partnerId: string | null; now: Date },
): Promise<void> {
  if (partnerId === null) return
  const [bound] = await db
    .update(users)
    .set({ partnerId, partnerSince: now })
    .where(and(eq(users.id, userId), isNull(users.partnerId)))
    .returning({ id: users.id })
  if (bound) await countDay(db, { partnerId, day: schoolDay(now), clicks: 0, signUps: 1 })
}

export const countClick = (db: Db, { partnerId, now }: { partnerId: string; now: Date }): Promise<void> =>
  countDay(db, { partnerId, day: schoolDay(now), clicks: 1, signUps: 0 })

async function countDay(db: Db, day: typeof partnerDays.$inferInsert): Promise<void> {
  await db
    .insert(partnerDays)
    .values(day)
    .onConflictDoUpdate({
      target: [partnerDays.partnerId, partnerDays.day],
      set: {
        clicks: sql`${partnerDays.clicks} + excluded.clicks`,
        signUps: sql`${partnerDays.signUps} + excluded.sign_ups`,
      },
    })
}
