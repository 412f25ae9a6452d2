import { randomUUID } from 'node:crypto'
import { listChanges } from '@sohbet/contract/core/change-log'
import { errorReply } from '@sohbet/contract/error-reply'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import * as contract from '@sohbet/contract/catalogue/resources'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeLog } from '../db/tables/core/change-log.ts'
import { resources } from '../db/tables/catalogue/resources.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aPdf, documentFile } from '../testing/files/documents.ts'
import { aPhoto } from '../testing/files/pictures.ts'
import { aRecording } from '../testing/files/recordings.ts'
import { aResource } from '../testing/rows/resources.ts'
import { anEnrollment, aTestedLearner } from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
  learner = await aTestedLearner(server.db, { level: 'A2', levelScore: 1240 })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(resources)
  await server.db.delete(changeLog)
})

const fields: contract.ResourceFields = {
  title: 'Slow news',
  description: 'Read a page a day',
  type: 'website',
  link: 'https://example.test/news',
  level: null,
  courseId: null,
  isActive: true,
}
const create = (change: object = {}) =>
  server.call(contract.createResource, { body: { ...fields, ...change } }, { as: admin })
const update = (id: string, change: object = {}) =>
  server.call(contract.updateResource, { params: { id }, body: { ...fields, ...change } }, { as: admin })
const order = (ids: string[]) => server.call(contract.orderResources, { body: { ids } }, { as: admin })
const all = async () =>
  contract.listResources.reply.parse((await server.call(contract.listResources, {}, { as: admin })).body)
const titles = async () => (await all()).map(({ title }) => title)
const own = async (as: TestUser) =>
  contract.listOwnResources.reply
    .parse((await server.call(contract.listOwnResources, {}, { as })).body)
    .map(({ title }) => title)
const open = (id: string, as = learner) => server.call(contract.getOwnResource, { params: { id } }, { as })
const changes = async () =>
  listChanges.reply.parse(
    (await server.call(listChanges, { query: { area: 'resources' } }, { as: admin })).body,
  )
const upload = (file: File) => server.call(contract.uploadResourceFile, { body: { file } }, { as: admin })
const uploaded = async (file: File) => contract.uploadResourceFile.reply.parse((await upload(file)).body)

describe('a learner', () => {
  test('sees resources for everyone, for their level and for their courses, on every screen', async () => {
    const [mine, other] = [await aCourse(server.db), await aCourse(server.db)]
    await anEnrollment(server.db, { userId: learner.id, courseId: mine.id })
    await anEnrollment(server.db, { userId: learner.id, courseId: other.id, status: 'pending' })
    const rows = {
      everyone: {},
      'my level': { level: 'A2' as const },
      'my course': { courseId: mine.id },
      both: { level: 'A2' as const, courseId: mine.id },
      'another level': { level: 'B1' as const },
      'not paid yet': { courseId: other.id },
      'my course, another level': { level: 'B1' as const, courseId: mine.id },
      hidden: { isActive: false },
    }
    const ids = new Map<string, string>()
    for (const [place, [title, row]] of Object.entries(rows).entries())
      ids.set(title, (await aResource(server.db, { title, place, ...row })).id)
    const shown = ['everyone', 'my level', 'my course', 'both']
    expect(await own(learner)).toEqual(shown)
    const { body } = await server.call(getLearnerDashboard, {}, { as: learner })
    expect(getLearnerDashboard.reply.parse(body).resources.map(({ title }) => title)).toEqual(shown)
    for (const [title, id] of ids)
      expect([title, (await open(id)).status]).toEqual([title, shown.includes(title) ? 200 : 404])
    expect(await own(await aUserOf(server.db, 'learner'))).toEqual(['everyone'])
  })

  test('opens one: our own by a signed URL, an external one directly', async () => {
    const { id } = await aResource(server.db, { description: 'Daily' })
    expect((await open(id)).body).toEqual({
      id,
      title: 'Slow news',
      description: 'Daily',
      type: 'website',
      link: 'https://example.test/news',
      url: 'https://example.test/news',
      level: null,
      courseName: null,
    })
    const { link } = await uploaded(aPdf('Kept'))
    const pdf = await aResource(server.db, { type: 'pdf', link })
    const { url } = contract.resource.parse((await open(pdf.id)).body)
    expect((await server.app.inject({ url })).headers['content-type']).toBe('application/pdf')
    expect((await server.app.inject({ url: link })).statusCode).toBe(400)
  })

  test('gets 404 for a missing one', async () => {
    const { status, body } = await open(randomUUID())
    expect([status, codeOf(body)]).toEqual([404, 'RESOURCE_NOT_FOUND'])
  })
})

