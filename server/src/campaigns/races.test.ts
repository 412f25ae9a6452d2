import { bookPayment } from '@sohbet/contract/selling/by-hand'
import * as contract from '@sohbet/contract/selling/enrollments'
import { enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { discountCodes } from '../db/tables/selling/discount-codes.ts'
import { discountUses } from '../db/tables/selling/discount-uses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aDiscountCode } from '../testing/rows/campaigns.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aTestedLearner, later, sellingClock } from '../testing/rows/selling.ts'

vi.setConfig({ testTimeout: 300_000 })
const size =
  process.env['PROOFS'] === 'full'
    ? { rounds: 100, learners: 60, codes: 8 }
    : { rounds: 5, learners: 12, codes: 3 }

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.clock.now = sellingClock
})

const many = <Made>(count: number, make: () => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, make))
const aLearner = () => aTestedLearner(server.db)
const enrol = (as: TestUser, wish: { courseId: string; discountCode?: string }) =>
  server.call(contract.createEnrollment, { body: wish }, { as })
const giveUp = async (as: TestUser, body: unknown) => {
  const { id } = contract.createEnrollment.reply.parse(body)
  return server.call(contract.cancelEnrollment, { params: { id } }, { as })
}

/** Every counter equals its rows and its orders, and no limit is passed. */
async function expectTrueBooks() {
  const { rows } = await server.db.execute(sql`
    select code, uses_taken, max_uses,
      (select count(*)::int from discount_uses where code_id = discount_codes.id) as rows,
      (select count(*)::int from orders join enrollments on enrollments.id = enrollment_id
        where discount_code_id = discount_codes.id and status <> 'cancelled') as held
    from discount_codes`)
  for (const row of rows) {
    expect(row).toMatchObject({ uses_taken: row['rows'], held: row['rows'] })
    expect(Number(row['uses_taken'])).toBeLessThanOrEqual(Number(row['max_uses'] ?? Infinity))
  }
  const { rows: wrong } = await server.db.execute(sql`
    select from orders join enrollments on enrollments.id = enrollment_id
    where list_minor - reduction_minor <> amount_minor`)
  expect(wrong).toHaveLength(0)
}

test('two learners who want the last use at once: one gets it, the other is told', async () => {
  for (let round = 0; round < size.rounds; round++) {
    const [course, other] = [await aCourse(server.db), await aCourse(server.db)]
    const { id, code } = await aDiscountCode(server.db, { maxUses: 1 })
    const [first, second] = [await aLearner(), await aLearner()]
    const answers = await Promise.all([
      enrol(first, { courseId: course.id, discountCode: code }),
      // Two courses have no lock in common, only the code
      enrol(second, { courseId: round % 2 === 0 ? course.id : other.id, discountCode: code }),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(codeOf(refused?.body)).toBe('CODE_USED_UP')
    expect(JSON.stringify(refused?.body)).toContain('This discount code has been used up.')
    expect(await server.db.$count(discountUses, eq(discountUses.codeId, id))).toBe(1)
  }
  await expectTrueBooks()
})

test('learners who take, give up and change codes in several courses never deadlock or pass a limit', async () => {
  const courses = await many(3, () => aCourse(server.db, { maxEnrollments: 1000 }))
  const codes = await many(size.codes, () => aDiscountCode(server.db, { maxUses: 3 }))
  const learners = await many(size.learners, aLearner)
  const statuses = await Promise.all(
    learners.map(async (learner, place) => {
      const wish = (step: number) => ({
        courseId: courses[(place + step) % courses.length]?.id ?? '',
        discountCode: codes[(place * 7 + step) % codes.length]?.code ?? '',
      })
      const found: number[] = []
      for (const step of [0, 1]) {
        const held = await enrol(learner, wish(step))
        found.push(held.status)
        const changed = await enrol(learner, {
          ...wish(step),
          discountCode: wish(step + 1).discountCode,
        })
        found.push(changed.status)
        const last = changed.status === 201 ? changed : held
        if (last.status === 201 && (place + step) % 3 === 0) await giveUp(learner, last.body)
      }
      return found
    }),
  )
  expect(new Set(statuses.flat())).toEqual(new Set([201, 409]))
  await expectTrueBooks()
})

/** A held seat of a learner and an expired one of another, each with a code. */
async function twoSeats(codes: { own: string; expired: string }) {
  const { id: courseId } = await aCourse(server.db)
  const [learner, other] = [await aLearner(), await aLearner()]
  await enrol(other, { courseId, discountCode: codes.expired })
  later(server, 20)
  const { body } = await enrol(learner, { courseId, discountCode: codes.own })
  later(server, 20)
  return { learner, ...contract.createEnrollment.reply.parse(body) }
}

/** The status of a call that waits for the first code; throws when it has locked the second one before. */
async function waitForFirst([first, second]: [string, string], call: () => Promise<{ status: number }>) {
  const lock = (id: string) => sql`select from discount_codes where id = ${id} for no key update`
  const [answer] = await server.db.transaction(async (db) => {
    await db.execute(lock(first))
    // In an array, because a transaction would await a returned promise
    const waiting = [call()] as const
    await vi.waitFor(
      async () =>
        expect(
          (
            await server.db.execute(
              sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).rows,
        ).toHaveLength(1),
      { timeout: 30_000, interval: 20 },
    )
    await db.execute(sql`${lock(second)} nowait`)
    return waiting
  })
  return (await answer).status
}

test('admins who book a payment or enrol by hand lock the codes in the same order as learners', async () => {
  const admin = await aUserOf(server.db, 'admin')
  const codes = await many(2, () => aDiscountCode(server.db))
  const [first, second] = codes.toSorted((one, two) => (one.id < two.id ? -1 : 1))
  if (!first || !second) throw new Error('a code is missing')

  const late = await twoSeats({ own: second.code, expired: first.code })
  await server.db
    .update(enrollments)
    .set({ status: 'cancelled', cancelReason: 'expired', cancelledAt: server.clock.now, heldUntil: null })
    .where(eq(enrollments.id, late.id))
  const payment = { amount: late.amount, receivedOn: '2026-03-02', method: 'transfer' as const, note: '' }
  const booked = await waitForFirst([first.id, second.id], () =>
    server.call(bookPayment, { params: { id: late.id }, body: payment }, { as: admin }),
  )

  const { learner, courseId } = await twoSeats({ own: first.code, expired: second.code })
  const agreed = { courseId, email: learner.email, amount: 100, note: 'Transfer', override: true }
  const enrolled = await waitForFirst([first.id, second.id], () =>
    server.call(enrollByHand, { body: agreed }, { as: admin }),
  )
  expect([booked, enrolled]).toEqual([201, 201])
})

test('the database refuses a use above the limit', async () => {
  const { id } = await aDiscountCode(server.db, { maxUses: 1 })
  const more = server.db.update(discountCodes).set({ usesTaken: 2 }).where(eq(discountCodes.id, id))
  await expect(more).rejects.toMatchObject({
    cause: { constraint: 'discount_codes_within_limit' },
  })
})
