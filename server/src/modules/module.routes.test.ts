import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/catalogue/modules'
import { errorReply } from '@sohbet/contract/error-reply'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourseType, aModule, aQuiz } from '../testing/rows/catalogue.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const doc = { title: 'Notes', description: 'What we said', source: 'https://example.test/notes.pdf' }
const fields = {
  name: 'Saying hello',
  description: 'How people greet each other',
  order: 1,
  video: { title: 'Hello', description: 'Two people meet', source: '76979871' },
  docs: [doc],
}

/** The contract's types would not let a test send nonsense. */
const create = (body: object) => server.call(contract.createModule, Object({ body }), { as: admin })
const update = (id: string, body: object) =>
  server.call(contract.updateModule, Object({ params: { id }, body }), { as: admin })
const order = (id: string, ids: string[]) =>
  server.call(contract.orderModules, { params: { id }, body: { ids } }, { as: admin })
const list = async (id: string) =>
  contract.listModules.reply.parse(
    (await server.call(contract.listModules, { params: { id } }, { as: admin })).body,
  )
const placesOf = async (typeId: string) => (await list(typeId)).map(({ name, order: at }) => `${at} ${name}`)
const aType = async () => (await aCourseType(server.db)).id

/** A type with modules of these names, from 1 on. */
async function aTypeOf(...names: string[]) {
  const courseTypeId = await aType()
  const ids: Record<string, string> = {}
  for (const [index, name] of names.entries())
    ids[name] = (await aModule(server.db, { courseTypeId, name, order: index + 1 })).id
  return { courseTypeId, idOf: (name: string) => ids[name] ?? '' }
}

test("creates a module, ignoring the form's id, and returns it", async () => {
  const courseTypeId = await aType()
  const { status, body } = await create({ ...fields, id: '', courseTypeId, quiz: { id: randomUUID() } })
  const module = contract.module.parse(body)
  expect([status, module]).toEqual([
    201,
    {
      id: expect.any(String),
      courseTypeId,
      ...fields,
      video: { ...fields.video, url: fields.video.source },
      docs: [{ ...doc, url: doc.source }],
      quiz: null,
      isDraft: false,
      revision: 1,
    },
  ])
  expect(await list(courseTypeId)).toEqual([module])
  const one = await server.call(contract.getModule, { params: { id: module.id } }, { as: admin })
  expect(one.body).toEqual(module)
})

test('a module has the id of its quiz', async () => {
  const { id, moduleId } = await aQuiz(server.db)
  const { body } = await server.call(contract.getModule, { params: { id: moduleId } }, { as: admin })
  expect(body).toMatchObject({ id: moduleId, quiz: { id } })
})

