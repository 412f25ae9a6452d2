import { randomUUID } from 'node:crypto'
import { errors } from '@sohbet/contract/errors'
import * as contract from '@sohbet/contract/messaging/threads'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { hourlyCounts } from '../db/tables/core/hourly-counts.ts'
import { messages, messageThreads } from '../db/tables/messaging/messages.ts'
import { users } from '../db/tables/people/users.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach } from '../testing/rows/catalogue.ts'
import { aPair, aTalk, aThread } from '../testing/rows/messages.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
let pair: Awaited<ReturnType<typeof aPair>>
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
beforeEach(async () => {
  await server.db.delete(messageThreads)
  pair = await aPair(server.db)
})
afterAll(() => server.stop())

type As = { id: string }
const written = (text = 'Merhaba') => ({ clientId: randomUUID(), text })
const start = (as: As, to: string, fields: Record<string, unknown> = {}) =>
  server.call(contract.startThread, { body: { to, subject: 'Konu', ...written(), ...fields } }, { as })
const startedBy = async (as: As, to: string, fields?: Record<string, unknown>) =>
  contract.startThread.reply.parse((await start(as, to, fields)).body).threadId
const send = (as: As, id: string, body: Record<string, unknown> = written()) =>
  server.call(contract.sendMessage, { params: { id }, body: { clientId: randomUUID(), ...body } }, { as })
const show = (as: As, id: string, query: Record<string, unknown> = {}) =>
  server.call(contract.getThread, { params: { id }, query }, { as })
const shown = async (as: As, id: string, query = {}) =>
  contract.getThread.reply.parse((await show(as, id, query)).body)
const list = async (as: As, query: Record<string, unknown> = {}) =>
  contract.listThreads.reply.parse((await server.call(contract.listThreads, { query }, { as })).body)
const read = async (as: As, id: string, upTo: number) =>
  (await server.call(contract.markRead, { params: { id }, body: { upTo } }, { as })).body
const recipients = async (as: As, query: Record<string, unknown> = {}) =>
  contract.listRecipients.reply.parse((await server.call(contract.listRecipients, { query }, { as })).body)
    .recipients
const unread = async (as: As) => (await list(as)).threads.reduce((sum, thread) => sum + thread.unread, 0)

