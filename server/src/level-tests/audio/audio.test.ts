import { maxAudioBytes } from '@sohbet/domain/level-test/question'
import {
  getLevelTestAudio,
  createLevelTestQuestion,
  importLevelTestQuestions,
  listLevelTestQuestions,
  uploadLevelTestAudio,
} from '@sohbet/contract/level-tests/level-tests'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aLevelTest } from '../../testing/rows/level-tests.ts'
import { aRecording, audioFile, mp3Frames, wav } from '../../testing/files/recordings.ts'
import { aPhoto } from '../../testing/files/pictures.ts'
import { fakeWebBuild } from '../../testing/files/fake-web-build.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const upload = (audio: File) => server.call(uploadLevelTestAudio, { body: { audio } }, { as: admin })
const uploaded = async (audio: File) => uploadLevelTestAudio.reply.parse((await upload(audio)).body)
const nameIn = (url: string) => url.split('/').at(-1) ?? ''

describe('a recording', () => {
  test.each([
    ['mp3', 'audio/mpeg', 0.52],
    ['m4a', 'audio/mp4', 0.51],
    ['ogg', 'audio/ogg', 0.5],
    ['wav', 'audio/wav', 0.5],
  ] as const)('in %s is stored unchanged and served as %s', async (kind, type, seconds) => {
    const file = aRecording(kind)
    const { url, seconds: measured } = await uploaded(file)
    expect(url).toMatch(new RegExp(`^/api/level-tests/audio/[0-9a-f]{32}\\.${kind}$`))
    expect(measured).toBeCloseTo(seconds, 1)
    const { status, body, headers } = await server.send(getLevelTestAudio, { params: { name: nameIn(url) } })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=300, must-revalidate',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(Buffer.from(Object(body)).equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
    const again = await server.send(
      getLevelTestAudio,
      { params: { name: nameIn(url) } },
      { 'if-none-match': String(headers.etag) },
    )
    expect(again.status).toBe(304)
  })

  test('is recognised by its content, whatever its name', async () => {
    const bytes = new Uint8Array(await aRecording('wav').arrayBuffer())
    expect((await uploaded(audioFile(bytes, '../../evil.html', 'text/html'))).url).toMatch(/\.wav$/)
  })

  test('sets the length of its question, whatever was sent', async () => {
    const { url, seconds } = await uploaded(audioFile(wav(2)))
    const options = (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: id }))
    const { id: testId } = await aLevelTest(server.db)
    const body = {
      testId,
      type: 'listening',
      text: 'Listen',
      options,
      audioUrl: url,
      audioSeconds: 200,
    } as const
    const { body: question } = await server.call(createLevelTestQuestion, { body }, { as: admin })
    expect(seconds).toBe(2)
    expect(question).toMatchObject({ audioUrl: url, audioSeconds: 2 })
    const missing = { ...body, audioUrl: `/api/level-tests/audio/${'0'.repeat(32)}.mp3`, audioSeconds: null }
    const other = await server.call(createLevelTestQuestion, { body: missing }, { as: admin })
    expect(other.body).toMatchObject({ audioSeconds: null })
  })
})

test('a recording of the site is measured too, and an import reports a missing one', async () => {
  const webBuild = fakeWebBuild({ files: { 'audio/level-test/a.wav': wav(2) } })
  const site = await startTestApp({ webBuild })
  onTestFinished(() => site.stop())
  const as = await aUserOf(site.db, 'admin')
  const { id } = await aLevelTest(site.db, { questions: [] })
  const send = (...rows: string[]) => {
    const csv = ['type,text,optionA,optionB,optionC,optionD,correctOptionId,audioUrl,audioSeconds', ...rows]
    const body = { csv: csv.join('\n'), isPreview: false }
    return site.call(importLevelTestQuestions, { params: { id }, body }, { as })
  }
  const here = 'listening,Here,a,b,c,d,A,/audio/level-test/a.wav,99'
  const problem = 'audioUrl: There is no such recording'
  const gone = ['/audio/level-test/b.wav', '/audio/level-test', '/audio/page.html'].map(
    (address) => `listening,Gone,a,b,c,d,A,${address}`,
  )
  expect((await send(here, ...gone)).body).toMatchObject({
    rows: [{ problem: null }, { problem }, { problem }, { problem }],
    imported: 0,
  })
  expect((await send(here)).body).toMatchObject({ imported: 1 })
  const { body } = await site.call(listLevelTestQuestions, { params: { testId: id } }, { as })
  expect(body).toMatchObject([{ audioUrl: '/audio/level-test/a.wav', audioSeconds: 2 }])
})

describe('refuses', () => {
  const zip = Buffer.from('PK\x03\x04 and more')
  const html = '<script>alert(1)</script>'
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('no sound at all')],
    ['a web page', Buffer.from(html)],
    ['a web page with a recording behind it', Buffer.concat([Buffer.from(html), mp3Frames(20)])],
    ['an archive with a recording behind it', Buffer.concat([zip, wav(1)])],
    ['a picture that ends in a recording', Buffer.concat([Buffer.from('GIF89a'), mp3Frames(20)])],
    ['an ID3 tag and no sound', Buffer.from(`ID3\x03\0\0\0\0\0\x10${html}`)],
    ['one frame mark and no sound', Buffer.concat([Buffer.from([0xff, 0xfb]), Buffer.from(html)])],
    ['the head of an Ogg and no sound', Buffer.from(`OggS\0\x02${html.repeat(20)}`)],
    ['the head of a WAV and no sound', Buffer.from(`RIFF\xff\0\0\0WAVE${html.repeat(20)}`, 'latin1')],
    ['another kind of RIFF', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
    ['a WAV without samples', wav(0)],
    ['FLAC', Buffer.from('fLaC\0\0\0\x22')],
    ['MP4', Buffer.from('\0\0\0\x20ftypM4A \0\0\0\0')],
  ])('%s', async (_, bytes) => {
    const { status, body } = await upload(audioFile(bytes))
    expect([status, codeOf(body)]).toEqual([400, 'INVALID_AUDIO'])
  })

  test('a picture, no file, and no form', async () => {
    expect(codeOf((await upload(await aPhoto())).body)).toBe('INVALID_AUDIO')
    const nothing = Object({ body: { audio: 'text' } })
    expect((await server.call(uploadLevelTestAudio, nothing, { as: admin })).status).toBe(400)
  })

  test('more than 5 MB', async () => {
    const bytes = Buffer.concat([mp3Frames(100), Buffer.alloc(maxAudioBytes)])
    const { status, body } = await upload(audioFile(bytes))
    expect([status, codeOf(body)]).toEqual([413, 'TOO_LARGE'])
  })

  test('more than 5 minutes', async () => {
    expect(codeOf((await upload(audioFile(wav(301)))).body)).toBe('AUDIO_TOO_LONG')
  })

  test.each(['x.mp3', '..%2f..%2fetc%2fpasswd', `${'0'.repeat(32)}.exe`, `${'0'.repeat(32)}.mp3`])(
    'reading %s',
    async (name) => {
      const answer = await server.app.inject({ url: `/api/level-tests/audio/${name}` })
      expect(answer.statusCode).toBe(404)
    },
  )
})
