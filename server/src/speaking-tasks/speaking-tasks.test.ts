import * as contract from '@sohbet/contract/catalogue/speaking-tasks'
import { copyModule, deleteModule, module } from '@sohbet/contract/catalogue/modules'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aModule } from '../testing/rows/catalogue.ts'
import { aSpeakingRecording } from '../testing/rows/speaking.ts'

let server: TestApp
let admin: TestUser
let moduleId: string
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => void ({ id: moduleId } = await aModule(server.db)))

type Fields = Partial<Record<'id' | 'text' | 'pictureUrl' | 'audioUrl' | 'modelUrl', string>>
const task = (fields: Fields = {}) => ({
  kind: 'answer' as const,
  seconds: 30,
  text: 'Where do you live?',
  ...fields,
})
const save = (tasks: object[], revision?: number) =>
  server.call(contract.saveSpeakingTasks, Object({ params: { id: moduleId }, body: { tasks, revision } }), {
    as: admin,
  })
const saved = async (...wanted: Parameters<typeof save>) =>
  contract.saveSpeakingTasks.reply.parse((await save(...wanted)).body)
const list = async (id = moduleId) =>
  contract.listSpeakingTasks.reply.parse(
    (await server.call(contract.listSpeakingTasks, { params: { id } }, { as: admin })).body,
  )

test('tasks keep their ids when they swap places; one with recordings is removed without them', async () => {
  expect(await list()).toEqual({ tasks: [], revision: 0 })
  const [first, second] = (await saved([task(), task({ text: 'Two' })], 0)).tasks
  const { id: userId } = await aUserOf(server.db, 'learner')
  await aSpeakingRecording(server.db, { taskId: first?.id ?? '', userId })
  const swapped = await saved([task({ id: second?.id ?? '', text: 'Two!' }), task({ id: first?.id ?? '' })])
  expect(swapped).toMatchObject({
    revision: 2,
    tasks: [
      { id: second?.id, text: 'Two!', learnerCount: 0 },
      { id: first?.id, learnerCount: 1 },
    ],
  })
  expect(codeOf((await save([], 1)).body)).toBe('EDITED_MEANWHILE')
  expect((await saved([task({ text: 'New' })], 2)).tasks).toMatchObject([{ text: 'New', learnerCount: 0 }])
  expect(codeOf((await save([task({ id: first?.id ?? '' })])).body)).toBe('EDITED_MEANWHILE')
  // The learner still has the recording
  const reply = await server.call(deleteModule, { params: { id: moduleId } }, { as: admin })
  expect([reply.status, codeOf(reply.body)]).toEqual([409, 'MODULE_IN_USE'])
})

test('a task needs a prompt, one to shadow a recording, and 10 to 90 seconds', async () => {
  for (const [broken, field] of [
    [task({ text: ' ' }), 'tasks.0.text'],
    [{ ...task(), kind: 'shadow' }, 'tasks.0.modelUrl'],
    [{ ...task(), seconds: 91 }, 'tasks.0.seconds'],
    [task({ modelUrl: 'http://plain.example.test/a.mp3' }), 'tasks.0.modelUrl'],
  ] as const) {
    const { status, body } = await save([broken])
    expect([status, Object.keys(Object(body).fields)]).toEqual([400, [field]])
  }
})

test('an uploaded picture, also a PNG, is a prompt by itself, and a copy of the module has it too', async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  const { body } = await server.call(
    contract.uploadSpeakingPicture,
    { body: { image: new File([new Uint8Array(png)], 'tea.png', { type: 'image/png' }) } },
    { as: admin },
  )
  const { pictureUrl, opens } = contract.uploadSpeakingPicture.reply.parse(body)
  // As the form has it, with its signature
  const [stored] = (await saved([task({ text: '', pictureUrl: opens })])).tasks
  expect(stored).toMatchObject({ text: '', pictureUrl })
  const opened = await server.app.inject({ url: stored?.pictureOpens ?? '' })
  expect([opened.statusCode, (await sharp(opened.rawPayload).metadata()).format]).toEqual([200, 'jpeg'])
  const text = new File(['no picture'], 'tea.png', { type: 'image/png' })
  const refused = await server.call(contract.uploadSpeakingPicture, { body: { image: text } }, { as: admin })
  expect(codeOf(refused.body)).toBe('INVALID_PICTURE')
  const copy = module.parse((await server.call(copyModule, { params: { id: moduleId } }, { as: admin })).body)
  expect((await list(copy.id)).tasks).toMatchObject([{ pictureUrl }])
  const gone = task({ pictureUrl: `/api/courses/speaking/pictures/${'0'.repeat(32)}.jpg` })
  expect(codeOf((await save([gone])).body)).toBe('PICTURE_MISSING')
})