describe('the position of a new module', () => {
  test('is the requested one; later modules move up', async () => {
    const { courseTypeId } = await aTypeOf('One', 'Two', 'Three')
    expect((await create({ ...fields, name: 'New', order: 2, courseTypeId })).body).toMatchObject({
      order: 2,
    })
    expect(await placesOf(courseTypeId)).toEqual(['1 One', '2 New', '3 Two', '4 Three'])
  })

  test('moves no module when it is free', async () => {
    const { courseTypeId } = await aTypeOf('One', 'Two')
    await create({ ...fields, name: 'New', order: 7, courseTypeId })
    await create({ ...fields, name: 'Newer', order: 3, courseTypeId })
    expect(await placesOf(courseTypeId)).toEqual(['1 One', '2 Two', '3 Newer', '7 New'])
  })

  test('pushes no module past the last position', async () => {
    const { courseTypeId } = await aTypeOf('One')
    await aModule(server.db, { courseTypeId, name: 'Far', order: contract.maxOrder })
    const { status, body } = await create({ ...fields, name: 'New', order: 1, courseTypeId })
    expect([status, codeOf(body)]).toEqual([409, 'NO_MODULE_PLACE'])
    expect(await placesOf(courseTypeId)).toEqual(['1 One', '1000 Far'])
    expect((await create({ ...fields, name: 'New', order: 999, courseTypeId })).status).toBe(201)
  })

  test('does not affect modules of another type', async () => {
    const [one, other] = [await aTypeOf('One'), await aTypeOf('Other')]
    await create({ ...fields, name: 'New', courseTypeId: one.courseTypeId })
    expect(await placesOf(other.courseTypeId)).toEqual(['1 Other'])
  })

  test('of many at once is unique', async () => {
    const courseTypeId = await aType()
    const answers = await Promise.all(Array.from({ length: 15 }, () => create({ ...fields, courseTypeId })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect((await list(courseTypeId)).map((one) => one.order)).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    )
  })
})

describe('an updated module', () => {
  test('has its new content, and its old quiz and type', async () => {
    const { id: quizId, moduleId } = await aQuiz(server.db)
    const other = await aType()
    const docs = [doc, { ...doc, title: 'More' }]
    const { status, body } = await update(moduleId, {
      ...fields,
      name: 'Bye',
      docs,
      courseTypeId: other,
      quiz: null,
    })
    expect([status, body]).toMatchObject([200, { name: 'Bye', docs, quiz: { id: quizId } }])
    expect(Object(body).courseTypeId).not.toBe(other)
  })

  test.each([
    ['A', 3, ['1 B', '2 C', '3 A', '4 D']],
    ['D', 1, ['1 D', '2 A', '3 B', '4 C']],
    ['B', 4, ['1 A', '2 C', '3 D', '4 B']],
    ['C', 3, ['1 A', '2 B', '3 C', '4 D']],
  ])('%s moves to position %i', async (which, to, places) => {
    const { courseTypeId, idOf } = await aTypeOf('A 1', 'B 1', 'C 1', 'D 1')
    const name = `${which} 1`
    expect((await update(idOf(name), { ...fields, name, order: to })).body).toMatchObject({ order: to })
    expect(await placesOf(courseTypeId)).toEqual(places.map((place) => `${place} 1`))
  })

  test('and others moved at the same time keep unique positions', async () => {
    const names = ['Aaa', 'Bbb', 'Ccc', 'Ddd', 'Eee']
    const { courseTypeId, idOf } = await aTypeOf(...names)
    const answers = await Promise.all([
      ...names.map((name, index) => update(idOf(name), { ...fields, name, order: 5 - index })),
      order(courseTypeId, names.map(idOf).toReversed()),
      create({ ...fields, name: 'New', order: 3, courseTypeId }),
    ])
    expect(answers.every(({ status }) => status < 300 || status === 409)).toBe(true)
    const places = (await list(courseTypeId)).map((one) => one.order)
    expect(new Set(places).size).toBe(6)
  })
})

describe('the order of all modules', () => {
  test('is numbered from 1', async () => {
    const { courseTypeId, idOf } = await aTypeOf('One', 'Two')
    const third = await aModule(server.db, { courseTypeId, name: 'Far', order: 40 })
    const { body } = await order(courseTypeId, [third.id.toUpperCase(), idOf('Two'), idOf('One')])
    expect(contract.orderModules.reply.parse(body).map(({ name }) => name)).toEqual(['Far', 'Two', 'One'])
    expect(await placesOf(courseTypeId)).toEqual(['1 Far', '2 Two', '3 One'])
  })

  test('is refused for an outdated list', async () => {
    const { courseTypeId, idOf } = await aTypeOf('One', 'Two')
    const foreign = (await aTypeOf('Other')).idOf('Other')
    const [one, two] = [idOf('One'), idOf('Two')]
    for (const ids of [[one], [one, one], [one, foreign], [one, two, foreign], []]) {
      const { status, body } = await order(courseTypeId, ids)
      expect([status, codeOf(body)]).toEqual([409, 'STATE_CHANGED'])
    }
    expect(await placesOf(courseTypeId)).toEqual(['1 One', '2 Two'])
  })
})

const withVideo = (change: object) => ({ video: { ...fields.video, ...change } })
const withDoc = (change: object) => ({ docs: [{ ...doc, ...change }] })
const docsOf = (length: number) => Array.from({ length }, () => doc)
const positive = 'Order must be a positive number'
test.each([
  ['name', { name: undefined }, 'Module Name is required'],
  ['name', { name: ' ' }, 'Module Name is required'],
  ['name', { name: 'ab' }, 'Module Name must be at least 3 characters'],
  ['name', { name: 'a\tbc' }, 'Must be one line'],
  ['description', { description: '' }, 'Description is required'],
  ['order', { order: 0 }, positive],
  ['order', { order: -1 }, positive],
  ['order', { order: 1.5 }, positive],
  ['order', { order: '1' }, positive],
  ['order', { order: undefined }, positive],
  ['order', { order: 1001 }, 'Must be at most 1,000'],
  ['video.title', withVideo({ title: '' }), 'Video title is required'],
  ['video.description', withVideo({ description: ' ' }), 'Video description is required'],
  ['video.source', withVideo({ source: undefined }), 'Video source is required'],
  ['video.source', withVideo({ source: 'javascript:alert(1)' }), 'Must be a valid URL'],
  ['docs', { docs: undefined }, 'At least one document item is required'],
  ['docs', { docs: [] }, 'At least one document item is required'],
  ['docs', { docs: docsOf(5) }, 'You can add max 4 Documents to a module'],
  ['docs.0.title', withDoc({ title: '' }), 'Document title is required'],
  ['docs.0.description', withDoc({ description: undefined }), 'Document description is required'],
  ['docs.0.source', withDoc({ source: ' ' }), 'Document URL is required'],
  ['docs.0.source', withDoc({ source: 'http://example.test/a.pdf' }), 'Must be a valid URL'],
])('%s of %j is refused: %s', async (field, change, message) => {
  const { id, courseTypeId } = await aModule(server.db)
  for (const answer of [
    await create({ ...fields, courseTypeId, ...change }),
    await update(id, { ...fields, ...change }),
  ])
    expect([answer.status, errorReply.parse(answer.body).fields?.[field]]).toEqual([400, message])
})

test('accepts one to four documents', async () => {
  for (const count of [1, 4]) {
    const answer = await create({ ...fields, docs: docsOf(count), courseTypeId: await aType() })
    expect(answer.status).toBe(201)
  }
})

test('a missing module answers 404', async () => {
  const id = randomUUID()
  const answers = [
    await server.call(contract.listModules, { params: { id } }, { as: admin }),
    await create({ ...fields, courseTypeId: id }),
    await order(id, []),
    await server.call(contract.getModule, { params: { id } }, { as: admin }),
    await update(id, fields),
    await update('null', fields),
  ]
  expect(answers.map(({ status, body }) => [status, codeOf(body)])).toEqual([
    [404, 'COURSE_TYPE_NOT_FOUND'],
    [404, 'COURSE_TYPE_NOT_FOUND'],
    [404, 'COURSE_TYPE_NOT_FOUND'],
    [404, 'MODULE_NOT_FOUND'],
    [404, 'MODULE_NOT_FOUND'],
    [404, 'NOT_FOUND'],
  ])
})
