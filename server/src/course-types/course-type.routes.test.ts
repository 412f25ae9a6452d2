import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/catalogue/course-types'
import { errorReply } from '@sohbet/contract/error-reply'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { aSession, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse, aCourseType, aModule } from '../testing/rows/catalogue.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

let made = 0
const fields = () => ({ name: `Street ${(made += 1)}`, description: 'From the first hello', isActive: true })

/** The contract's types would not let a test send nonsense. */
const create = (body: object) => server.call(contract.createCourseType, Object({ body }), { as: admin })
const update = (id: string, body: object) =>
  server.call(contract.updateCourseType, Object({ params: { id }, body }), { as: admin })
const list = async () =>
  contract.listCourseTypes.reply.parse((await server.call(contract.listCourseTypes, {}, { as: admin })).body)

test("creates a type, ignoring the form's id", async () => {
  const given = fields()
  for (const id of ['', randomUUID(), undefined]) {
    const { status, body } = await create({ ...given, name: `${given.name} ${id}`, id })
    const type = contract.courseType.parse(body)
    expect([status, type]).toMatchObject([
      201,
      { description: given.description, isActive: true, moduleCount: 0, courseCount: 0 },
    ])
    expect(type.id).not.toBe(id)
  }
})

test('lists types in Turkish order, with the number of modules and courses', async () => {
  const { id: typeId } = await aCourseType(server.db, { name: 'Çarşamba' })
  await aCourseType(server.db, { name: 'Cuma' })
  await aCourseType(server.db, { name: 'Değişik' })
  await aModule(server.db, { courseTypeId: typeId, order: 1 })
  await aModule(server.db, { courseTypeId: typeId, order: 2 })
  await aCourse(server.db, { typeId })
  const types = await list()
  expect(types.map(({ name }) => name).filter((name) => !/\d/.test(name))).toEqual([
    'Cuma',
    'Çarşamba',
    'Değişik',
  ])
  expect(types.find(({ id }) => id === typeId)).toMatchObject({ moduleCount: 2, courseCount: 1 })
})

test('updates a type and deactivates it', async () => {
  const { id, name } = await aCourseType(server.db)
  await aCourse(server.db, { typeId: id })
  const { status, body } = await update(id, { name, description: 'Other words', isActive: false })
  expect([status, body]).toMatchObject([200, { id, name, description: 'Other words', isActive: false }])
  const [row] = await server.db.select().from(courseTypes).where(eq(courseTypes.id, id))
  expect(row?.updatedAt).toEqual(server.clock.now)
})

test('the levels of a type stay until an update names both', async () => {
  const given = fields()
  const { id } = contract.courseType.parse((await create({ ...given, fromLevel: 'A1', toLevel: 'A2' })).body)
  expect((await update(id, given)).body).toMatchObject({ fromLevel: 'A1', toLevel: 'A2' })
  expect((await update(id, { ...given, fromLevel: 'B1' })).body).toMatchObject({ fromLevel: 'A1' })
  expect((await update(id, { ...given, fromLevel: '', toLevel: 'B2' })).body).toMatchObject({
    fromLevel: null,
    toLevel: 'B2',
  })
  const { status, body } = await update(id, { ...given, fromLevel: 'B2', toLevel: 'B1' })
  expect([status, body]).toMatchObject([
    400,
    { fields: { toLevel: 'The last level must not be below the first' } },
  ])
})

describe("a type's name", () => {
  test('is unique in any spelling', async () => {
    await create({ ...fields(), name: 'İngilizce Işık' })
    const other = await aCourseType(server.db)
    for (const name of ['İngilizce Işık', 'ingilizce ışık', ' INGILIZCE ISIK ']) {
      for (const { status, body } of [
        await create({ ...fields(), name }),
        await update(other.id, { ...fields(), name }),
      ])
        expect([status, codeOf(body)]).toEqual([409, 'COURSE_TYPE_TAKEN'])
    }
  })

  test('may keep its letters in another case', async () => {
    const { id } = await aCourseType(server.db, { name: 'evening class' })
    expect((await update(id, { ...fields(), name: 'Evening Class' })).body).toMatchObject({
      name: 'Evening Class',
    })
  })

  test('of many at once is taken by one', async () => {
    const name = `Race ${randomUUID()}`
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({ ...fields(), name })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })

  test('that is taken is refused in Turkish too', async () => {
    const { name } = await aCourseType(server.db)
    const session = await aSession(server.db, admin.id, server.clock.now)
    const { body } = await server.send(
      contract.createCourseType,
      { body: { ...fields(), name } },
      {
        'accept-language': 'tr',
        authorization: `Bearer ${server.tokens.access(session.id, server.clock.now)}`,
      },
    )
    expect(body).toMatchObject({ message: 'Bu adla bir kurs türü zaten var' })
  })
})

test.each([
  ['name', { name: undefined }, 'Name is required'],
  ['name', { name: '  ' }, 'Name is required'],
  ['name', { name: 'ab' }, 'Course Type Name must be at least 3 characters'],
  ['name', { name: ' ab ' }, 'Course Type Name must be at least 3 characters'],
  ['name', { name: 'a\nbc' }, 'Must be one line'],
  ['name', { name: 'a'.repeat(121) }, 'Must be at most 120 characters'],
  ['description', { description: undefined }, 'Description is required'],
  ['description', { description: '' }, 'Description is required'],
  ['description', { description: 'a\0' }, 'Contains a character that cannot be stored'],
  ['isActive', { isActive: undefined }, 'Status is required'],
  ['isActive', { isActive: 'yes' }, 'Status is required'],
])('%s of %j is refused: %s', async (field, change, message) => {
  const { id } = await aCourseType(server.db)
  for (const answer of [
    await create({ ...fields(), ...change }),
    await update(id, { ...fields(), ...change }),
  ])
    expect([answer.status, errorReply.parse(answer.body).fields?.[field]]).toEqual([400, message])
})

test('a missing type answers 404', async () => {
  for (const [id, code] of [
    [randomUUID(), 'COURSE_TYPE_NOT_FOUND'],
    ['null', 'NOT_FOUND'],
  ] as const) {
    const { status, body } = await update(id, fields())
    expect([status, codeOf(body)]).toEqual([404, code])
  }
})

test('types cannot be deleted', async () => {
  const { id } = await aCourseType(server.db)
  const answer = await server.app.inject({ method: 'DELETE', url: `/api/courses/types/${id}` })
  expect(answer.statusCode).toBe(404)
})
