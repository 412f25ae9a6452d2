import {
  discardSiteDraft,
  getSitePage,
  listSitePages,
  listSiteVersions,
  previewSitePage,
  publishSitePage,
  restoreSiteVersion,
  saveSiteDraft,
  uploadSiteFile,
  type SiteFileKind,
} from '@sohbet/contract/site/site'
import { defaultContent } from '@sohbet/contract/site/default-content'
import { sitePageNames } from '@sohbet/contract/site/site-pages'
import { markContent } from '@sohbet/contract/testing/marked-content'
import { schemaOf } from '@sohbet/contract/site/site-values'
import { errorReply } from '@sohbet/contract/error-reply'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { siteDrafts, siteVersions } from '../db/tables/core/site.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aPdf } from '../testing/files/documents.ts'
import { aPhoto } from '../testing/files/pictures.ts'
import { fakeWebBuild } from '../testing/files/fake-web-build.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'

const page = 'about' as const
const params = { page }
const { about } = defaultContent.about

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  const mission = "'<p>' + data.content.about.about.mission.title.tr + '</p><script>1</script>'"
  const shownAt = `path === '/all' ? JSON.stringify(data.content) : ${mission}`
  server = await startTestApp({ webBuild: fakeWebBuild({ paths: ['/about', '/all'], page: shownAt }) })
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(siteDrafts)
})

const named = (title: string) => ({
  about: { ...about, mission: { ...about.mission, title: { tr: title, en: title } } },
})
const read = async () =>
  getSitePage.reply.parse((await server.call(getSitePage, { params }, { as: admin })).body)
const save = (content: Record<string, unknown>, revision = 0) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some contents are broken on purpose
  server.call(saveSiteDraft, { params, body: { content: content as never, revision } }, { as: admin })
const publish = (revision: number) =>
  server.call(publishSitePage, { params, body: { revision } }, { as: admin })
const shown = async () => (await server.app.inject({ url: '/about' })).body
const versionCount = () => server.db.$count(siteVersions)

test('a page has its first texts until an admin publishes others', async () => {
  expect(await read()).toMatchObject({ revision: 0, isDraft: false, version: 0, content: { about } })
})

test('a draft is not shown to visitors until it is published', async () => {
  const saved = await save(named('Taslak'))
  expect([saved.status, saved.body]).toMatchObject([200, { revision: 1, isDraft: true, version: 0 }])
  expect(await shown()).not.toContain('Taslak')
  const published = await publish(1)
  expect(published.body).toMatchObject({
    revision: 2,
    isDraft: false,
    version: 1,
    publishedBy: admin.username,
  })
  expect(await shown()).toContain('<p>Taslak</p>')
})

test('taking back publishes the earlier version as a new one, with who and when', async () => {
  const before = await versionCount()
  await save(named('Bir'))
  await publish(1)
  await save(named('İki'), 2)
  await publish(3)
  const restored = await server.call(
    restoreSiteVersion,
    { params: { page, number: before + 1 }, body: { revision: 4 } },
    { as: admin },
  )
  expect(restored.body).toMatchObject({ version: before + 3, revision: 5 })
  expect(await shown()).toContain('<p>Bir</p>')
  const { body } = await server.call(listSiteVersions, { params }, { as: admin })
  expect(listSiteVersions.reply.parse(body)[0]).toMatchObject({
    number: before + 3,
    publishedBy: admin.username,
  })
  const unknown = { params: { page, number: 999 }, body: { revision: 5 } }
  expect((await server.call(restoreSiteVersion, unknown, { as: admin })).status).toBe(404)
})

test('the first texts can be published again', async () => {
  await save(named('Kendi'))
  const { version } = getSitePage.reply.parse((await publish(1)).body)
  const first = { params: { page, number: 0 }, body: { revision: 2 } }
  const { body } = await server.call(restoreSiteVersion, first, { as: admin })
  expect(body).toMatchObject({ version: version + 1, content: { about } })
})

test('of two admins who save at the same time, the second gets EDITED_MEANWHILE', async () => {
  const answers = await Promise.all([save(named('Benim')), save(named('Senin'))])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(codeOf(answers.find(({ status }) => status === 409)?.body)).toBe('EDITED_MEANWHILE')
  expect([(await publish(0)).status, (await publish(1)).status]).toEqual([409, 200])
})

