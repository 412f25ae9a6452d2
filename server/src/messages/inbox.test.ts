import { randomUUID } from 'node:crypto'
import * as inbox from '@sohbet/contract/messaging/inbox'
import { xssPayloads } from '@sohbet/contract/testing/xss-payloads'
import * as contract from '@sohbet/contract/messaging/threads'
import { eraseUser, exportUser } from '@sohbet/contract/people/users'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { messageAttachments, messages, messageThreads } from '../db/tables/messaging/messages.ts'
import { users } from '../db/tables/people/users.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aPdf, documentFile } from '../testing/files/documents.ts'
import { anAttachment, aPair, aTalk, aThread } from '../testing/rows/messages.ts'
import { aFile, aPhoto } from '../testing/files/pictures.ts'
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
const send = (as: As, id: string, body: Record<string, unknown> = {}) =>
  server.call(
    contract.sendMessage,
    { params: { id }, body: { clientId: randomUUID(), text: 'Merhaba', ...body } },
    { as },
  )
const shown = async (as: As, id: string) =>
  contract.getThread.reply.parse(
    (await server.call(contract.getThread, { params: { id }, query: {} }, { as })).body,
  )
const list = async (as: As, query: Record<string, unknown> = {}) => {
  const { body } = await server.call(contract.listThreads, { query }, { as })
  return contract.listThreads.reply.parse(body).threads
}

describe('the school’s inbox', () => {
  const setDone = (id: string, isDone: boolean) =>
    server.call(inbox.setThreadDone, { params: { id }, body: { isDone } }, { as: admin })
  const assign = (id: string, userId: string | null) =>
    server.call(inbox.setThreadAssignee, { params: { id }, body: { userId } }, { as: admin })

  test('is shared: reading, assignee and done state are the same for all admins', async () => {
    const other = await aUserOf(server.db, 'admin')
    const { id } = await aThread(server.db, { personId: pair.learner.id })
    await server.call(contract.markRead, { params: { id }, body: { upTo: 1 } }, { as: admin })
    expect((await assign(id, other.id)).body).toEqual({ assignee: { id: other.id, name: other.username } })
    await setDone(id, true)
    expect(await shown(other, id)).toMatchObject({ unread: 0, inbox: { isDone: true } })
    const ids = async (as: As, query: Record<string, unknown>) => (await list(as, query)).map((one) => one.id)
    expect(await ids(other, { state: 'done', assignee: 'me' })).toEqual([id])
    expect(await ids(admin, { assignee: 'me' })).toEqual([])
    expect(await ids(admin, { assignee: 'none' })).toEqual([])
    expect(await ids(admin, { state: 'open' })).toEqual([])
    // The filters belong to the school; a learner's list has none
    expect(await ids(pair.learner, { state: 'open' })).toEqual([id])
    expect((await shown(pair.learner, id)).inbox).toBeNull()
  })

  test('of two assignments at once the second is refused', async () => {
    const other = await aUserOf(server.db, 'admin')
    const { id } = await aThread(server.db, { personId: pair.learner.id })
    const take = (as: As) => {
      const body = { userId: as.id, expected: null }
      return server.call(inbox.setThreadAssignee, { params: { id }, body }, { as })
    }
    const answers = await Promise.all([take(admin), take(other)])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  })

  test('reopens a thread with a new message from outside, but not with a reply', async () => {
    const { id } = await aThread(server.db, { personId: pair.learner.id })
    await setDone(id, true)
    await send(admin, id)
    expect((await shown(admin, id)).inbox).toMatchObject({ isDone: true })
    await send(pair.learner, id)
    expect((await shown(admin, id)).inbox).toMatchObject({ isDone: false })
  })

  test('can be managed by admins only, and only for the school’s threads', async () => {
    const { id } = await aThread(server.db, { personId: pair.learner.id })
    expect(codeOf((await assign(id, pair.coach.id)).body)).toBe('USER_NOT_FOUND')
    expect(codeOf((await assign(id, randomUUID())).body)).toBe('USER_NOT_FOUND')
    const talk = await aTalk(server.db, pair)
    expect(codeOf((await assign(talk.id, null)).body)).toBe('THREAD_NOT_FOUND')
    expect(codeOf((await setDone(talk.id, true)).body)).toBe('THREAD_NOT_FOUND')
    expect(codeOf((await setDone(randomUUID(), true)).body)).toBe('THREAD_NOT_FOUND')
  })
})

