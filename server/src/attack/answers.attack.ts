import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { renewCalendarFeed } from '@sohbet/contract/live-sessions/calendar'
import { anyone, endpoint, type Endpoint } from '@sohbet/contract/endpoint'
import { uploadDocument } from '@sohbet/contract/catalogue/modules'
import { uploadQuizAudio } from '@sohbet/contract/catalogue/quizzes'
import { requestPath } from '@sohbet/contract/request'
import { uploadResourceFile } from '@sohbet/contract/catalogue/resources'
import { signature } from '@sohbet/contract/signed'
import { uploadAttachment } from '@sohbet/contract/messaging/threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { allFeatures } from '../features.ts'
import { createBreakableDatabase } from '../testing/databases/breakable-database.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { aPdf } from '../testing/files/documents.ts'
import { aPhoto } from '../testing/files/pictures.ts'
import { aRecording } from '../testing/files/recordings.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aShooter, ask, everyCall, signedIn, takesJson } from './every-call.ts'
import { missingHeaders } from './headers.ts'

const webBuild = join(import.meta.dirname, '../../../web/build')
const secure = { publicUrl: 'https://school.example', rateLimit: true }
const crash = endpoint({
  method: 'GET',
  path: '/crash',
  summary: 'Fails',
  access: anyone,
  reply: z.object({}),
})

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({
    config: secure,
    ...(existsSync(webBuild) && { webBuild }),
    features: [
      ...allFeatures,
      (bind) =>
        bind(crash, () => {
          throw new Error('a fault')
        }),
    ],
  })
})
afterAll(() => server.stop())

const json = { 'content-type': 'application/json' }
type Shot = { method?: 'GET' | 'POST' | 'PUT' | 'OPTIONS' | 'HEAD' | 'DELETE'; url: string; payload?: string }

/** One reply of every kind, with its expected status. */
const kinds: [number | undefined, Shot & { headers?: Record<string, string> }][] = [
  [200, { url: '/healthz' }],
  [200, { url: '/readyz' }],
  [undefined, { url: '/' }],
  [undefined, { url: '/auth/login' }],
  [undefined, { url: '/robots.txt' }],
  [404, { url: '/no-such-page' }],
  [404, { url: '/assets/no-such-file.js' }],
  [404, { url: '/api/no-such-call' }],
  [404, { method: 'OPTIONS', url: '/api/users' }],
  [404, { method: 'DELETE', url: '/api/auth/login' }],
  [404, { url: '/api/images/user_photos/00000000-0000-4000-8000-000000000000.jpg' }],
  [404, { url: '/api/level-tests/audio/00000000000000000000000000000000.mp3' }],
  [400, { url: '/api/%E0%A4%A' }],
  [400, { method: 'POST', url: '/api/auth/login', payload: '{', headers: json }],
  [401, { url: '/api/users' }],
  [413, { method: 'POST', url: '/api/auth/login', payload: `"${'a'.repeat(1_100_000)}"`, headers: json }],
  [415, { method: 'POST', url: '/api/auth/login', payload: 'a', headers: { 'content-type': 'text/plain' } }],
  [500, { url: '/api/crash' }],
]

test.each(kinds)('a reply of %s to %o has the security headers', async (status, shot) => {
  const answer = await server.app.inject(shot)
  expect(answer.statusCode).toBe(status ?? answer.statusCode)
  expect(missingHeaders(answer, { secure: true })).toEqual([])
  const isStored = shot.url.startsWith('/api/') && answer.headers['cache-control'] !== 'no-store'
  expect(isStored).toBe(false)
})

