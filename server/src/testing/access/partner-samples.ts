import { createOneTimeSecrets } from '../../auth/one-time-secrets.ts'
import type { Db } from '../../db/connect.ts'
import { addressOf } from '../../partners/private-address.ts'
import { testSecret } from '../apps/test-app.ts'
import { aPartner } from '../rows/partners.ts'
import type { Sample } from './sample.ts'

const ofOne = async (db: Db) => ({ params: { id: (await aPartner(db)).id } })
const fields = { name: 'Deniz', ratePercent: 10, isActive: true }
let made = 0
const newFields = () => ({ ...fields, code: `access-${(made += 1)}`, email: `access${made}@partner.test` })
const secrets = createOneTimeSecrets(testSecret)

export const partnerSamples: Record<string, Sample> = {
  'contact.sendApplication': () => ({
    body: {
      name: 'Deniz',
      email: 'deniz@example.test',
      channel: 'https://video.example/deniz',
      audience: '20.000',
      message: '',
    },
  }),
  'partners.listPartners': () => ({}),
  'partners.getPartner': ({ db }) => ofOne(db),
  'partners.createPartner': () => ({ body: newFields() }),
  'partners.updatePartner': async ({ db }) => ({ ...(await ofOne(db)), body: newFields() }),
  'partners.removePartner': ({ db }) => ofOne(db),
  'partners.renewPartnerAddress': ({ db }) => ofOne(db),
  'partners.bookPayout': async ({ db }) => ({
    ...(await ofOne(db)),
    body: { currency: 'TRY', amount: 100, paidOn: '2026-03-01', isAdvance: true },
  }),
  'partners.correctPartnerBalance': async ({ db }) => ({
    ...(await ofOne(db)),
    body: { currency: 'TRY', amount: -5, note: 'Rounding' },
  }),
  'partners.getPartnerPage': async ({ db }) => ({
    params: { token: addressOf({ secrets }, await aPartner(db)) },
  }),
}
