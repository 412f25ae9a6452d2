import { checkDiscountCode } from '@sohbet/contract/campaigns/campaigns'
import { createEnrollment } from '@sohbet/contract/selling/enrollments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import type { TestUser } from '../testing/rows/builders.ts'
import { aDiscountCode } from '../testing/rows/campaigns.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { anEnrollment, aTestedLearner, sellingClock } from '../testing/rows/selling.ts'

let server: TestApp
let learner: TestUser
let courseId: string
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
  courseId = (await aCourse(server.db)).id
})

const enrol = (wish: { courseId?: string; discountCode?: string }) =>
  server.call(createEnrollment, { body: { courseId, ...wish } }, { as: learner })
const check = (code: string) => server.call(checkDiscountCode, { body: { courseId, code } }, { as: learner })

describe('a code for the first paid course', () => {
  const aFirstCode = () => aDiscountCode(server.db, { firstPaidCourseOnly: true })

  test('is refused after another paid course, but not after a free one', async () => {
    const { code } = await aFirstCode()
    await anEnrollment(server.db, { userId: learner.id, amountMinor: 0, source: 'free' })
    expect((await check(code)).status).toBe(200)
    await anEnrollment(server.db, { userId: learner.id })
    expect(codeOf((await enrol({ discountCode: code })).body)).toBe('CODE_FIRST_COURSE_ONLY')
  })

  test('is refused while another order waits for its payment', async () => {
    const { code } = await aFirstCode()
    await enrol({ courseId: (await aCourse(server.db)).id })
    expect(codeOf((await enrol({ discountCode: code })).body)).toBe('CODE_FIRST_COURSE_ONLY')
  })

  test('is taken in one course only when two are ordered at once', async () => {
    const [first, second] = [await aFirstCode(), await aFirstCode()]
    const other = (await aCourse(server.db)).id
    const answers = await Promise.all([
      enrol({ discountCode: first.code }),
      enrol({ courseId: other, discountCode: second.code }),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409])
  })
})
