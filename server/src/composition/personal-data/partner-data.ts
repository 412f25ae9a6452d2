import { eq, or } from 'drizzle-orm'
import { partnerLedger } from '../../db/tables/selling/partner-ledger.ts'
import { partners } from '../../db/tables/selling/partners.ts'
import { users } from '../../db/tables/people/users.ts'
import type { PersonalDataReader } from './personal-data-reader.ts'

/** The partner who recommended the school, what the partner got for it, and the person's own partnership. */
export const partnerData: Record<string, PersonalDataReader> = {
  recommended_by: (db, userId) =>
    db
      .select({ name: partners.name, code: partners.code, since: users.partnerSince })
      .from(users)
      .innerJoin(partners, eq(partners.id, users.partnerId))
      .where(eq(users.id, userId)),
  // Found by the e-mail address, like contact messages
  partners: (db, userId) =>
    db
      .select({
        name: partners.name,
        email: partners.email,
        code: partners.code,
        rate: partners.rate,
        isActive: partners.isActive,
        createdAt: partners.createdAt,
      })
      .from(partners)
      .innerJoin(users, eq(users.email, partners.email))
      .where(eq(users.id, userId)),
  partner_ledger: (db, userId) =>
    db
      .select({
        kind: partnerLedger.kind,
        amountMinor: partnerLedger.amountMinor,
        currency: partnerLedger.currency,
        createdAt: partnerLedger.createdAt,
      })
      .from(partnerLedger)
      .where(or(eq(partnerLedger.learnerId, userId), eq(partnerLedger.byUserId, userId))),
}