describe('attachments', () => {
  const upload = (as: As, file: File) => server.call(contract.uploadAttachment, { body: { file } }, { as })
  const uploaded = async (as: As, file: File) => contract.attachment.parse((await upload(as, file)).body)
  const fetched = async (url: string) => {
    const answer = await server.app.inject({ method: 'GET', url })
    return { status: answer.statusCode, headers: answer.headers }
  }

  test('are sent with a message and read by URLs valid for ten minutes; a PDF is downloaded, not opened', async () => {
    const { id } = await aTalk(server.db, pair)
    const picture = await uploaded(pair.learner, await aPhoto())
    const paper = await uploaded(
      pair.learner,
      documentFile(Buffer.from(await aPdf().arrayBuffer()), '../ödev "1".pdf'),
    )
    expect([picture, paper]).toMatchObject([
      { type: 'image/jpeg', width: 40, height: 30 },
      { type: 'application/pdf', width: null },
    ])
    expect((await send(pair.learner, id, { text: '', attachmentIds: [picture.id, paper.id] })).status).toBe(
      201,
    )
    const { attachments } = (await shown(pair.coach, id)).messages.at(-1) ?? { attachments: [] }
    expect(attachments.map((file) => file.id)).toEqual([picture.id, paper.id])
    const [shownPicture, shownPaper] = await Promise.all(attachments.map(({ url }) => fetched(url)))
    expect(shownPicture).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
    expect(shownPicture?.headers['content-disposition']).toMatch(/^inline/)
    expect(shownPaper?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''[\w%.-]+$/),
      'x-content-type-options': 'nosniff',
    })
    server.clock.now = new Date(server.clock.now.getTime() + 10 * 60_000)
    expect((await fetched(attachments[0]?.url ?? '')).status).toBe(403)
    expect((await fetched((attachments[0]?.url ?? '').replace(/signature=./, 'signature=_'))).status).toBe(
      403,
    )
  })

  test('are a picture, a PDF or a voice by content', async () => {
    const wrong = [
      aFile('<script>alert(1)</script>', 'photo.jpg'),
      aFile('%PDF-1.7 <html>', 'x.pdf'),
      aFile(new Uint8Array([0xff, 0xd8, 0xff, 0x00]), 'broken.jpg'),
      aFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'photo.png'),
      aFile('', 'empty.pdf'),
      aFile('GIF89a', 'moving.gif'),
      aFile(new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0]), 'voice.webm'),
    ]
    for (const file of wrong) {
      const answer = await upload(pair.learner, file)
      expect(answer.status).toBe(400)
    }
    expect(await server.db.$count(messageAttachments, eq(messageAttachments.userId, pair.learner.id))).toBe(0)
  })

  test('are sent by their uploader, once, and not to a visitor', async () => {
    const { id } = await aTalk(server.db, pair)
    const own = await uploaded(pair.learner, aPdf())
    const code = async (as: As, threadId: string) =>
      codeOf((await send(as, threadId, { attachmentIds: [own.id] })).body)
    expect(await code(pair.coach, id)).toBe('ATTACHMENT_NOT_FOUND')
    expect((await send(pair.learner, id, { attachmentIds: [own.id] })).status).toBe(201)
    expect(await code(pair.learner, id)).toBe('ATTACHMENT_NOT_FOUND')
    const visitor = await aThread(server.db, { kind: 'contact' })
    expect(await code(admin, visitor.id)).toBe('INVALID_ATTACHMENT')
  })

  test('that were never sent are deleted after a day', async () => {
    const forgotten = await uploaded(pair.learner, aPdf())
    expect(await server.files.has(`messages/${forgotten.id}.pdf`)).toBe(true)
    server.clock.now = new Date(server.clock.now.getTime() + 25 * 3_600_000)
    const lately = await uploaded(pair.coach, aPdf())
    // No upload is needed for the clean-up
    expect(await server.files.has(`messages/${forgotten.id}.pdf`)).toBe(true)
    await enqueue(server.db, 'clean-up', {})
    await server.workOff()
    expect(await server.files.has(`messages/${forgotten.id}.pdf`)).toBe(false)
    expect(await server.files.has(`messages/${lately.id}.pdf`)).toBe(true)
  })
})

