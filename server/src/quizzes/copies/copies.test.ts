import { randomUUID } from 'node:crypto'
import { copyCourseType } from '@sohbet/contract/catalogue/course-types'
import { copyModule, listModules } from '@sohbet/contract/catalogue/modules'
import { listQuizQuestions, transferQuestions } from '@sohbet/contract/catalogue/quizzes'
import { uploadImage } from '@sohbet/contract/core/images'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { quizzes } from '../../db/tables/catalogue/quizzes.ts'
import { quizAttempts } from '../../db/tables/learning/quiz-attempts.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aPhoto } from '../../testing/files/pictures.ts'
import { aUser, aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCourse, aCourseType, aModule, aQuiz, aQuizQuestion } from '../../testing/rows/catalogue.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const modulesOf = async (id: string) =>
  listModules.reply.parse((await server.call(listModules, { params: { id } }, { as: admin })).body)
const questionsOf = async (id: string) =>
  listQuizQuestions.reply.parse(
    (await server.call(listQuizQuestions, { params: { id } }, { as: admin })).body,
  )
const copy = async (id: string, courseTypeId?: string) =>
  copyModule.reply.parse(
    (await server.call(copyModule, { params: { id }, body: { courseTypeId } }, { as: admin })).body,
  )

/** A module with a quiz of two questions; the first has a picture. */
async function aFullModule(fields: Parameters<typeof aModule>[1] = {}) {
  const module = await aModule(server.db, fields)
  const { id: quizId } = await aQuiz(server.db, { moduleId: module.id })
  const first = await aQuizQuestion(server.db, { quizId, content: 'First' })
  const second = await aQuizQuestion(server.db, { quizId, content: 'Second', position: 1 })
  const body = { image: await aPhoto(), id: first.id, type: 'quiz_questions' } as const
  expect((await server.call(uploadImage, { body }, { as: admin })).status).toBe(200)
  return { module, quizId, first, second }
}
const pictureOf = (id: string) => server.files.has(`quiz_questions/${id}.jpg`)

test('a copied module is a draft at the end, with its own quiz, questions and pictures', async () => {
  const { module, quizId, first } = await aFullModule({ order: 3 })
  const made = await copy(module.id)
  expect(made).toMatchObject({
    order: 4,
    isDraft: true,
    name: module.name,
    courseTypeId: module.courseTypeId,
    docs: [{ source: 'https://example.test/notes.pdf' }],
  })
  const questions = await questionsOf(made.quiz?.id ?? '')
  expect(questions.map(({ content }) => content)).toEqual(['First', 'Second'])
  expect(questions[0]?.imageUrl).not.toBe(first.id)
  expect(await pictureOf(questions[0]?.id ?? '')).toBe(true)
  expect(await questionsOf(quizId)).toHaveLength(2)
  const { id: other } = await aCourseType(server.db)
  expect(await copy(module.id, other)).toMatchObject({ order: 1, courseTypeId: other, isDraft: true })
})

test('a copied course type is passive, has a free name and all modules, and no course or learner', async () => {
  const type = await aCourseType(server.db, { name: 'Street talk', fromLevel: 'A1', toLevel: 'A2' })
  const { module, quizId } = await aFullModule({ courseTypeId: type.id, order: 2 })
  await aModule(server.db, { courseTypeId: type.id, order: 5, isDraft: true })
  await aCourse(server.db, { typeId: type.id })
  const learner = await aUser(server.db)
  await server.db
    .insert(quizAttempts)
    .values({ quizId, userId: learner.id, seed: randomUUID(), startedAt: server.clock.now })
  const send = async () =>
    copyCourseType.reply.parse(
      (await server.call(copyCourseType, { params: { id: type.id } }, { as: admin })).body,
    )
  const made = await send()
  expect(made).toMatchObject({
    name: 'Street talk (2)',
    isActive: false,
    fromLevel: 'A1',
    toLevel: 'A2',
    moduleCount: 1,
    courseCount: 0,
  })
  expect((await send()).name).toBe('Street talk (3)')
  const modules = await modulesOf(made.id)
  expect(modules.map(({ name, order, isDraft }) => [name === module.name, order, isDraft])).toEqual([
    [true, 2, false],
    [false, 5, true],
  ])
  const copied = modules[0]?.quiz?.id ?? ''
  expect((await questionsOf(copied)).map(({ content }) => content)).toEqual(['First', 'Second'])
  expect(await server.db.$count(quizAttempts, eq(quizAttempts.quizId, copied))).toBe(0)
  expect(await server.db.$count(courses, eq(courses.typeId, made.id))).toBe(0)
})

test('questions move or are copied to another module, which gets a quiz', async () => {
  const { quizId, first, second } = await aFullModule()
  const target = await aModule(server.db)
  const send = (ids: string[], isCopy: boolean, moduleId = target.id) =>
    server.call(transferQuestions, { params: { id: quizId }, body: { ids, moduleId, isCopy } }, { as: admin })
  expect((await send([second.id], true)).body).toEqual({ count: 1 })
  expect((await send([first.id], false)).body).toEqual({ count: 1 })
  const [made] = await server.db.select().from(quizzes).where(eq(quizzes.moduleId, target.id))
  const arrived = await questionsOf(made?.id ?? '')
  expect(arrived.map(({ content }) => content)).toEqual(['Second', 'First'])
  // A new id, so that given answers stay where they were given
  expect(arrived.map(({ id }) => id)).not.toContain(first.id)
  expect(await pictureOf(arrived[1]?.id ?? '')).toBe(true)
  const left = await questionsOf(quizId)
  expect(left.map(({ id }) => id)).toEqual([second.id])
  expect(codeOf((await send([first.id], false)).body)).toBe('STATE_CHANGED')
  const own = await server.db.select().from(quizzes).where(eq(quizzes.id, quizId))
  expect(codeOf((await send([second.id], false, own[0]?.moduleId)).body)).toBe('SAME_QUIZ')
  const full = await aQuiz(server.db)
  for (let position = 0; position < 100; position++)
    await aQuizQuestion(server.db, { quizId: full.id, position })
  expect(codeOf((await send([second.id], false, full.moduleId)).body)).toBe('QUIZ_FULL')
  expect(await questionsOf(quizId)).toHaveLength(1)
})