describe('an admin', () => {
  test('adds one before the others, changes and deletes it; the change log records it', async () => {
    const course = await aCourse(server.db, { name: 'Evenings' })
    await aResource(server.db, { title: 'Older', createdAt: new Date('2026-01-01') })
    const made = await create({ courseId: course.id })
    expect([made.status, made.body]).toMatchObject([
      201,
      { ...fields, courseId: course.id, courseName: 'Evenings' },
    ])
    expect(await titles()).toEqual(['Slow news', 'Older'])
    const { id } = contract.adminResource.parse(made.body)
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    expect((await update(id, { title: 'Fast news', level: 'B1' })).body).toMatchObject({ level: 'B1' })
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    const gone = await server.call(contract.deleteResource, { params: { id } }, { as: admin })
    expect([gone.status, gone.body]).toEqual([200, { message: 'Resource deleted' }])
    expect(await titles()).toEqual(['Older'])
    const { data, totalCount } = await changes()
    expect(totalCount).toBe(5)
    const entries = data.map(({ kind, subject, field, before, after, username }) =>
      [kind, subject, field, before, after, username === admin.username].join('|'),
    )
    expect(entries.slice(0, 1)).toEqual(['deleted|Fast news||||true'])
    expect(entries.slice(1, 4).toSorted()).toEqual([
      'changed|Slow news|course|Evenings||true',
      'changed|Slow news|level||B1|true',
      'changed|Slow news|title|Slow news|Fast news|true',
    ])
    expect(entries.at(-1)).toBe('created|Slow news||||true')
  })

  test('sorts all of them, unless the list is outdated', async () => {
    const [one, two, three] = [
      await aResource(server.db),
      await aResource(server.db),
      await aResource(server.db),
    ]
    const { body } = await order([two.id, three.id, one.id])
    const ordered = contract.orderResources.reply.parse(body).map(({ id }) => id)
    expect(ordered).toEqual([two.id, three.id, one.id])
    for (const ids of [[one.id], [one.id, one.id, two.id], [one.id, two.id, randomUUID()], []])
      expect(codeOf((await order(ids)).body)).toBe('STATE_CHANGED')
    await create({ title: 'New' })
    expect((await titles())[0]).toBe('New')
  })

  test('has 300 at most', async () => {
    const row = { title: 'One', type: 'pdf' as const, link: '/lessons/modul-1.pdf' }
    await server.db.insert(resources).values(Array.from({ length: contract.maxResources }, () => row))
    const { status, body } = await create()
    expect([status, codeOf(body)]).toEqual([409, 'RESOURCES_FULL'])
  })

  test('gets 404 for a missing one', async () => {
    const id = randomUUID()
    const answers = [
      await update(id),
      await server.call(contract.deleteResource, { params: { id } }, { as: admin }),
      await create({ courseId: id }),
      await create({ type: 'pdf', link: `/api/resources/files/${'0'.repeat(32)}.pdf` }),
    ]
    expect(answers.map(({ status, body }) => [status, codeOf(body)])).toEqual([
      [404, 'RESOURCE_NOT_FOUND'],
      [404, 'RESOURCE_NOT_FOUND'],
      [404, 'COURSE_NOT_FOUND'],
      [400, 'RESOURCE_FILE_MISSING'],
    ])
  })

  test.each([
    ['title', { title: ' ' }, 'Title is required'],
    ['title', { title: 'two\nlines' }, 'Must be one line'],
    ['description', { description: 'x'.repeat(1001) }, 'Must be at most 1,000 characters'],
    ['type', { type: 'song' }, 'Type is required'],
    ['link', { link: '' }, 'Link or file is required'],
    ['link', { link: 'http://example.test' }, 'Must be a valid URL'],
    ['link', { link: 'javascript:alert(1)' }, 'Must be a valid URL'],
    ['link', { link: '/lessons/modul-1.pdf' }, 'A website is not one of our own files'],
    ['link', { type: 'pdf', link: '/videos/story-1.mp4' }, 'Please select a valid PDF file'],
    [
      'link',
      { type: 'video', link: 'https://example.test/page' },
      'There is no video at this address. Enter a Vimeo number, or the address of a video or of a video file.',
    ],
    ['level', { level: 'C9' }, 'Not one of the accepted values'],
    ['courseId', { courseId: 'evenings' }, 'Missing or not valid'],
    ['isActive', { isActive: 'yes' }, 'Missing or not valid'],
  ])('is refused %s of %j: %s', async (field, change, message) => {
    const { id } = await aResource(server.db)
    for (const answer of [await create(change), await update(id, change)])
      expect([answer.status, errorReply.parse(answer.body).fields?.[field]]).toEqual([400, message])
  })

  test.each([
    ['video', '76979871'],
    ['video', 'https://vimeo.com/76979871'],
    ['video', '/videos/story-1.mp4'],
    ['pdf', 'https://example.test/read?id=1'],
    ['other', '/lessons/modul-1.pdf'],
  ])('may add a %s at %s', async (type, link) => {
    expect((await create({ type, link })).status).toBe(201)
  })
})

describe('a file', () => {
  test('is recognised by its content, and stored by its plain path whichever URL is sent', async () => {
    const pdf = await uploaded(
      documentFile(Buffer.from(await aPdf().arrayBuffer()), 'evil.html', 'text/html'),
    )
    expect(pdf.link).toMatch(/^\/api\/resources\/files\/[0-9a-f]{32}\.pdf$/)
    expect((await create({ type: 'pdf', link: pdf.url })).body).toMatchObject({ link: pdf.link })
    const heard = await uploaded(aRecording('mp3'))
    expect(heard.link).toMatch(/\.(mp3|m4a|ogg|wav)$/)
    expect((await server.app.inject({ url: heard.url })).headers['content-type']).toMatch(/^audio\//)
  })

  test.each([
    ['text', Buffer.from('no file at all')],
    ['a web page', Buffer.from('<script>alert(1)</script>')],
    ['the beginning of a video', Buffer.from('\0\0\0\x18ftypmp42 and nothing more')],
    ['the beginning of a document', Buffer.from('%PDF-1.7\n')],
  ])('is refused when it is %s', async (_, bytes) => {
    const { status, body } = await upload(documentFile(bytes))
    expect(status).toBe(400)
    expect(codeOf(body)).toMatch(/^INVALID_(RESOURCE_FILE|DOCUMENT)$/)
  })

  test('is refused when it is a picture', async () => {
    expect(codeOf((await upload(await aPhoto())).body)).toBe('INVALID_RESOURCE_FILE')
  })
})
