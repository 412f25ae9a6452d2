import { getImage, uploadImage } from '@sohbet/contract/core/images'
import * as contract from '@sohbet/contract/catalogue/quizzes'
import { maxQuestions } from '@sohbet/domain/quiz/question'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { quizQuestions } from '../db/tables/catalogue/quizzes.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aQuizQuestion } from '../testing/rows/catalogue.ts'
import { aPhoto } from '../testing/files/pictures.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const fields = { content: 'Q', sourceType: 'text', questionType: 'fill_blank', correctAnswer: 'a' } as const
const upload = async (id: string) =>
  server.call(uploadImage, { body: { image: await aPhoto(), id, type: 'quiz_questions' } }, { as: admin })
const read = (id: string) => server.send(getImage, { params: { type: 'quiz_questions', id } })
const hasFile = (id: string) => server.files.has(`quiz_questions/${id}.jpg`)
const keptOf = async (id: string) =>
  (await server.db.select().from(quizQuestions).where(eq(quizQuestions.id, id)))[0]?.imageVersion

async function aQuestionWithPicture() {
  const { id, quizId } = await aQuizQuestion(server.db)
  await upload(id)
  return { quizId, questionId: id }
}

describe('the picture of a question', () => {
  test('comes with the question, and its version changes its URL', async () => {
    const { quizId, questionId } = await aQuestionWithPicture()
    const { body } = await server.call(contract.listQuizQuestions, { params: { id: quizId } }, { as: admin })
    const version = await keptOf(questionId)
    expect(body).toMatchObject([{ imageUrl: questionId, imageVersion: version }])
    expect((await upload(questionId)).body).toEqual({
      url: `/api/images/quiz_questions/${questionId}.jpg?v=${version}`,
    })
    expect((await read(questionId)).status).toBe(200)
  })

  test('stays when the question is changed, and is deleted when an admin removes it', async () => {
    const params = await aQuestionWithPicture()
    const save = (imageUrl?: string | null) =>
      server.call(contract.updateQuizQuestion, { params, body: { ...fields, imageUrl } }, { as: admin })
    for (const imageUrl of [undefined, params.questionId])
      expect((await save(imageUrl)).body).toMatchObject({ imageUrl: params.questionId })
    expect((await save(null)).body).toMatchObject({ imageUrl: null, imageVersion: null })
    await server.workOff()
    expect((await read(params.questionId)).status).toBe(404)
  })

  test('is removed only after the commit, because a rollback cannot restore a file', async () => {
    const [deleted, changed] = [await aQuestionWithPicture(), await aQuestionWithPicture()]
    const keptAtRemoval: (string | null | undefined)[] = []
    const remove = vi.spyOn(server.files, 'remove').mockImplementation(async (name) => {
      keptAtRemoval.push(await keptOf(/[^/]+(?=\.jpg)/.exec(name)?.[0] ?? ''))
    })
    await server.call(contract.deleteQuizQuestion, { params: deleted }, { as: admin })
    const body = { ...fields, imageUrl: null }
    await server.call(contract.updateQuizQuestion, { params: changed, body }, { as: admin })
    await server.workOff()
    remove.mockRestore()
    expect(keptAtRemoval).toEqual([undefined, null])
  })

  test('is copied with its question: each has its own', async () => {
    const params = await aQuestionWithPicture()
    const { body } = await server.call(contract.copyQuizQuestion, { params }, { as: admin })
    const { id, imageUrl } = contract.copyQuizQuestion.reply.parse(body)
    expect(imageUrl).toBe(id)
    await server.call(contract.deleteQuizQuestion, { params }, { as: admin })
    await server.workOff()
    expect([await hasFile(params.questionId), await hasFile(id)]).toEqual([false, true])
    expect((await read(id)).status).toBe(200)
  })

  test('is copied without holding a lock', async () => {
    const params = await aQuestionWithPicture()
    const bytes = await server.files.read(`quiz_questions/${params.questionId}.jpg`)
    const reading = vi.spyOn(server.files, 'read').mockImplementation(async () => {
      await server.db.execute(sql`select from quizzes where id = ${params.quizId} for no key update nowait`)
      return bytes
    })
    const { status } = await server.call(contract.copyQuizQuestion, { params }, { as: admin })
    reading.mockRestore()
    expect(status).toBe(201)
  })

  test('is removed again when its copied question found no room', async () => {
    const params = await aQuestionWithPicture()
    const before = await server.files.list()
    const putting = vi.spyOn(server.files, 'put')
    const rows = Array.from({ length: maxQuestions - 1 }, (_, place) => ({
      ...fields,
      quizId: params.quizId,
      position: place + 1,
    }))
    await server.db.insert(quizQuestions).values(rows)
    const { status } = await server.call(contract.copyQuizQuestion, { params }, { as: admin })
    expect([status, putting.mock.calls.length]).toEqual([409, 1])
    putting.mockRestore()
    await server.workOff()
    expect(await server.files.list()).toEqual(before)
  })

  test('is removed later when the file storage is away', async () => {
    const params = await aQuestionWithPicture()
    const away = vi.spyOn(server.files, 'remove').mockRejectedValue(new Error('no bucket today'))
    const { status } = await server.call(contract.deleteQuizQuestion, { params }, { as: admin })
    await server.workOff()
    away.mockRestore()
    expect([status, await hasFile(params.questionId)]).toEqual([200, true])
    await server.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
    await server.workOff()
    expect(await hasFile(params.questionId)).toBe(false)
  })

  test('is not copied when it is missing', async () => {
    const params = await aQuestionWithPicture()
    await server.files.remove(`quiz_questions/${params.questionId}.jpg`)
    const { body } = await server.call(contract.copyQuizQuestion, { params }, { as: admin })
    expect(body).toMatchObject({ imageUrl: null, imageVersion: null })
  })

  test('is removed with its question, also during an upload', async () => {
    for (let round = 0; round < 5; round += 1) {
      const params = await aQuestionWithPicture()
      const [uploaded] = await Promise.all([
        upload(params.questionId),
        server.call(contract.deleteQuizQuestion, { params }, { as: admin }),
      ])
      expect([200, 404]).toContain(uploaded.status)
      await server.workOff()
      expect(await hasFile(params.questionId)).toBe(false)
    }
  })

  test('exists exactly when the question names it, also during a concurrent removal', async () => {
    const params = await aQuestionWithPicture()
    const takeAway = () =>
      server.call(contract.updateQuizQuestion, { params, body: { ...fields, imageUrl: null } }, { as: admin })
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        upload(params.questionId),
        takeAway(),
        server.workOff(),
        upload(params.questionId),
        takeAway(),
      ])
      await server.workOff()
      expect(await hasFile(params.questionId)).toBe((await keptOf(params.questionId)) !== null)
    }
  })
})