describe('permission to write', () => {
  test('is given to a learner and a coach of their course, in one conversation', async () => {
    const id = await startedBy(pair.learner, pair.coach.id)
    expect(await startedBy(pair.coach, pair.learner.id)).toBe(id)
    const page = await shown(pair.learner, id)
    expect(page).toMatchObject({
      kind: 'course',
      subject: '',
      with: { userId: pair.coach.id, name: pair.coach.username, role: 'coach', email: null },
      courses: [pair.course.name],
      closed: null,
      unread: 1,
      messages: [
        { seq: 1, side: 'person', isOwn: true },
        { seq: 2, side: 'coach', isOwn: false, clientId: null },
      ],
    })
    expect((await shown(pair.coach, id)).with).toMatchObject({ name: pair.learner.username, role: 'learner' })
  })

  test('is given to the second coach like the first', async () => {
    const second = await aUserOf(server.db, 'coach')
    const { id: secondaryCoachId } = await aCoach(server.db, { userId: second.id })
    await server.db.update(courses).set({ secondaryCoachId }).where(eq(courses.id, pair.course.id))
    expect((await start(pair.learner, second.id)).status).toBe(201)
    expect((await start(second, pair.learner.id)).status).toBe(201)
  })

  test('is refused towards a suspended account, which is not offered either', async () => {
    const id = await startedBy(pair.learner, pair.coach.id)
    const matter = await startedBy(admin, pair.coach.id)
    await server.db.update(users).set({ suspendedAt: server.clock.now }).where(eq(users.id, pair.coach.id))
    for (const refused of [
      await send(pair.learner, id),
      await start(pair.learner, pair.coach.id),
      await send(admin, matter),
      await start(admin, pair.coach.id),
    ])
      expect([refused.status, codeOf(refused.body)]).toEqual([409, 'MESSAGE_RECIPIENT_AWAY'])
    expect((await shown(pair.learner, id)).closed).toBe('MESSAGE_RECIPIENT_AWAY')
    expect((await recipients(pair.learner)).map(({ to }) => to)).toEqual(['school'])
    expect((await recipients(admin, { to: pair.coach.id })).map(({ to }) => to)).toEqual([])
  })

  test('is refused to others with the same reply as for a missing account', async () => {
    const other = await aPair(server.db)
    for (const [from, to] of [
      [pair.learner, other.coach.id],
      [pair.coach, other.learner.id],
      [pair.learner, other.learner.id],
      [pair.coach, other.coach.id],
      [pair.learner, pair.learner.id],
      [pair.learner, admin.id],
      [admin, admin.id],
      [admin, 'school'],
      [pair.learner, randomUUID()],
    ] as const) {
      const answer = await start(from, to)
      expect([answer.status, codeOf(answer.body)]).toEqual([404, 'RECIPIENT_NOT_FOUND'])
    }
    expect(await server.db.$count(messageThreads)).toBe(0)
  })

  test('is given to everyone towards the school, one conversation per matter, and back', async () => {
    for (const person of [pair.learner, pair.coach]) {
      const id = await startedBy(person, 'school', { subject: '  Fatura ' })
      expect(await startedBy(person, 'school', { subject: 'Fatura' })).not.toBe(id)
      expect(await shown(person, id)).toMatchObject({
        subject: 'Fatura',
        with: { role: 'school', name: null },
      })
      expect(await shown(admin, id)).toMatchObject({
        with: { userId: person.id, name: person.username, role: person.role, email: person.email },
        inbox: { assignee: null, isDone: false },
      })
      const own = await startedBy(admin, person.id, { subject: 'Tatil' })
      expect((await send(person, own)).status).toBe(201)
    }
    expect(codeOf((await start(pair.learner, 'school', { subject: undefined })).body)).toBe('INVALID_INPUT')
  })

  test.each([
    ['a cancelled enrolment', 'MESSAGE_ENROLLMENT_ENDED'],
    ['a course that ended long ago', 'MESSAGE_COURSE_OVER'],
    ['another coach now', 'MESSAGE_NO_COURSE'],
  ] as const)('ends after %s, but reading stays possible', async (what, code) => {
    const { id } = await aTalk(server.db, pair)
    if (code === 'MESSAGE_ENROLLMENT_ENDED')
      await server.db
        .update(enrollments)
        .set({ status: 'cancelled', cancelledAt: new Date(), cancelReason: 'learner' })
        .where(eq(enrollments.id, pair.enrollment.id))
    else if (code === 'MESSAGE_COURSE_OVER')
      await server.db
        .update(courses)
        .set({ startDate: '2025-01-01', endDate: '2026-01-30' })
        .where(eq(courses.id, pair.course.id))
    else {
      const { id: primaryCoachId } = await aCoach(server.db)
      await server.db.update(courses).set({ primaryCoachId }).where(eq(courses.id, pair.course.id))
    }
    for (const person of [pair.learner, pair.coach]) {
      const page = await shown(person, id)
      expect([what, page.closed, page.messages.length]).toEqual([what, code, 2])
      const answer = await send(person, id)
      expect([answer.status, codeOf(answer.body)]).toEqual([409, code])
      expect(answer.body).toMatchObject({ message: errors[code].en })
    }
    expect(await server.db.$count(messages)).toBe(2)
  })

  test('does not let an admin read threads of learners and coaches', async () => {
    const { id } = await aTalk(server.db, pair)
    expect((await show(admin, id)).status).toBe(404)
    expect((await send(admin, id)).status).toBe(404)
    expect((await list(admin)).threads).toEqual([])
  })

  test('is listed as recipients', async () => {
    const recipients = async (as: As, query: Record<string, unknown> = {}) => {
      const { body } = await server.call(contract.listRecipients, { query }, { as })
      return contract.listRecipients.reply.parse(body).recipients.map(({ to }) => to)
    }
    expect(await recipients(pair.learner)).toEqual(['school', pair.coach.id])
    expect(await recipients(pair.coach)).toEqual(['school', pair.learner.id])
    expect(await recipients(pair.coach, { to: pair.learner.id })).toEqual([pair.learner.id])
    expect(await recipients(pair.coach, { to: admin.id })).toEqual([])
    expect(await recipients(admin, { searchText: pair.learner.email })).toEqual([pair.learner.id])
    expect(await recipients(admin, { to: admin.id })).toEqual([])
    await server.db
      .update(courses)
      .set({ startDate: '2025-01-01', endDate: '2026-01-30' })
      .where(eq(courses.id, pair.course.id))
    expect(await recipients(pair.learner)).toEqual(['school'])
  })
})

