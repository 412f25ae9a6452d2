import { updateCourseType } from '@sohbet/contract/catalogue/course-types'
import { updateCourse } from '@sohbet/contract/catalogue/courses'
import { updateLevelTestQuestion } from '@sohbet/contract/level-tests/level-tests'
import { orderModules, updateModule } from '@sohbet/contract/catalogue/modules'
import { updateQuizQuestion } from '@sohbet/contract/catalogue/quizzes'
import { updateResource } from '@sohbet/contract/catalogue/resources'
import { updateSettings } from '@sohbet/contract/core/settings'
import type { Endpoint } from '@sohbet/contract/endpoint'
import { updateDiscountCode } from '@sohbet/contract/campaigns/campaigns'
import { updatePartner } from '@sohbet/contract/partners/partners'
import { updateCoach } from '@sohbet/contract/people/coaches'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import {
  aCoach,
  aCourse,
  aCourseType,
  aModule,
  aQuizQuestion,
  courseFieldsOf,
} from '../testing/rows/catalogue.ts'
import { aDiscountCode, discountCodeForm } from '../testing/rows/campaigns.ts'
import { aLevelTest } from '../testing/rows/level-tests.ts'
import { aPartner } from '../testing/rows/partners.ts'
import { aResource } from '../testing/rows/resources.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

type Edit = { call: Endpoint; params?: Record<string, string>; body: Record<string, unknown> }

const options = ['A', 'B', 'C', 'D'].map((id) => ({ id, text: `Option ${id}` }))
const texts = { title: 'Title', description: 'Text', source: '76979871' }

/** A valid edit of a new record of each kind. */
const edits: Record<string, () => Promise<Edit>> = {
  'a course type': async () => ({
    call: updateCourseType,
    params: { id: (await aCourseType(server.db)).id },
    body: { name: `Type ${Math.random()}`, description: 'Text', isActive: true },
  }),
  'a course': async () => {
    const course = await aCourse(server.db)
    return { call: updateCourse, params: { id: course.id }, body: courseFieldsOf(course) }
  },
  'a module': async () => {
    const { id, order } = await aModule(server.db)
    const docs = [{ ...texts, source: 'https://files.example.test/1.pdf' }]
    return {
      call: updateModule,
      params: { id },
      body: { name: 'Greetings', description: 'Text', order, video: texts, docs },
    }
  },
  'a partner': async () => {
    const { id, name, email, code } = await aPartner(server.db)
    return {
      call: updatePartner,
      params: { id },
      body: { name, email, code, ratePercent: 12, isActive: true },
    }
  },
  'a quiz question': async () => {
    const { id: questionId, quizId } = await aQuizQuestion(server.db)
    return {
      call: updateQuizQuestion,
      params: { quizId, questionId },
      body: {
        content: 'Which?',
        sourceType: 'text',
        questionType: 'multi-option',
        options,
        correctAnswer: 'A',
      },
    }
  },
  'a level test question': async () => ({
    call: updateLevelTestQuestion,
    params: { id: (await aLevelTest(server.db)).questions[0]?.id ?? '' },
    body: { text: 'Which?', type: 'text', options, correctOptionId: 'B' },
  }),
  'a discount code': async () => ({
    call: updateDiscountCode,
    params: { id: (await aDiscountCode(server.db)).id },
    body: discountCodeForm(),
  }),
  'a resource': async () => ({
    call: updateResource,
    params: { id: (await aResource(server.db)).id },
    body: {
      title: 'Verbs',
      description: '',
      type: 'website',
      link: 'https://example.test',
      level: null,
      courseId: null,
      isActive: true,
    },
  }),
  'a coach': async () => ({
    call: updateCoach,
    params: { userId: (await aCoach(server.db)).userId ?? '' },
    body: { personalSummary: 'Warm', isActive: true, isNative: true, isZoomOnly: false },
  }),
  'the announcement': async () => ({
    call: updateSettings,
    body: { announcement: { tr: `Merhaba ${Math.random()}`, en: 'Hello' } },
  }),
}

const send = ({ call, params, body }: Edit, revision?: number) =>
  server.call(call, Object({ params, body: { ...body, ...(revision !== undefined && { revision }) } }), {
    as: admin,
  })
const revisionOf = ({ body }: { body: unknown }) => z.object({ revision: z.number() }).parse(body).revision

test.each(Object.keys(edits))(
  'refuses an outdated edit of %s, and accepts one without a revision',
  async (kind) => {
    const edit = await edits[kind]?.()
    if (!edit) throw new Error('unknown kind')
    const seen = revisionOf(await send(edit))
    const [one, other] = await Promise.all([send(edit, seen), send(edit, seen)])
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    const outdated = await send(edit, seen)
    expect([outdated.status, codeOf(outdated.body)]).toEqual([409, 'EDITED_MEANWHILE'])
    const saved = await send(edit)
    expect(saved.status).toBe(200)
    expect((await send(edit, revisionOf(saved))).status).toBe(200)
  },
)

test('an enrolment is no edit of the course, a new place is one of the module', async () => {
  const course = await edits['a course']?.()
  if (!course) throw new Error('unknown kind')
  const seen = revisionOf(await send(course))
  await server.db.execute(sql`update courses set current_enrollments = current_enrollments + 1`)
  expect((await send(course, seen)).status).toBe(200)

  const { id, courseTypeId } = await aModule(server.db, { order: 1 })
  const second = await aModule(server.db, { courseTypeId, order: 2 })
  const ids = [second.id, id]
  const { body } = await server.call(
    orderModules,
    { params: { id: courseTypeId }, body: { ids } },
    { as: admin },
  )
  expect(orderModules.reply.parse(body).map(({ revision }) => revision)).toEqual([2, 2])
})
