import { deleteMedia, listGaps, listMedia } from '@sohbet/contract/catalogue/media-library'
import { uploadDocument } from '@sohbet/contract/catalogue/modules'
import { uploadImage } from '@sohbet/contract/core/images'
import { defaultContent } from '@sohbet/contract/site/default-content'
import { saveSiteDraft, uploadSiteFile } from '@sohbet/contract/site/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteDrafts, siteVersions } from '../db/tables/core/site.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aPdf } from '../testing/files/documents.ts'
import { aPhoto } from '../testing/files/pictures.ts'
import { memoryFiles } from '../testing/files/memory-files.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aSpeakingTask } from '../testing/rows/speaking.ts'
import { aModule, aQuiz, aQuizQuestion } from '../testing/rows/catalogue.ts'

const uploads = memoryFiles()
let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp({ files: uploads })
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
  const task = {
    moduleId: module.id,
    text: 'Say it',
    pictureUrl: `/api/courses/speaking/pictures/${'a'.repeat(32)}.jpg`,
  }
  await aSpeakingTask(server.db, task)
  await uploads.put(`speaking_pictures/${'a'.repeat(32)}.jpg`, new Uint8Array(3))
  const files = await list()
  const named = (address: string) => address.split('/').at(-1) ?? ''
  expect(files.map(({ folder, name, uses }) => [folder, name, uses])).toEqual(
    expect.arrayContaining([
      ['documents', named(unused), []],
      ['documents', named(used), [{ title: 'Notes', module: of, page: null }]],
      ['speaking_pictures', `${'a'.repeat(32)}.jpg`, [{ title: 'Say it', module: of, page: null }]],
      ['quiz_questions', `${question.id}.jpg`, [{ title: 'See it?', module: of, page: null }]],
    ]),
  )
  expect(files.find(({ name }) => name === named(used))?.bytes).toBe(
    (await aPdf('Used').arrayBuffer()).byteLength,
  )
  const opened = await server.app.inject({ url: files.find(({ name }) => name === named(used))?.url ?? '' })
  expect(opened.statusCode).toBe(200)
  const remove = (name: string) =>
    server.call(deleteMedia, { params: { folder: 'documents', name } }, { as: admin })
  expect(codeOf((await remove(named(used))).body)).toBe('MEDIA_IN_USE')
  expect((await remove(named(unused))).body).toEqual({ message: 'File deleted' })
  expect((await remove(named(unused))).status).toBe(200)
  expect(await list()).toHaveLength(3)
})

test('lists files of the public site with the pages whose draft or versions name them', async () => {
  const site = async (text: string) => {
    const body = { file: aPdf(text), kind: 'pdf' } as const
    return uploadSiteFile.reply.parse((await server.call(uploadSiteFile, { body }, { as: admin })).body).url
  }
  const [drafted, published, unused] = [await site('Draft'), await site('Version'), await site('Unused')]
  const link = { text: `<p><a href="${published}">Sample</a></p>` }
  const now = server.clock.now
  await server.db.insert(siteDrafts).values({ page: 'home', content: { list: [drafted] }, updatedAt: now })
  for (const number of [1, 2])
    await server.db.insert(siteVersions).values({ page: 'faq', number, content: link, publishedAt: now })
  const usedBy = (page: string) => [{ title: '', module: null, page }]
  const files = (await list()).filter(({ folder }) => folder === 'site')
  expect(new Map(files.map(({ url, uses }) => [url, uses]))).toEqual(
    new Map([
      [drafted, usedBy('home')],
      [published, usedBy('faq')],
      [unused, []],
    ]),
  )
  const remove = (address: string) => {
    const name = address.split('/').at(-1) ?? ''
    return server.call(deleteMedia, { params: { folder: 'site', name } }, { as: admin })
  }
  for (const address of [drafted, published])
    expect(codeOf((await remove(address)).body)).toBe('MEDIA_IN_USE')
  expect((await remove(unused)).status).toBe(200)
  const save = (address: string) => {
    const answer = `<p><a href="${address}">Sample</a></p>`
    const questions = [{ id: 'q', question: { tr: 'Soru', en: 'Q' }, answer: { tr: answer, en: answer } }]
    const body = { content: { faq: { ...defaultContent.faq.faq, questions } }, revision: 0 }
    return server.call(saveSiteDraft, { params: { page: 'faq' }, body }, { as: admin })
  }
  expect(codeOf((await save(unused)).body)).toBe('RESOURCE_FILE_MISSING')
  expect((await save(published)).status).toBe(200)
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
