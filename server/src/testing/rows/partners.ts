import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { partnerLedger } from '../../db/tables/selling/partner-ledger.ts'
import { partners } from '../../db/tables/selling/partners.ts'
import { sellingClock } from './selling.ts'

export async function aPartner(db: Db, fields: Partial<typeof partners.$inferInsert> = {}) {
  const code = fields.code ?? `partner-${randomUUID().slice(0, 8)}`
  const [partner] = await db
    .insert(partners)
    .values({
      name: 'Deniz Speaks',
      email: `${code}@partner.test`,
      rate: 1000,
      createdAt: sellingClock,
      ...fields,
      code,
    })
    .returning()
  if (!partner) throw new Error('an inserted row was not returned')
  return partner
}

/** Kinds and sums of a partner's ledger, oldest first. */
export async function bookedForPartner(db: Db, partnerId: string): Promise<[string, number][]> {
  const lines = await db
    .select({ kind: partnerLedger.kind, amountMinor: partnerLedger.amountMinor })
    .from(partnerLedger)
    .where(eq(partnerLedger.partnerId, partnerId))
    .orderBy(desc(partnerLedger.id))
  return lines.toReversed().map(({ kind, amountMinor }) => [kind, amountMinor])
}
