import {
  getLearnerCourse,
  getLearnerModule,
  learnerCourse,
  learnerModule,
  saveDocumentOpened,
  saveVideoProgress,
} from '@sohbet/contract/learning/progress'
import { createQuizQuestion, deleteQuizQuestion } from '@sohbet/contract/catalogue/quizzes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUserOf } from '../testing/rows/builders.ts'
import { aQuiz } from '../testing/rows/catalogue.ts'
import { anOpenModule } from '../testing/rows/learning.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { docIdOf } from './module-work.ts'

let server: TestApp
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())

const fields = {
  content: 'You ____ late.',
  sourceType: 'text',
  questionType: 'fill_blank',
  correctAnswer: 'are',
} as const

test('a quiz without questions counts as no quiz until it has one', async () => {
  const [as, admin] = [await aUserOf(server.db, 'learner'), await aUserOf(server.db, 'admin')]
  const { module, course } = await anOpenModule(server.db, as.id)
  const { id: quizId } = await aQuiz(server.db, { moduleId: module.id })
  const read = async () => {
    const { body } = await server.call(getLearnerModule, { params: { id: module.id } }, { as })
    const listed = await server.call(getLearnerCourse, { params: { id: course.id } }, { as })
    const { quiz, work } = learnerModule.parse(body)
    return [quiz, work.isQuizCompleted, learnerCourse.parse(listed.body).modules[0]?.work.isQuizCompleted]
  }
  expect(await read()).toEqual([null, null, null])

  const made = await server.call(createQuizQuestion, { params: { id: quizId }, body: fields }, { as: admin })
  expect(await read()).toEqual([{ id: quizId, questionCount: 1 }, false, false])

  const { id: questionId } = createQuizQuestion.reply.parse(made.body)
  await server.call(deleteQuizQuestion, { params: { quizId, questionId } }, { as: admin })
  expect(await read()).toEqual([null, null, null])

  const params = { id: module.id }
  for (const { source } of module.docs)
    await server.call(saveDocumentOpened, { params: { ...params, docId: docIdOf(source) } }, { as })
  const done = await server.call(saveVideoProgress, { params, body: { position: 3, watched: true } }, { as })
  expect(done.body).toMatchObject({ completedAt: server.clock.now.toISOString() })
})
