import { randomUUID } from 'node:crypto'
import { contactForm, sendContactMessage } from '@sohbet/contract/core/contact'
import { username } from '@sohbet/contract/fields'
import { xssPayloads } from '@sohbet/contract/testing/xss-payloads'
import { getThread, listThreads, startThread } from '@sohbet/contract/messaging/threads'
import { updateUser } from '@sohbet/contract/people/users'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messageThreads } from '../db/tables/messaging/messages.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aThread } from '../testing/rows/messages.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
  learner = await aUserOf(server.db, 'learner')
})
beforeEach(() => server.db.delete(messageThreads))
afterAll(() => server.stop())

const shown = async (id: string) =>
  getThread.reply.parse((await server.call(getThread, { params: { id }, query: {} }, { as: admin })).body)

test('a username is stored unchanged or refused, and shown unchanged in the conversation', async () => {
  const { id } = await aThread(server.db, { personId: learner.id })
  const taken: string[] = []
  for (const name of xssPayloads) {
    const { status } = await server.call(
      updateUser,
      { params: { id: learner.id }, body: { username: name } },
      { as: learner },
    )
    const { success, data } = username.safeParse(name)
    expect([name, status]).toEqual([name, success ? 200 : 400])
    if (!success) continue
    expect((await shown(id)).with.name).toBe(data)
    taken.push(name)
  }
  expect(taken.length).toBeGreaterThan(xssPayloads.length - 20)
})

test('a subject and its text are stored unchanged or refused', async () => {
  const refused: string[] = []
  for (const subject of xssPayloads) {
    const body = { to: learner.id, subject, text: subject, clientId: randomUUID() }
    const answer = await server.call(startThread, { body }, { as: admin })
    if (answer.status === 400) {
      refused.push(subject)
      continue
    }
    const { threadId } = startThread.reply.parse(answer.body)
    const { subject: kept, messages } = await shown(threadId)
    expect([kept, messages[0]?.text]).toEqual([subject.trim(), subject.trim()])
  }
  // More than one line
  expect(refused.every((text) => /[\p{Cc}\u2028]/u.test(text))).toBe(true)
})

test('a visitor’s name and message are stored unchanged or refused', async () => {
  const start = server.clock.now.getTime()
  const taken: string[] = []
  for (const [place, name] of xssPayloads.entries()) {
    // Ten messages an hour are allowed
    server.clock.now = new Date(start + Math.floor(place / 10) * 2 * 3_600_000)
    const body = { name, email: 'a@example.test', message: name }
    const { status } = await server.call(sendContactMessage, { body })
    const form = contactForm.safeParse(body)
    expect([name, status]).toEqual([name, form.success ? 201 : 400])
    if (!form.success) continue
    taken.push(name)
    const { body: list } = await server.call(listThreads, { query: {} }, { as: admin })
    const newest = listThreads.reply.parse(list).threads[0]
    expect([newest?.with.name, newest?.last.text]).toEqual([form.data.name, form.data.message])
  }
  expect(taken.length).toBeGreaterThan(xssPayloads.length - 20)
})