test.each(everyCall)(
  '$name has the security headers for its caller, another user and an anonymous caller',
  async (call) => {
    const { values, headers } = await aShooter(server, call)
    const shot = {
      method: call.endpoint.method,
      url: requestPath(call.endpoint, values),
      ...(takesJson(call) && { payload: JSON.stringify(values.body) }),
    }
    const stranger = await signedIn(server, await aUserOf(server.db, 'learner'))
    for (const who of [headers, stranger, {}]) {
      const answer = await ask(server, call.endpoint, {
        ...shot,
        headers: { ...(takesJson(call) && json), ...who },
      })
      expect(missingHeaders(answer, { secure: true })).toEqual([])
      const isStored = !isPublic(call.endpoint) && !/no-store/.test(String(answer.headers['cache-control']))
      expect(isStored).toBe(false)
    }
  },
)

/** Pictures and level-test recordings may be cached; content behind a signed or secret URL is private. */
const isPublic = ({ access, query, secret }: Endpoint) =>
  access.who === 'anyone' && query !== signature && !secret

test('private replies are not cached, except recordings of lessons', async () => {
  const [admin, learner] = [await aUserOf(server.db, 'admin'), await aUserOf(server.db, 'learner')]
  const made = async (call: Endpoint, body: object | undefined, as: { id: string }) =>
    (await server.send(call, body ? { body } : {}, await signedIn(server, as))).body
  const kept = async (url: string) => {
    const answer = await server.app.inject({ url: url.replace(secure.publicUrl, '') })
    expect([url, answer.statusCode, missingHeaders(answer, { secure: true })]).toEqual([url, 200, []])
    return answer.headers['cache-control']
  }
  const pdf = { file: aPdf() }
  const attached = uploadAttachment.reply.parse(await made(uploadAttachment, pdf, learner))
  const photo = uploadAttachment.reply.parse(await made(uploadAttachment, { file: await aPhoto() }, learner))
  const lesson = uploadDocument.reply.parse(await made(uploadDocument, { document: aPdf() }, admin))
  const shelved = uploadResourceFile.reply.parse(await made(uploadResourceFile, pdf, admin))
  const { feed } = renewCalendarFeed.reply.parse(await made(renewCalendarFeed, undefined, learner))
  const addresses = [attached.url, photo.url, lesson.url, shelved.url, feed?.url ?? '']
  expect(await Promise.all(addresses.map(kept))).toEqual(addresses.map(() => 'private, no-store'))

  // A player requests parts of it repeatedly
  const sound = { file: aRecording('mp3') }
  const spoken = uploadQuizAudio.reply.parse(await made(uploadQuizAudio, { audio: aRecording('wav') }, admin))
  const heard = uploadResourceFile.reply.parse(await made(uploadResourceFile, sound, admin))
  expect([await kept(spoken.playUrl), await kept(heard.url)]).toEqual(Array(2).fill('private, no-cache'))
})

test('pictures, rate-limited replies and replies without a database have the headers too', async () => {
  const user = await aUserOf(server.db, 'learner')
  const form = new FormData()
  for (const [name, value] of Object.entries({ id: user.id, type: 'user_photos' })) form.append(name, value)
  form.append('image', await aPhoto())
  const headers = await signedIn(server, user)
  await server.app.inject({ method: 'POST', url: '/api/images/upload', payload: form, headers })
  const picture = await server.app.inject({ url: `/api/images/user_photos/${user.id}.jpg` })
  expect([picture.statusCode, missingHeaders(picture, { secure: true })]).toEqual([200, []])

  const many = Array.from({ length: 25 }, () =>
    server.app.inject({ method: 'POST', url: '/api/auth/login', payload: '{}', headers: json }),
  )
  const refused = (await Promise.all(many)).find(({ statusCode }) => statusCode === 429)
  expect(refused && missingHeaders(refused, { secure: true })).toEqual([])

  const database = await createBreakableDatabase()
  const breakable = await startTestApp({ database, config: secure })
  await database.cut()
  const away = await breakable.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: JSON.stringify({ email: 'a@b.test', password: 'seven red buses' }),
    headers: json,
  })
  expect([away.statusCode, missingHeaders(away, { secure: true })]).toEqual([503, []])
  await database.mend()
  await breakable.stop()
})