describe('a message', () => {
  test('repeated with its client id is stored once', async () => {
    const { id } = await aTalk(server.db, pair)
    const body = written('Only once')
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(pair.learner, id, body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => contract.message.parse(answer.body).seq))).toEqual(new Set([3]))
    expect(await server.db.$count(messages, eq(messages.threadId, id))).toBe(3)
    expect((await shown(pair.coach, id)).unread).toBe(2)
  })

  test('that starts a conversation starts one, also when repeated', async () => {
    const body = written('Only once')
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(pair.learner, 'school', body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await server.db.$count(messageThreads)).toBe(1)
    expect(await server.db.$count(messages)).toBe(1)
    // Another user's client id does not matter
    expect((await start(pair.coach, 'school', body)).status).toBe(201)
    expect(await server.db.$count(messages)).toBe(2)
  })

  test('gets its number and is counted exactly with many writers at once', async () => {
    const { id } = await aTalk(server.db, pair)
    await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        turn % 5 === 0 ? read(pair.coach, id, 3) : send(turn % 2 ? pair.learner : pair.coach, id),
      ),
    )
    const rows = await server.db.select().from(messages).where(eq(messages.threadId, id))
    expect(rows.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const [thread] = await server.db.select().from(messageThreads).where(eq(messageThreads.id, id))
    const readTo = thread?.coachRead ?? 0
    expect(thread?.coachUnread).toBe(rows.filter(({ side, seq }) => side === 'person' && seq > readTo).length)
  })

  test.each([
    [{ text: '' }, 'text', 'Message is required'],
    [{ text: ' \n ' }, 'text', 'Message is required'],
    [{ text: 'x'.repeat(4001) }, 'text', 'Must be at most 4,000 characters'],
    [{ text: 'nul \0' }, 'text', 'Contains a character that cannot be stored'],
    [{ clientId: 'mine' }, 'clientId', 'Missing or not valid'],
    [{ attachmentIds: ['x'] }, 'attachmentIds.0', 'Missing or not valid'],
  ])('is refused with %o', async (wrong, field, message) => {
    const { id } = await aTalk(server.db, pair)
    const answer = await server.send(
      contract.sendMessage,
      { params: { id }, body: { ...written(), ...wrong } },
      { ...(await server.headersOf(pair.learner)), 'accept-language': 'en' },
    )
    expect([answer.status, answer.body]).toMatchObject([400, { fields: { [field]: message } }])
  })

  test('is limited to 120 an hour', async () => {
    const { id } = await aTalk(server.db, pair)
    const [key, hour] = [`messages ${pair.learner.id}`, server.clock.now]
    await server.db.insert(hourlyCounts).values({ key, hour, count: 118 })
    const statuses = []
    for (let index = 0; index < 4; index++) statuses.push((await send(pair.learner, id)).status)
    expect(statuses).toEqual([201, 201, 429, 429])
    expect((await send(pair.coach, id)).status).toBe(201)
  })
})