test('a discarded draft leaves what is published', async () => {
  const { content } = await read()
  await save(named('Vazgeçilen'))
  const { body } = await server.call(discardSiteDraft, { params, body: { revision: 1 } }, { as: admin })
  expect(body).toMatchObject({ isDraft: false, content, revision: 2 })
})

describe('publishing', () => {
  test('is refused while a text is missing in one language', async () => {
    const title = { tr: 'Amacımız', en: '' }
    await save({ about: { ...about, mission: { ...about.mission, title } } })
    const before = await versionCount()
    const { status, body } = await publish(1)
    expect([status, errorReply.parse(body).fields]).toEqual([
      400,
      { 'content.about.mission.title.en': 'This is required' },
    ])
    expect(await versionCount()).toBe(before)
  })

  test('of a legal page is refused while a part is not translated, or no part is left', async () => {
    const { preInformation, distanceSales } = defaultContent.salesDocuments
    const body = { tr: '<p>Bedel</p>', en: '<p></p>' }
    const parts = [{ id: 'price', title: { tr: 'Bedel', en: 'Price' }, body }]
    const legal = { params: { page: 'salesDocuments' as const } }
    const content = {
      preInformation: { ...preInformation, parts },
      distanceSales: { ...distanceSales, parts: [] },
    }
    await server.call(saveSiteDraft, { ...legal, body: { content, revision: 0 } }, { as: admin })
    const refused = await server.call(publishSitePage, { ...legal, body: { revision: 1 } }, { as: admin })
    expect(Object.keys(errorReply.parse(refused.body).fields ?? {})).toEqual([
      'content.preInformation.parts.0.body.en',
      'content.distanceSales.parts',
    ])
  })

  test('counts texts that are missing in one language for the owner', async () => {
    await save({ about: { ...about, figures: [{ tr: 'Bir', en: '' }] } })
    const { body } = await server.call(listSitePages, {}, { as: admin })
    const pages = listSitePages.reply.parse(body)
    expect(pages.find((one) => one.page === page)).toMatchObject({ isDraft: true, gapCount: 1 })
    expect((await publish(1)).status).toBe(200)
  })
})

test.each([
  ['a text on two lines', named('a\nb'), 'content.about.mission.title.tr'],
  ['a text that is too long', named('x'.repeat(161)), 'content.about.mission.title.tr'],
  ['a missing section', {}, 'content.about'],
])('%s is refused and changes nothing', async (_what, content, field) => {
  const { status, body } = await save(content)
  expect([status, Object.keys(errorReply.parse(body).fields ?? {})[0]]).toEqual([400, field])
  expect(await read()).toMatchObject({ isDraft: false })
})

test('rich text keeps bold words, links and lists, and loses everything else', async () => {
  const { faq } = defaultContent.faq
  const answer =
    '<p onclick="x()">Hi <b>you</b> <a href="javascript:x()">a</a><a href="https://example.test" target="_top">b</a><a href="{company}">c</a><a href="/faq">d</a></p><ul><li>1</li></ul><img src=x onerror=x()><script>x()</script><h1>Big</h1>'
  const questions = [{ id: 'q', question: { tr: 'Soru', en: 'Q' }, answer: { tr: answer, en: answer } }]
  const body = { content: { faq: { ...faq, questions } }, revision: 0 }
  const saved = await server.call(saveSiteDraft, { params: { page: 'faq' }, body }, { as: admin })
  expect(saved.body).toMatchObject({
    content: {
      faq: {
        questions: [
          {
            answer: {
              tr: '<p>Hi <strong>you</strong> <a>a</a><a href="https://example.test">b</a><a>c</a><a href="/faq">d</a></p><ul><li>1</li></ul>Big',
            },
          },
        ],
      },
    },
  })
})

test('rich text that is too long once its signs are escaped is refused', async () => {
  const { faq } = defaultContent.faq
  const answer = { tr: '<p>kısa</p>', en: `<p>${'&'.repeat(3000)}</p>` }
  const questions = [{ id: 'q', question: { tr: 'Soru', en: 'Q' }, answer }]
  const body = { content: { faq: { ...faq, questions } }, revision: 0 }
  const refused = await server.call(saveSiteDraft, { params: { page: 'faq' }, body }, { as: admin })
  expect(Object.keys(errorReply.parse(refused.body).fields ?? {})).toEqual([
    'content.faq.questions.0.answer.en',
  ])
})

