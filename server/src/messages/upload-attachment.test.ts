import * as contract from '@sohbet/contract/messaging/threads'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageAttachments } from '../db/tables/messaging/messages.ts'
import { users } from '../db/tables/people/users.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aPdf } from '../testing/files/documents.ts'
import { aUser } from '../testing/rows/builders.ts'
import { aPair, aTalk } from '../testing/rows/messages.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

type As = { id: string }
const upload = (as: As, file: File, threadId?: string) =>
  server.call(contract.uploadAttachment, { body: { file, ...(threadId && { threadId }) } }, { as })

test('attachments are refused for a conversation in which the user may not write', async () => {
  const pair = await aPair(server.db)
  const { id } = await aTalk(server.db, pair)
  const stranger = await aUser(server.db)
  const file = aPdf()
  const uploadTo = async (as: As) => upload(as, file, id)
  expect((await uploadTo(pair.learner)).status).toBe(201)
  expect(codeOf((await uploadTo(stranger)).body)).toBe('THREAD_NOT_FOUND')
  await server.db.update(users).set({ suspendedAt: server.clock.now }).where(eq(users.id, pair.coach.id))
  expect(codeOf((await uploadTo(pair.learner)).body)).toBe('MESSAGE_RECIPIENT_AWAY')
})

test('attachments are limited to 50 MB of unsent files per user, also with uploads at the same time', async () => {
  const user = await aUser(server.db)
  const value = {
    userId: user.id,
    type: 'application/pdf',
    name: 'a.pdf',
    createdAt: server.clock.now,
  } as const
  const small = aPdf()
  await server.db.insert(messageAttachments).values({ ...value, size: 50 * 1024 * 1024 - small.size })
  const answers = await Promise.all([upload(user, small), upload(user, small), upload(user, small)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    code: 'UNSENT_FILES_FULL',
    message: expect.stringContaining('50 MB'),
  })
  expect((await upload(await aUser(server.db), small)).status).toBe(201)
})
