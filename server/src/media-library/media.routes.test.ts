import { deleteMedia, listGaps, listMedia } from '@sohbet/contract/catalogue/media-library'
import { uploadDocument } from '@sohbet/contract/catalogue/modules'
import { uploadImage } from '@sohbet/contract/core/images'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aPdf } from '../testing/files/documents.ts'
import { aPhoto } from '../testing/files/pictures.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aModule, aQuiz, aQuizQuestion } from '../testing/rows/catalogue.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const list = async () => listMedia.reply.parse((await server.call(listMedia, {}, { as: admin })).body)
const upload = async (text: string) =>
  uploadDocument.reply.parse(
    (await server.call(uploadDocument, { body: { document: aPdf(text) } }, { as: admin })).body,
  ).source

test('lists uploads with their uses, and deletes only unused ones', async () => {
  const [used, unused] = [await upload('Used'), await upload('Unused')]
  const module = await aModule(server.db, {
    docs: [{ title: 'Notes', description: 'What we said', source: used }],
  })
  const { id: quizId } = await aQuiz(server.db, { moduleId: module.id })
  const question = await aQuizQuestion(server.db, { quizId, content: 'See it?' })
  const body = { image: await aPhoto(), id: question.id, type: 'quiz_questions' } as const
  await server.call(uploadImage, { body }, { as: admin })
  const of = { id: module.id, courseTypeId: module.courseTypeId, name: module.name }
  const files = await list()
  const named = (address: string) => address.split('/').at(-1) ?? ''
  expect(files.map(({ folder, name, uses }) => [folder, name, uses])).toEqual(
    expect.arrayContaining([
      ['documents', named(unused), []],
      ['documents', named(used), [{ title: 'Notes', module: of }]],
      ['quiz_questions', `${question.id}.jpg`, [{ title: 'See it?', module: of }]],
    ]),
  )
  const opened = await server.app.inject({ url: files.find(({ name }) => name === named(used))?.url ?? '' })
  expect(opened.statusCode).toBe(200)
  const remove = (name: string) =>
    server.call(deleteMedia, { params: { folder: 'documents', name } }, { as: admin })
  expect(codeOf((await remove(named(used))).body)).toBe('MEDIA_IN_USE')
  expect((await remove(named(unused))).body).toEqual({ message: 'File deleted' })
  expect((await remove(named(unused))).status).toBe(200)
  expect(await list()).toHaveLength(2)
})

test('names the gaps of each module and leaves out whole ones', async () => {
  const bare = await aModule(server.db, { isDraft: true, videoSource: '', docs: [] })
  const silent = await aModule(server.db)
  const { id: quizId } = await aQuiz(server.db, { moduleId: silent.id })
  await aQuizQuestion(server.db, { quizId, sourceType: 'audio' })
  const { body } = await server.call(listGaps, {}, { as: admin })
  const gaps = listGaps.reply.parse(body).map((row) => [row.moduleId, row.gaps, row.silentCount])
  expect(gaps).toContainEqual([bare.id, ['video', 'document', 'quiz'], 0])
  expect(gaps).toContainEqual([silent.id, ['audio'], 1])
  expect(gaps).toHaveLength(2)
})
