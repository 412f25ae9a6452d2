import { getImage, maxImageBytes, uploadImage } from '@sohbet/contract/core/images'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSession, aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse, aQuizQuestion } from '../testing/rows/catalogue.ts'
import { aFile, aPhoto } from '../testing/files/pictures.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { userPhoto } from './image-files.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
  learner = await aUser(server.db)
})
afterAll(() => server.stop())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8201b' } })

const aPart = (name: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n1\r\n`

type Form = { image?: File; id?: string; type?: string }
async function upload(form: Form, user = learner) {
  const values = { image: await aPhoto(), id: learner.id, type: 'user_photos', ...form }
  // The contract's types would not let a test send nonsense.
  return server.call({ ...uploadImage, body: undefined }, Object({ body: values }), { as: user })
}
const read = (type: string, id: string, headers = {}) =>
  server.send(getImage, { params: { type, id } }, headers)
async function pictureOf(type: string, id: string) {
  const { body } = await read(type, id)
  return sharp(Buffer.from(body instanceof Uint8Array ? body : [])).metadata()
}

describe('an uploaded picture', () => {
  test('is a square photo, served at both URLs', async () => {
    const image = aFile(await picture(900, 1400).jpeg().toBuffer())
    const { status, body } = await upload({ image, type: 'user' })
    expect([status, body]).toEqual([
      200,
      { url: expect.stringMatching(`^/api/images/user_photos/${learner.id}.jpg\\?v=[\\w-]{8}$`) },
    ])
    expect(await pictureOf('user_photos', learner.id)).toMatchObject({
      format: 'jpeg',
      width: 512,
      height: 512,
    })
    // An id in capitals is the same id
    const avatar = await server.app.inject({ url: `/images/${learner.id.toUpperCase()}.jpg` })
    expect([avatar.statusCode, avatar.headers['content-type']]).toEqual([200, 'image/jpeg'])
    // A web mail program shows it too
    expect(avatar.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(avatar.rawPayload.equals(Buffer.from(Object((await read('user', learner.id)).body)))).toBe(true)
  })

  test('is rotated upright and has no location data', async () => {
    const taken = picture(100, 300)
      .composite([{ input: await picture(20, 20).negate().png().toBuffer(), left: 0, top: 0 }])
      .withExif({
        IFD0: { Copyright: 'me' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .withMetadata({ orientation: 6 })
    const { id } = await aQuizQuestion(server.db)
    const { status } = await upload({ image: aFile(await taken.jpeg().toBuffer()), id, type: 'quiz' }, admin)
    expect(status).toBe(200)
    const found = await pictureOf('quiz_questions', id)
    expect(found).toMatchObject({ width: 300, height: 100 })
    expect(found.exif).toBeUndefined()
    expect(found.orientation).toBeUndefined()
  })

  test('of the school is at most 1600 pixels long, and never enlarged', async () => {
    const [large, small] = [(await aCourse(server.db)).id, (await aCourse(server.db)).id]
    const send = async (id: string, width: number, height: number) =>
      upload(
        { image: aFile(await picture(width, height).jpeg().toBuffer()), id, type: 'course_images' },
        admin,
      )
    await send(large, 4000, 1000)
    await send(small, 300, 200)
    expect(await pictureOf('course_images', large)).toMatchObject({ width: 1600, height: 400 })
    expect(await pictureOf('course_images', small)).toMatchObject({ width: 300, height: 200 })
  })

  test('of a question is at most 1200 pixels long', async () => {
    const { id } = await aQuizQuestion(server.db)
    await upload({ image: aFile(await picture(4000, 1000).jpeg().toBuffer()), id, type: 'quiz' }, admin)
    expect(await pictureOf('quiz_questions', id)).toMatchObject({ width: 1200, height: 300 })
  })

  test('answers 304 to a browser that has it', async () => {
    await upload({})
    const first = await read('user_photos', learner.id)
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=300, must-revalidate',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    })
    const again = await read('user_photos', learner.id, { 'if-none-match': `W/"x", ${first.headers.etag}` })
    expect([again.status, Object(again.body).length]).toEqual([304, 0])
    await upload({ image: aFile(await picture(30, 30).negate().jpeg().toBuffer()) })
    const changed = await read('user_photos', learner.id, { 'if-none-match': String(first.headers.etag) })
    expect(changed.status).toBe(200)
  })

  test('is removed with its user', async () => {
    await upload({})
    await server.files.remove(userPhoto(learner.id))
    expect((await read('user_photos', learner.id)).status).toBe(404)
  })
})

describe('an invalid picture', () => {
  const png = () => picture(40, 30).png().toBuffer()
  const cut = async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 2000)
  const huge = () => picture(7100, 7100).jpeg({ quality: 1 }).toBuffer()
  test.each([
    ['a PNG that is called a JPEG', png],
    ['a text', async () => 'hello'],
    ['nothing', async () => ''],
    ['an SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a JPEG cut short', cut],
    ['the first bytes of a JPEG', async () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ])('%s is refused', async (_, make) => {
    const { status, body } = await upload({ image: aFile(await make()) })
    expect([status, codeOf(body)]).toEqual([400, 'INVALID_IMAGE'])
  })
  test('with more than 50 megapixels is refused with the reason', async () => {
    const { status, body } = await upload({ image: aFile(await huge()) })
    expect([status, codeOf(body)]).toEqual([400, 'IMAGE_TOO_LARGE'])
  })

  test('of more than 10 MB is refused', async () => {
    const { status, body } = await upload({ image: aFile(new Uint8Array(maxImageBytes + 1)) })
    expect([status, codeOf(body)]).toEqual([413, 'TOO_LARGE'])
  })

  test('leaves the old picture unchanged', async () => {
    await upload({})
    const before = await read('user_photos', learner.id)
    await upload({ image: aFile('hello') })
    expect((await read('user_photos', learner.id)).headers.etag).toBe(before.headers.etag)
  })
})

describe('an upload form', () => {
  test.each([
    [{ id: '' }, { id: 'ID is required for image upload' }],
    [{ id: 'none' }, { id: 'Missing or not valid' }],
    [{ type: 'passports' }, { type: 'Not one of the accepted values' }],
  ])('with %o names the missing field', async (form, fields) => {
    const { status, body } = await upload(form)
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'INVALID_INPUT', fields })])
  })

  test('without a picture, or with text instead, is refused', async () => {
    const { status, body } = await server.call(
      { ...uploadImage, body: undefined },
      Object({ body: { image: 'text', type: 'user_photos' } }),
      { as: learner },
    )
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        fields: { image: 'Please select a valid JPEG image', id: 'ID is required for image upload' },
      }),
    ])
  })

  test('sent as JSON is refused', async () => {
    const inJson = { ...uploadImage, body: undefined, upload: undefined }
    const { status, body } = await server.call(inJson, Object({ body: {} }), { as: learner })
    expect([status, codeOf(body)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })

  test.each([
    ['without a boundary', 'multipart/form-data', 'hello'],
    [
      'cut short',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="id"\r\n\r\n1',
    ],
    ['with two files', 'multipart/form-data; boundary=x', `${aPart('image')}${aPart('image')}--x--`],
    ['that sets a prototype', 'multipart/form-data; boundary=x', `${aPart('__proto__')}--x--`],
  ])('%s is refused', async (_, contentType, payload) => {
    const { id } = await aSession(server.db, learner.id, server.clock.now)
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/images/upload',
      headers: {
        'content-type': contentType,
        authorization: `Bearer ${server.tokens.access(id, server.clock.now)}`,
      },
      payload,
    })
    expect([400, 413]).toContain(statusCode)
  })
})

describe('access to pictures', () => {
  test('an admin sets the photo of any existing user', async () => {
    expect((await upload({}, admin)).status).toBe(200)
    const { status, body } = await upload({ id: randomUUID() }, admin)
    expect([status, codeOf(body)]).toEqual([404, 'USER_NOT_FOUND'])
  })

  test.each([
    ['quiz', 'NOT_FOUND'],
    ['quiz_questions', 'NOT_FOUND'],
    ['course_images', 'COURSE_NOT_FOUND'],
  ])('%s need an existing record', async (type, code) => {
    const { status, body } = await upload({ type, id: randomUUID() }, admin)
    expect([status, codeOf(body)]).toEqual([404, code])
  })

  test.each(['quiz', 'quiz_questions', 'course_images'])('%s are refused to learners', async (type) => {
    const { status, body } = await upload({ type, id: randomUUID() })
    expect([status, codeOf(body)]).toEqual([403, 'FORBIDDEN'])
  })
})

test.each([
  `/api/images/user_photos/${randomUUID()}.jpg`,
  `/api/images/passports/${randomUUID()}.jpg`,
  '/api/images/user_photos/1.jpg',
  '/api/images/user_photos/..%2F..%2Fsession-secret.jpg',
  `/api/images/user_photos/${randomUUID()}.png`,
  '/images/1.jpg',
])('there is no picture at %s', async (url) => {
  expect((await server.app.inject({ url })).statusCode).toBe(404)
})

test('an avatar without a photo answers 204', async () => {
  const { statusCode, body } = await server.app.inject({ url: `/images/${randomUUID()}.jpg` })
  expect([statusCode, body]).toEqual([204, ''])
})