describe('reading', () => {
  test('counts the other side’s messages and only moves forward', async () => {
    const { id } = await aTalk(server.db, pair)
    await send(pair.coach, id)
    expect([await unread(pair.learner), await unread(pair.coach)]).toEqual([2, 1])
    expect(await read(pair.learner, id, 2)).toEqual({ unread: 1 })
    expect(await read(pair.learner, id, 1)).toEqual({ unread: 1 })
    expect(await read(pair.learner, id, 99)).toEqual({ unread: 0 })
    expect([await unread(pair.learner), await unread(pair.coach)]).toEqual([0, 1])
    await send(pair.coach, id)
    expect(await unread(pair.learner)).toBe(1)
  })

  test('returns pages of 30, before and after a message', async () => {
    const lines = Array.from({ length: 75 }, () => ({ side: 'school' as const, authorId: admin.id }))
    const { id } = await aThread(server.db, { personId: pair.learner.id }, lines)
    const numbers = async (query = {}) => {
      const page = await shown(pair.learner, id, query)
      return [page.messages.at(0)?.seq, page.messages.at(-1)?.seq, page.messages.length, page.hasOlder]
    }
    expect(await numbers()).toEqual([46, 75, 30, true])
    expect(await numbers({ before: 46 })).toEqual([16, 45, 30, true])
    expect(await numbers({ before: 16 })).toEqual([1, 15, 15, false])
    expect(await numbers({ after: 73 })).toEqual([74, 75, 2, true])
    expect(await numbers({ after: 75 })).toEqual([undefined, undefined, 0, true])
    expect((await show(pair.learner, id, { before: 'x' })).status).toBe(400)
  })

  test('continues the list where it ended, the latest first', async () => {
    for (let hour = 0; hour < 27; hour++) {
      const lastAt = new Date(Date.UTC(2026, 1, 1, Math.floor(hour / 2)))
      await aThread(server.db, { personId: pair.learner.id, subject: `Matter ${hour}`, lastAt })
    }
    const pages = async () => {
      const first = await list(pair.learner)
      const rest = await list(pair.learner, { after: first.next ?? '' })
      const ids = new Set([...first.threads, ...rest.threads].map(({ id }) => id))
      return [first.threads.length, rest.threads.length, rest.next, ids.size]
    }
    expect(await pages()).toEqual([25, 2, null, 27])
    // All within one millisecond, which has a thousand values in the database
    await server.db.update(messageThreads).set({
      lastAt: sql`'2026-02-01 00:00:00.0005Z'::timestamptz + (last_at - '2026-02-01Z'::timestamptz) / 1e9`,
    })
    expect(await pages()).toEqual([25, 2, null, 27])
    for (const after of ['x', `1_${'-'.repeat(36)}`])
      expect((await server.call(contract.listThreads, { query: { after } }, { as: admin })).status).toBe(400)
  })

  test('finds words in texts and names with Turkish folding, in own conversations only', async () => {
    const talk = await aTalk(server.db, pair)
    await send(pair.learner, talk.id, written('Işık hızı %100 İngilizce'))
    const other = await aPair(server.db)
    await send(other.learner, (await aTalk(server.db, other)).id, written('ingilizce'))
    const visitor = await aThread(server.db, { kind: 'contact', visitorName: 'Çağla Şen' })
    const found = async (as: As, searchText: string) =>
      (await list(as, { searchText })).threads.map(({ id }) => id)
    for (const text of ['ingilizce', 'INGILIZCE', 'İNGİLİZCE', 'isik', '%100', pair.learner.username])
      expect(await found(pair.coach, text)).toEqual([talk.id])
    expect(await found(pair.coach, '%200')).toEqual([])
    expect(await found(pair.coach, '_')).toEqual([])
    expect(await found(admin, 'ingilizce')).toEqual([])
    expect(await found(admin, 'cagla sen')).toEqual([visitor.id])
    expect(await found(admin, 'message 1')).toEqual([visitor.id])
  })
})
