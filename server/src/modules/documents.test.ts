import * as contract from '@sohbet/contract/catalogue/modules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourseType, aModule } from '../testing/rows/catalogue.ts'
import { aPdf, documentFile, pdf } from '../testing/files/documents.ts'
import { aFilm } from '../testing/files/films.ts'
import { aRecording } from '../testing/files/recordings.ts'
import { aPhoto } from '../testing/files/pictures.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const upload = (document: File) => server.call(contract.uploadDocument, { body: { document } }, { as: admin })
const uploaded = async (document: File) => contract.uploadDocument.reply.parse((await upload(document)).body)
const get = (url: string) => server.app.inject({ url })

const moduleWith = async (source: string) => ({
  courseTypeId: (await aCourseType(server.db)).id,
  name: 'Saying hello',
  description: 'How people greet each other',
  order: 1,
  video: { title: 'Hello', description: 'Two people meet', source: '76979871' },
  docs: [{ title: 'Notes', description: 'What we said', source }],
})
const create = async (source: string) =>
  server.call(contract.createModule, { body: await moduleWith(source) }, { as: admin })

describe('a document', () => {
  test('is stored unchanged, and opens only by a signed URL', async () => {
    const { source, url } = await uploaded(aPdf('Kept'))
    expect(source).toMatch(/^\/api\/courses\/documents\/[0-9a-f]{32}\.pdf$/)
    expect(url.startsWith(`${source}?expires=`)).toBe(true)
    const answer = await get(url)
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      {
        'content-type': 'application/pdf',
        'content-disposition': 'inline',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'self'",
        'x-frame-options': 'SAMEORIGIN',
      },
    ])
    expect(answer.rawPayload.equals(pdf('Kept'))).toBe(true)
  })

  test('is stored once, however often it is uploaded and whatever its name', async () => {
    const one = await uploaded(aPdf('Same'))
    const other = await uploaded(documentFile(pdf('Same'), '../../evil.html', 'text/html'))
    expect(other.source).toBe(one.source)
  })

  test('does not open without our signature, with a foreign or changed one, or after ten minutes', async () => {
    const [{ source, url }, other] = [await uploaded(aPdf('One')), await uploaded(aPdf('Other'))]
    expect((await get(source)).statusCode).toBe(400)
    const wrong = [
      url.replace(source, other.source),
      url.replace(/expires=(\d+)/, (_, at: string) => `expires=${Number(at) + 60}`),
      `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`,
    ]
    for (const address of wrong)
      expect([(await get(address)).statusCode, codeOf((await get(address)).json())]).toEqual([
        403,
        'LINK_EXPIRED',
      ])
    const before = server.clock.now
    server.clock.now = new Date(before.getTime() + 10 * 60_000 - 1)
    expect((await get(url)).statusCode).toBe(200)
    server.clock.now = new Date(before.getTime() + 10 * 60_000)
    expect((await get(url)).statusCode).toBe(403)
    server.clock.now = before
  })

  test.each(['x.pdf', '..%2f..%2fetc%2fpasswd', `${'0'.repeat(32)}.exe`, `${'A'.repeat(32)}.pdf`])(
    'has no name like %s',
    async (name) => {
      const path = `/api/courses/documents/${name}`
      expect((await get(`${path}?expires=99999999999&signature=${'A'.repeat(43)}`)).statusCode).toBe(404)
    },
  )
})

describe('in a module', () => {
  test('our own opens by a signed URL, an external one directly', async () => {
    const { source } = await uploaded(aPdf())
    const [own] = contract.module.parse((await create(source)).body).docs
    expect(own?.source).toBe(source)
    expect((await get(own?.url ?? '')).statusCode).toBe(200)
    const { body } = await create('https://example.test/a.pdf?download=1')
    expect(contract.module.parse(body).docs[0]?.url).toBe('https://example.test/a.pdf?download=1')
  })

  test('our own is stored by its path, whichever of its URLs is sent', async () => {
    const { source, url } = await uploaded(aPdf())
    for (const given of [url, `${source}#page=2`])
      expect((await create(given)).body).toMatchObject({ docs: [{ source }] })
  })

  test('our own must exist', async () => {
    const missing = [
      [`/api/courses/documents/${'0'.repeat(32)}.pdf`, 'DOCUMENT_MISSING'],
      ['/api/courses/documents/x.pdf', 'DOCUMENT_MISSING'],
      ['/api/courses/documents/', 'INVALID_INPUT'],
      ['/api/courses/documents/../types', 'INVALID_INPUT'],
    ] as const
    const { id } = await aModule(server.db)
    for (const [source, code] of missing) {
      const { courseTypeId: _type, ...body } = await moduleWith(source)
      for (const answer of [
        await create(source),
        await server.call(contract.updateModule, { params: { id }, body }, { as: admin }),
      ])
        expect([answer.status, codeOf(answer.body)]).toEqual([400, code])
    }
  })
})