describe('a report', () => {
  const report = (as: As, { id, seq = 1 }: { id: string; seq?: number }) =>
    server.call(contract.reportMessage, { params: { id, seq }, body: { reason: 'Not kind' } }, { as })

  test('opens a conversation with the school, which sees the message; a repeated report returns the same one', async () => {
    const { id } = await aTalk(server.db, pair)
    const { id: fileId } = await anAttachment(server.db, { userId: pair.learner.id, threadId: id, seq: 1 })
    const answer = await report(pair.coach, { id })
    const { threadId } = contract.reportMessage.reply.parse(answer.body)
    expect(await shown(admin, threadId)).toMatchObject({
      isReport: true,
      reported: { author: pair.learner.username, text: 'Hello coach', attachments: [{ id: fileId }] },
      messages: [{ text: 'Not kind' }],
      unread: 1,
    })
    expect((await report(pair.coach, { id })).body).toEqual({ threadId })
    expect(await list(admin)).toHaveLength(1)
  })

  test('is about another person’s message to the reporter', async () => {
    const { id } = await aTalk(server.db, pair)
    expect(codeOf((await report(pair.learner, { id })).body)).toBe('MESSAGE_NOT_FOUND')
    expect(codeOf((await report(pair.learner, { id, seq: 9 })).body)).toBe('MESSAGE_NOT_FOUND')
    const other = await aPair(server.db)
    expect(codeOf((await report(other.learner, { id, seq: 2 })).body)).toBe('THREAD_NOT_FOUND')
  })
})

test('an erased account loses its texts; the conversation stays with the other side', async () => {
  const password = 'seven red buses'
  const passwordHash = await hashPassword(password)
  const { learner, coach } = pair
  await server.db.update(users).set({ passwordHash }).where(eq(users.id, learner.id))
  const { id } = await aTalk(server.db, pair)
  const { id: matter } = await aThread(server.db, { personId: learner.id, subject: 'My name is in here' })
  const { id: fileId } = await anAttachment(server.db, { userId: learner.id })
  const files = [`messages/${fileId}.pdf`, `user_photos/${learner.id}.jpg`]
  for (const file of files) await server.files.put(file, new Uint8Array([1]))
  const hasFiles = async () => Promise.all(files.map((file) => server.files.has(file)))
  const params = { id: learner.id }
  const { body } = await server.call(exportUser, { params }, { as: learner })
  expect(body).toMatchObject({
    messages: expect.arrayContaining([expect.objectContaining({ text: 'Hello coach' })]),
  })
  expect(JSON.stringify(body)).not.toContain('Hello learner')
  const erase = () => server.call(eraseUser, { params, body: { password } }, { as: learner })
  // A rolled-back erasure loses nothing
  await server.db.execute(
    sql`alter table security_log add constraint breaks check (event <> 'erasure') not valid`,
  )
  expect((await erase()).status).toBe(500)
  await server.workOff()
  expect(await hasFiles()).toEqual([true, true])
  await server.db.execute(sql`alter table security_log drop constraint breaks`)
  expect((await erase()).status).toBe(200)
  await server.workOff()
  expect(await hasFiles()).toEqual([false, false])
  expect(await shown(coach, id)).toMatchObject({
    closed: 'MESSAGE_RECIPIENT_GONE',
    with: { userId: null, name: null },
    messages: [
      { text: '', isRemoved: true, author: null },
      { text: 'Hello learner', isRemoved: false },
    ],
  })
  expect(await shown(admin, matter)).toMatchObject({ subject: '', messages: [{ isRemoved: true }] })
  expect((await send(coach, id)).status).toBe(409)
  expect(await server.db.$count(messages, eq(messages.text, 'Hello coach'))).toBe(0)
})

test('returns 150 payloads unchanged, from a user whose name is a payload', async () => {
  expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(150)
  const { learner } = pair
  const lines = xssPayloads.map((text) => ({ side: 'person' as const, authorId: learner.id, text }))
  const { id } = await aThread(server.db, { personId: learner.id }, lines.slice(0, -1))
  const last = xssPayloads.at(-1) ?? ''
  await server.db.update(users).set({ username: last }).where(eq(users.id, learner.id))
  await send(learner, id, { text: last })
  const seen: string[] = []
  for (let before = xssPayloads.length + 1; before > 1; before -= 30) {
    const query = { before }
    const { body } = await server.call(contract.getThread, { params: { id }, query }, { as: admin })
    const page = contract.getThread.reply.parse(body)
    seen.unshift(...page.messages.map(({ text }) => text))
    expect(page.with.name).toBe(last)
  }
  expect(seen.map((text) => text.trim())).toEqual(xssPayloads.map((text) => text.trim()))
})

test('a client id is valid in one conversation: another one refuses it', async () => {
  const [one, other] = [await aTalk(server.db, pair), await aThread(server.db, { personId: pair.learner.id })]
  const body = { clientId: randomUUID(), text: 'Where does this go?' }
  const both = await Promise.all([one, other].map(({ id }) => send(pair.learner, id, body)))
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
  const refused = both[0]?.status === 409 ? one : other
  const again = await send(pair.learner, refused.id, body)
  expect([again.status, codeOf(again.body)]).toEqual([409, 'MESSAGE_SENT_ELSEWHERE'])
  expect(await server.db.$count(messages, eq(messages.clientId, body.clientId))).toBe(1)
})
