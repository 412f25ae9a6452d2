import * as contract from '@sohbet/contract/credits/packs'
import { getSitePage, publishSitePage, saveSiteDraft } from '@sohbet/contract/site/site'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptedDocuments } from '../../db/tables/selling/accepted-documents.ts'
import { lessonSettings } from '../../db/tables/lessons/lesson-settings.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { packs } from '../../db/tables/selling/packs.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf } from '../../testing/rows/builders.ts'
import { openPackCheckout, sellPacks } from '../../testing/rows/packs.ts'
import { aTestedLearner, sellingClock } from '../../testing/rows/selling.ts'
import { firstLessonRules } from '@sohbet/domain/lesson/lesson'

let server: TestApp
let learner: Awaited<ReturnType<typeof aTestedLearner>>
beforeAll(async () => {
  server = await startTestApp()
  await sellPacks(server.db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
})

const query = { size: 5 as const, currency: 'TRY' as const }
const shown = async () => {
  const { body } = await server.call(contract.getPackDocuments, { query }, { as: learner })
  return contract.getPackDocuments.reply.parse(body)
}
const order = async (seal: string) => {
  const consents = { preInformation: true, distanceSales: true, seal }
  const body = { ...query, price: 2250, consents }
  return server.call(contract.createPackCheckout, { body }, { as: learner })
}
/** The documents of each order of the learner. */
const accepted = async () =>
  (
    await server.db
      .select({ document: acceptedDocuments.document, version: acceptedDocuments.version })
      .from(acceptedDocuments)
      .innerJoin(orders, eq(orders.id, acceptedDocuments.orderId))
      .innerJoin(packs, eq(packs.id, orders.packId))
      .where(eq(packs.userId, learner.id))
      .orderBy(asc(orders.id), asc(acceptedDocuments.name))
  ).map(({ document, version }) => ({ version, text: JSON.stringify(document) }))

async function publish(change: (text: string) => string) {
  const admin = await aUserOf(server.db, 'admin')
  const params = { page: 'packDocuments' } as const
  const { body } = await server.call(getSitePage, { params }, { as: admin })
  const { revision, content } = getSitePage.reply.parse(body)
  const changed = getSitePage.reply.shape.content.parse(JSON.parse(change(JSON.stringify(content))))
  const saved = await server.call(
    saveSiteDraft,
    { params, body: { revision, content: changed } },
    { as: admin },
  )
  const seen = { revision: getSitePage.reply.parse(saved.body).revision }
  return (await server.call(publishSitePage, { params, body: seen }, { as: admin })).status
}

test('the owner publishes the documents of packs; those of an earlier screen are refused', async () => {
  const first = await shown()
  expect(JSON.stringify(first.preInformation)).toContain('5 lesson credits')
  expect(JSON.stringify(first)).not.toMatch(/\{(?!buyer)\w+\}/)
  expect(await publish((text) => text.replaceAll('for lessons by appointment', 'for our lessons'))).toBe(200)
  expect(codeOf((await order(first.seal)).body)).toBe('DOCUMENTS_CHANGED')
  const next = await shown()
  expect(next.version).toBe('pack-1')
  expect(JSON.stringify(next.preInformation)).toContain('5 lesson credits for our lessons')
  expect((await order(next.seal)).status).toBe(200)
  expect((await accepted()).map(({ version }) => version)).toEqual(['pack-1', 'pack-1'])
})

test('a changed number within a version is accepted anew', async () => {
  await openPackCheckout(server, learner)
  await openPackCheckout(server, learner)
  expect(await accepted()).toHaveLength(2)
  await server.db.insert(lessonSettings).values({
    rules: { ...firstLessonRules, otherMonths: 9 },
    updatedAt: sellingClock,
  })
  await openPackCheckout(server, learner)
  const documents = await accepted()
  expect(documents).toHaveLength(4)
  expect(documents.map(({ text }) => /used for (\d+) months/.exec(text)?.[1]).filter(Boolean)).toEqual([
    '12',
    '9',
  ])
})
