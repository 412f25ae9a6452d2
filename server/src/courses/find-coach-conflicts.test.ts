import * as contract from '@sohbet/contract/catalogue/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse } from '../testing/rows/catalogue.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

// The builders' course has one session, on Monday from 21:00 to 22:00
const monday = { dayOfWeek: 'monday', hour: 21, minute: 30, duration: 60 } as const
const year = { startDate: '2026-01-01', endDate: '2026-12-31' }

async function conflicts(body: Partial<Parameters<typeof ask>[0]> & { coachIds: string[] }) {
  const { body: answer } = await ask({ ...year, zoomTimes: [monday], ...body })
  return contract.findCoachConflicts.reply.parse(answer)
}
const ask = (body: {
  coachIds: string[]
  startDate: string
  endDate: string
  zoomTimes: (typeof monday)[]
  courseId?: string
}) => server.call(contract.findCoachConflicts, { body }, { as: admin })

test('returns the conflicting sessions of each coach, primary or secondary', async () => {
  const user = await aUser(server.db, { username: 'Elif', role: 'coach' })
  const elif = await aCoach(server.db, { userId: user.id })
  const one = await aCourse(server.db, { name: 'One', primaryCoachId: elif.id })
  const two = await aCourse(server.db, { name: 'Two', secondaryCoachId: elif.id })
  const session = { coachName: 'Elif', dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 }
  expect(await conflicts({ coachIds: [elif.id] })).toEqual([
    { ...session, courseId: one.id, courseName: 'One' },
    { ...session, courseId: two.id, courseName: 'Two' },
  ])
  expect(await conflicts({ coachIds: [two.primaryCoachId, elif.id] })).toHaveLength(3)
})

test('ignores itself, deleted courses, other days and other times', async () => {
  const { id, primaryCoachId } = await aCourse(server.db)
  await aCourse(server.db, { primaryCoachId, isActive: false })
  const coachIds = [primaryCoachId]
  expect(await conflicts({ coachIds })).toHaveLength(1)
  expect(await conflicts({ coachIds, courseId: id })).toEqual([])
  expect(await conflicts({ coachIds, startDate: '2026-10-06', endDate: '2026-12-01' })).toEqual([])
  expect(await conflicts({ coachIds, startDate: '2026-12-01', endDate: '2026-01-01' })).toEqual([])
  expect(await conflicts({ coachIds: [(await aCoach(server.db)).id] })).toEqual([])
  expect(await conflicts({ coachIds, zoomTimes: [] })).toEqual([])
})

test('requires coaches and days', async () => {
  expect((await ask({ ...year, coachIds: [], zoomTimes: [monday] })).status).toBe(400)
  expect((await ask({ ...year, startDate: 'soon', coachIds: [], zoomTimes: [] })).status).toBe(400)
})
