import * as contract from '@sohbet/contract/messaging/threads'
import { exportUser } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageAttachments } from '../db/tables/messaging/messages.ts'
import { users } from '../db/tables/people/users.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aPdf } from '../testing/files/documents.ts'
import { aFile } from '../testing/files/pictures.ts'
import { aVoice, ofDesktop, ofPhone, opusInMp4 } from '../testing/files/voice-recordings.ts'
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

const uploaded = async (as: As, file: File) => contract.attachment.parse((await upload(as, file)).body)
const read = (url: string) => server.app.inject({ method: 'GET', url })

test.each([
  ['webm', ofDesktop, 'audio/webm'],
  ['m4a', ofPhone, 'audio/mp4'],
] as const)(
  'a voice message (%s) is sent, listed as one, and heard by both sides without a stored copy',
  async (ending, bytes, type) => {
    const pair = await aPair(server.db)
    const { id } = await aTalk(server.db, pair)
    const voice = await uploaded(pair.learner, aVoice(bytes))
    expect(voice).toMatchObject({ type, seconds: expect.closeTo(2, 0), width: null })
    const body = { clientId: crypto.randomUUID(), attachmentIds: [voice.id] }
    const sent = await server.call(contract.sendMessage, { params: { id }, body }, { as: pair.learner })
    expect(sent.status).toBe(201)
    const list = await server.call(contract.listThreads, { query: {} }, { as: pair.coach })
    const [thread] = contract.listThreads.reply.parse(list.body).threads
    expect(thread?.last).toMatchObject({ text: '', attachments: 1, isVoice: true })
    const page = await server.call(contract.getThread, { params: { id }, query: {} }, { as: pair.coach })
    const { attachments } = contract.threadPage.parse(page.body).messages.at(-1) ?? { attachments: [] }
    expect(attachments).toMatchObject([{ id: voice.id, seconds: voice.seconds }])
    const heard = await read(attachments[0]?.url ?? '')
    expect(heard.headers).toMatchObject({ 'content-type': type, 'cache-control': 'private, no-store' })
    expect(await server.files.has(`messages/${voice.id}.${ending}`)).toBe(true)
    const params = { id: pair.learner.id }
    const exported = await server.call(exportUser, { params }, { as: pair.learner })
    const [file] = Object(exported.body).message_files
    const { pathname, search } = new URL(file.url)
    expect((await read(pathname + search)).rawPayload).toEqual(heard.rawPayload)
  },
)

test.each([
  ['png', 'image/png'],
  ['webp', 'image/webp'],
] as const)('a %s becomes a JPEG on white, without what the camera wrote', async (kind, type) => {
  const create = { width: 40, height: 30, channels: 4, background: '#0000' } as const
  const secret = { IFD0: { Copyright: 'secret' } }
  const bytes = await sharp({ create }).withExif(secret).toFormat(kind).toBuffer()
  expect(bytes.includes('secret')).toBe(true)
  const user = await aUser(server.db)
  const picture = await uploaded(user, new File([new Uint8Array(bytes)], `Foto.${kind}`, { type }))
  expect(picture).toMatchObject({ name: 'Foto.jpg', type: 'image/jpeg', width: 40, height: 30 })
  const { rawPayload } = await read(picture.url)
  expect(rawPayload.includes('secret')).toBe(false)
  const { dominant } = await sharp(rawPayload).stats()
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
})

test('a picture of too many pixels and a recording that phones cannot play are refused with their own reasons', async () => {
  const user = await aUser(server.db)
  const large = Buffer.from(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )
  large.writeUInt32BE(30_000, 16)
  large.writeUInt32BE(30_000, 20)
  const { body } = await upload(user, aFile(large, 'large.png'))
  expect(body).toMatchObject({ code: 'IMAGE_TOO_LARGE', message: expect.stringContaining('50 million') })
  const flat = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#fff' } })
    .webp({ effort: 0 })
    .toBuffer()
  expect(codeOf((await upload(user, aFile(flat, 'flat.webp'))).body)).toBe('IMAGE_TOO_LARGE')
  const { body: refused } = await upload(user, aVoice(opusInMp4))
  expect(codeOf(refused)).toBe('INVALID_RECORDING')
})
