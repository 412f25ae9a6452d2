import { maxAudioBytes } from '@sohbet/domain/level-test/question'
import * as contract from '@sohbet/contract/catalogue/quizzes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aQuiz } from '../testing/rows/catalogue.ts'
import { aPhoto } from '../testing/files/pictures.ts'
import { aRecording, audioFile, mp3Frames, wav } from '../testing/files/recordings.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp({ config: { publicUrl: 'https://school.example' } })
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const upload = (audio: File) => server.call(contract.uploadQuizAudio, { body: { audio } }, { as: admin })
const uploaded = async (audio: File) => contract.uploadQuizAudio.reply.parse((await upload(audio)).body)
const get = (url: string, headers = {}) => server.app.inject({ url, headers })

async function questionWith(audioUrl: string) {
  const fields = {
    content: 'What do you hear?',
    sourceType: 'audio',
    questionType: 'fill_blank',
    correctAnswer: 'tea',
    audioUrl,
  } as const
  const { id } = await aQuiz(server.db)
  return server.call(contract.createQuizQuestion, { params: { id }, body: fields }, { as: admin })
}

describe('a recording', () => {
  test.each([
    ['mp3', 'audio/mpeg'],
    ['m4a', 'audio/mp4'],
    ['ogg', 'audio/ogg'],
    ['wav', 'audio/wav'],
  ] as const)('in %s is stored unchanged, and plays by a signed URL as %s', async (kind, type) => {
    const file = aRecording(kind)
    const { audioUrl, playUrl, seconds } = await uploaded(file)
    expect(audioUrl).toMatch(new RegExp(`^/api/quizes/audio/[0-9a-f]{32}\\.${kind}$`))
    expect(playUrl.startsWith(`${audioUrl}?expires=`)).toBe(true)
    expect(seconds).toBeCloseTo(0.5, 1)
    const answer = await get(playUrl)
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      {
        'content-type': type,
        'cache-control': 'private, no-cache',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
      },
    ])
    expect(answer.rawPayload.equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
    expect((await get(playUrl, { range: 'bytes=0-9' })).statusCode).toBe(206)
  })

  test('does not play without our signature, with a foreign one, or after ten minutes', async () => {
    const [one, other] = [await uploaded(audioFile(wav(1))), await uploaded(audioFile(wav(2)))]
    expect((await get(one.audioUrl)).statusCode).toBe(400)
    const borrowed = one.audioUrl + other.playUrl.slice(other.audioUrl.length)
    const longer = one.playUrl.replace(/expires=\d+/, 'expires=9999999999')
    for (const url of [borrowed, longer]) {
      const answer = await get(url)
      expect([answer.statusCode, codeOf(answer.json())]).toEqual([403, 'LINK_EXPIRED'])
    }
    server.clock.now = new Date(server.clock.now.getTime() + 10 * 60 * 1000)
    expect((await get(one.playUrl)).statusCode).toBe(403)
  })

  test.each(['x.mp3', '..%2f..%2fsession-secret', `${'0'.repeat(32)}.exe`, `${'0'.repeat(32)}.mp3%00.exe`])(
    'does not exist at %s',
    async (name) => {
      const { statusCode } = await get(`/api/quizes/audio/${name}?expires=1&signature=${'A'.repeat(43)}`)
      expect([400, 404]).toContain(statusCode)
    },
  )
})

describe('a question', () => {
  test('stores the plain path of our own recordings, and plays by a signed one', async () => {
    const { audioUrl, playUrl } = await uploaded(aRecording('mp3'))
    for (const given of [audioUrl, playUrl, `https://school.example${playUrl}`]) {
      const { status, body } = await questionWith(given)
      expect([status, body]).toMatchObject([
        201,
        { audioUrl, playUrl: expect.stringContaining('&signature=') },
      ])
    }
  })

  test('plays external recordings directly', async () => {
    const audioUrl = 'https://cdn.example/a.mp3'
    expect((await questionWith(audioUrl)).body).toMatchObject({ audioUrl, playUrl: audioUrl })
  })

  test('refuses a missing recording of our own', async () => {
    for (const [name, code] of [
      [`${'0'.repeat(32)}.mp3`, 'AUDIO_MISSING'],
      ['x.mp3', 'AUDIO_MISSING'],
      ['../../session-secret', 'INVALID_INPUT'],
    ]) {
      const { status, body } = await questionWith(`/api/quizes/audio/${name}`)
      expect([status, codeOf(body)]).toEqual([400, code])
    }
  })
})

describe('an invalid recording', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a web page', Buffer.from('<script>alert(1)</script>')],
    ['an archive with a recording behind it', Buffer.concat([Buffer.from('PK\x03\x04'), wav(1)])],
    ['an ID3 tag and no sound', Buffer.from('ID3\x03\0\0\0\0\0\x10')],
    ['a WAV without samples', wav(0)],
  ])('%s is refused', async (_, bytes) => {
    const { status, body } = await upload(audioFile(bytes))
    expect([status, codeOf(body)]).toEqual([400, 'INVALID_AUDIO'])
  })

  test('a picture, a long recording and a large file are refused', async () => {
    expect(codeOf((await upload(await aPhoto())).body)).toBe('INVALID_AUDIO')
    expect(codeOf((await upload(audioFile(wav(301)))).body)).toBe('AUDIO_TOO_LONG')
    const large = Buffer.concat([mp3Frames(100), Buffer.alloc(maxAudioBytes)])
    expect((await upload(audioFile(large))).status).toBe(413)
  })
})
