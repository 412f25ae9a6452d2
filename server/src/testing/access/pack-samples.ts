import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/people/users.ts'
import { readOfferDocuments, requirePackOffer } from '../../payments/packs/pack-offers.reads.ts'
import { defaultSchool } from '@sohbet/domain/school'
import { aPaidPack, sellPacks } from '../rows/packs.ts'
import type { Sample, World } from './sample.ts'

const chosen = { size: 5 as const, currency: 'TRY' as const }

/** A paid pack of the owner; random ids when the owner does not exist. */
async function ownPack({ db, owner }: World) {
  const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
  return exists ? aPaidPack(db, { userId: owner.id }) : { id: randomUUID(), sessionId: randomUUID() }
}

export const packSamples: Record<string, Sample> = {
  'packs.listPackOffers': () => ({}),
  'packs.getPackDocuments': async ({ db }) => {
    await sellPacks(db)
    return { query: chosen }
  },
  'packs.createPackCheckout': async ({ db }) => {
    await sellPacks(db)
    const cachedSchool = { initial: { ...defaultSchool, email: 'school@example.test' } }
    const offer = await requirePackOffer(db, chosen)
    const { seal } = await readOfferDocuments({ db, cachedSchool, language: 'en' }, offer)
    return {
      body: { ...chosen, price: 2250, consents: { preInformation: true, distanceSales: true, seal } },
    }
  },
  'packs.verifyPack': async (world) => ({ params: { sessionId: (await ownPack(world)).sessionId } }),
  'packs.listOwnPacks': () => ({}),
  'packs.listPacks': () => ({ query: {} }),
  'packs.refundPack': async (world) => ({
    params: { id: (await ownPack(world)).id },
    body: { expected: 2250 },
  }),
}