describe('refuses', () => {
  const whole = pdf()
  const html = '<script>alert(1)</script>'
  const end = (at: number) => `\nstartxref\n${at}\n%%EOF`
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('no document at all')],
    ['a web page', Buffer.from(html)],
    ['a web page with a document behind it', Buffer.concat([Buffer.from(html), whole])],
    ['a document with a web page behind it', Buffer.concat([whole, Buffer.from(html)])],
    ['a document with an archive behind it', Buffer.concat([whole, Buffer.from('PK\x03\x04 and more')])],
    ['an archive with a document behind it', Buffer.concat([Buffer.from('PK\x03\x04'), whole])],
    ['a picture with a document behind it', Buffer.concat([Buffer.from('GIF89a'), whole])],
    ['the first half', whole.subarray(0, whole.length / 2)],
    ['all but the last line', whole.subarray(0, whole.length - 8)],
    ['a head alone', Buffer.from('%PDF-1.7\n')],
    ['a head and an end alone', Buffer.from('%PDF-1.7\n%%EOF')],
    ['an end that leads to the head', Buffer.from(`%PDF-1.7\n${html}${end(0)}`)],
    ['an end that leads nowhere', Buffer.from(`%PDF-1.7\n${html}${end(99_999)}`)],
    ['another version of another thing', Buffer.from(whole.toString('latin1').replace('1.4', '9.9'))],
    ['PostScript', Buffer.from('%!PS-Adobe-3.0\n%%EOF')],
    ['a Word document', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')],
  ])('%s', async (_, bytes) => {
    const { status, body } = await upload(documentFile(bytes))
    expect([status, codeOf(body)]).toEqual([400, 'INVALID_DOCUMENT'])
  })

  test('a picture, no file, and no form', async () => {
    expect(codeOf((await upload(await aPhoto())).body)).toBe('INVALID_DOCUMENT')
    const nothing = Object({ body: { document: 'text' } })
    expect((await server.call(contract.uploadDocument, nothing, { as: admin })).status).toBe(400)
  })

  test('more than 20 MB', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(contract.maxDocumentBytes)])
    const { status, body } = await upload(documentFile(bytes))
    expect([status, codeOf(body)]).toEqual([413, 'TOO_LARGE'])
  })
})

test('accepts a document with a table object, or with blank lines at the end', async () => {
  const text = '%PDF-1.5\n%\xe2\xe3\n7 0 obj\n<< /Type /XRef >>\nstream\nx\nendstream\nendobj\n'
  const modern = Buffer.from(
    `${text}startxref\r\n12\r\n%%EOF\r\n`.replace('12', String(text.indexOf('7 0 obj'))),
    'latin1',
  )
  expect((await upload(documentFile(modern))).status).toBe(200)
  expect((await upload(documentFile(Buffer.concat([pdf(), Buffer.from('\n\n\0')])))).status).toBe(200)
})

describe('an uploaded video', () => {
  const send = (video: File) => server.call(contract.uploadVideo, { body: { video } }, { as: admin })

  test('plays in parts by a signed URL, which stays the same for some time', async () => {
    const film = aFilm()
    const { source, url } = contract.uploadVideo.reply.parse((await send(film)).body)
    expect(source).toMatch(/^\/api\/courses\/videos\/[0-9a-f]{32}\.mp4$/)
    const part = await server.app.inject({ url, headers: { range: 'bytes=4-7' } })
    expect([
      part.statusCode,
      part.headers['content-type'],
      part.headers['content-range'],
      part.payload,
    ]).toEqual([206, 'video/mp4', `bytes 4-7/${film.size}`, 'ftyp'])
    expect((await get(source)).statusCode).toBe(400)
    const module = await moduleWith('https://example.test/notes.pdf')
    // As copied from the player
    const body = { ...module, video: { ...module.video, source: url } }
    const saved = contract.module.parse(
      (await server.call(contract.createModule, { body }, { as: admin })).body,
    )
    expect(saved.video).toMatchObject({ source, url })
    const missing = {
      ...body,
      video: { ...body.video, source: source.replace(/[0-9a-f]{32}/, '0'.repeat(32)) },
    }
    const refused = await server.call(contract.createModule, { body: missing }, { as: admin })
    expect(codeOf(refused.body)).toBe('VIDEO_MISSING')
  })

  test.each([
    ['a document', aPdf()],
    ['a recording', aRecording('m4a')],
    ['the beginning of a film', new File(['\0\0\0\x18ftypmp42 and nothing more'], 'a.mp4')],
  ])('is refused when it is %s', async (_, file) => {
    const { status, body } = await send(file)
    expect([status, codeOf(body)]).toEqual([400, 'INVALID_VIDEO'])
  })
})