describe('a preview', () => {
  const linkTo = async (version?: number) => {
    const asked = { params, query: { language: 'tr' as const, version } }
    const { body } = await server.call(previewSitePage, asked, { as: admin })
    return previewSitePage.reply.parse(body).url
  }

  test('is the real page with the draft, which only our own pages may frame', async () => {
    await save(named('Önizleme'))
    const { statusCode, body, headers } = await server.app.inject({ url: await linkTo() })
    expect([statusCode, body]).toMatchObject([200, expect.stringContaining('<p>Önizleme</p>')])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
    expect(await shown()).not.toContain('Önizleme')
  })

  test('shows an earlier version, and version 0 with the first texts', async () => {
    await save(named('Eski'))
    const { version } = getSitePage.reply.parse((await publish(1)).body)
    await save(named('Yeni'), 2)
    expect((await server.app.inject({ url: await linkTo(version) })).body).toContain('<p>Eski</p>')
    const first = await server.app.inject({ url: await linkTo(0) })
    expect(first.body).toContain(`<p>${about.mission.title.tr}</p>`)
    const changed = (await linkTo(version)).replace(`/${version}?`, '/0?')
    expect((await server.app.inject({ url: changed })).statusCode).toBe(403)
    expect((await server.app.inject({ url: await linkTo(999) })).statusCode).toBe(404)
  })

  test.each([
    ['without a signature', (url: string) => url.replace(/\?.*/, '')],
    ['of another page', (url: string) => url.replace('about', 'faq')],
    ['of an unknown page', (url: string) => url.replace('about', 'nothing')],
    ['with a changed signature', (url: string) => `${url.slice(0, -43)}${'A'.repeat(43)}`],
  ])('is refused %s', async (_what, change) => {
    const { statusCode } = await server.app.inject({ url: change(await linkTo()) })
    expect([403, 404, 410]).toContain(statusCode)
  })
})

test('a published version never changes', async () => {
  await save(named('Kalıcı'))
  await publish(1)
  const refused = { cause: { message: 'published versions are append-only' } }
  await expect(server.db.delete(siteVersions)).rejects.toMatchObject(refused)
  await expect(server.db.update(siteVersions).set({ number: 77 })).rejects.toMatchObject(refused)
})

describe('a file of the site', () => {
  const upload = (file: File, kind: SiteFileKind) =>
    server.call(uploadSiteFile, { body: { file, kind } }, { as: admin })
  const captions = (text: string) => new File([text], 'captions.vtt')

  test.each([
    ['picture', () => aPhoto(), 'image/jpeg'],
    ['pdf', async () => aPdf(), 'application/pdf'],
    ['vtt', async () => captions('WEBVTT\n\n00:01.000 --> 00:02.000\nMerhaba'), 'text/vtt; charset=utf-8'],
  ] as const)('%s is stored and anyone can read it', async (kind, make, type) => {
    const { url } = uploadSiteFile.reply.parse((await upload(await make(), kind)).body)
    const { statusCode, headers } = await server.app.inject({ url })
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      type,
      'nosniff',
    ])
    expect(schemaOf({ kind }).safeParse(url).success).toBe(true)
  })

  test('is refused when its content is of another kind', async () => {
    const answers = await Promise.all([
      upload(aPdf(), 'picture'),
      upload(await aPhoto(), 'pdf'),
      upload(aPdf(), 'video'),
      upload(captions('<script>x()</script>'), 'vtt'),
    ])
    expect(answers.map(({ body }) => codeOf(body))).toEqual([
      'INVALID_IMAGE',
      'INVALID_DOCUMENT',
      'INVALID_RESOURCE_FILE',
      'INVALID_CAPTIONS',
    ])
  })
})

test('every text of every page can be changed and published in both languages', async () => {
  const { content } = markContent()
  for (const name of sitePageNames) {
    const asked = { params: { page: name } }
    const body = { content: content[name], revision: 0 }
    const saved = await server.call(saveSiteDraft, { ...asked, body }, { as: admin })
    const published = await server.call(publishSitePage, { ...asked, body: { revision: 1 } }, { as: admin })
    expect([name, saved.status, published.status]).toEqual([name, 200, 200])
  }
  // The web's own test renders this content
  expect((await server.app.inject({ url: '/all' })).json()).toEqual(content)
})
