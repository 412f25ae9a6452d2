import {
  getBrand,
  getBrandFile,
  removeBrandPicture,
  updateBrand,
  uploadBrandPicture,
  type BrandFields,
} from '@sohbet/contract/core/brand'
import { listChanges } from '@sohbet/contract/core/change-log'
import { sendContactMessage } from '@sohbet/contract/core/contact'
import { errorReply } from '@sohbet/contract/error-reply'
import { brandPlaceholders, defaultBrand } from '@sohbet/domain/brand/brand'
import { defaultSchool, sampleSchool } from '@sohbet/domain/school'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Mail } from '../../adapters/mail/mail.ts'
import { fromSchool } from '../../emails/from-school.ts'
import { changeLog } from '../../db/tables/core/change-log.ts'
import { schoolBrand } from '../../db/tables/core/school-brand.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { fakeWebBuild } from '../../testing/files/fake-web-build.ts'
import { readSchool } from '../cached-school.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  const { name, data, style, favicon } = brandPlaceholders
  const build = fakeWebBuild({
    page: 'data.brand.name',
    shell: `<link rel="icon" href="${favicon}"><title>${name}</title><style>${style}</style><script id="brand-data" type="application/json">${data}</script>`,
    appPages: [{ path: '/auth/login', files: [] }],
  })
  server = await startTestApp({ webBuild: build })
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(schoolBrand)
  await server.db.delete(changeLog)
})

const read = async () => getBrand.reply.parse((await server.call(getBrand, {}, { as: admin })).body)
const save = async (changes: Partial<BrandFields>, expected?: number) => {
  const { revision, ...current } = await read()
  const body = { ...current, ...changes, revision: expected ?? revision }
  return server.call(updateBrand, { body }, { as: admin })
}
const get = async (url: string) => (await server.app.inject({ url })).body

test('a new school is called as the product, and its mails have the name of MAIL_FROM', async () => {
  expect(await read()).toEqual({ ...defaultBrand, revision: 0 })
  expect(await get('/')).toBe('Sohbet')
  const mail: Mail = { to: 'a@example.test', subject: 'Hi', text: '', html: '' }
  const school = await readSchool(server.db, defaultSchool)
  expect(fromSchool(mail, { school, brand: await read(), publicUrl: '' })).not.toHaveProperty('fromName')
})

test('a saved name is on the next public page, page of the app and in the manifest, as plain text', async () => {
  const name = 'Köprü </script>__BRAND_DATA__'
  expect(await save({ name: ` ${name} ` })).toMatchObject({ status: 200, body: { name, revision: 1 } })
  expect(await get('/')).toBe(name)
  const shell = await get('/auth/login')
  expect(shell).toContain('<title>Köprü &lt;/script&gt;__BRAND_DATA__</title>')
  expect(shell.match(/<\/script>/g)).toHaveLength(1)
  const [, data = ''] = /application\/json">(.*)<\/script>/.exec(shell) ?? []
  expect(JSON.parse(data)).toMatchObject({ name })
  expect(JSON.parse(await get('/manifest.webmanifest'))).toMatchObject({ name, short_name: name })
})

test('mails have the name, the contact addresses and the last line', async () => {
  await save({
    name: 'Köprü',
    footer: { tr: 'Konuştukça açılırsın', en: 'Talk and it comes' },
    contactEmail: 'Selam@Example.test',
    contactPhone: '+90 212 555 12 34',
    messagingLink: 'https://wa.me/902125551234',
    primary: '#0B5D3B',
  })
  const message = { name: 'Ayşe', email: 'ayse@example.test', message: 'Hello' }
  await server.call(sendContactMessage, { body: message })
  const [mail] = await server.mails('ayse@example.test')
  expect(mail?.subject).toContain('Köprü')
  for (const line of ['+90 212 555 12 34 · selam@example.test', 'https://wa.me/902125551234'])
    expect(mail?.text).toContain(line)
  expect(mail?.html).toContain('color:#0b5d3b')
  expect(await get('/auth/login')).toContain('<style>html:root{--action:#0b5d3b;')
  expect(mail?.html).toMatch(/Konuştukça açılırsın|Talk and it comes/)
  const withoutCompany = `${mail?.subject}${mail?.text}${mail?.html}`.replaceAll(sampleSchool.company, '')
  expect(withoutCompany).not.toContain('Sohbet')
})

test('icons and social card are drawn from name and colours, or made from an uploaded logo', async () => {
  const sizeOf = async (name: string) => {
    const { body, headers } = await server.call(getBrandFile, { params: { name } })
    expect(headers['content-type']).toBe('image/png')
    const png = z.instanceof(Buffer).parse(body)
    return [png.readUInt32BE(16), png.readUInt32BE(20)]
  }
  await save({ name: 'Çınar', primary: '#0b5d3b' })
  const drawn = (await read()).pictures
  expect(await sizeOf(drawn.card)).toEqual([1200, 630])
  expect(await sizeOf(drawn.largeIcon)).toEqual([512, 512])
  expect(await sizeOf(drawn.appleIcon)).toEqual([180, 180])
  const svg = '<svg viewBox="0 0 15 10"><path d="M0 0h40v10z" style="fill:#0b5d3b"/></svg>'
  const body = { file: new File([svg], 'logo.svg'), kind: 'logo', revision: 1 } as const
  const answer = await server.call(uploadBrandPicture, { body }, { as: admin })
  const made = getBrand.reply.parse(answer.body)
  expect(made.pictures).toMatchObject({ logoRatio: 1024 / 683, card: drawn.card })
  expect(made.pictures.favicon).not.toBe(drawn.favicon)
  expect(await get('/auth/login')).toContain(`href="/api/brand/files/${made.pictures.favicon}"`)
  expect(await get('/manifest.webmanifest')).toContain(made.pictures.largeIcon)
  const message = { name: 'Ayşe', email: 'fatma@example.test', message: 'Hello' }
  await server.call(sendContactMessage, { body: message })
  const [mail] = await server.mails('fatma@example.test')
  expect(mail?.html).toMatch(new RegExp(`src="https?://[^/]+/api/brand/files/${made.pictures.mailLogo}"`))
  const stale = { params: { kind: 'logo' }, body: { revision: 1 } } as const
  expect((await server.call(removeBrandPicture, stale, { as: admin })).status).toBe(409)
  const removed = { ...stale, body: { revision: 2 } }
  expect((await server.call(removeBrandPicture, removed, { as: admin })).body).toMatchObject({
    pictures: { ...drawn, logo: '' },
  })
  await save({ name: defaultBrand.name, primary: defaultBrand.primary })
  expect((await read()).pictures).toEqual(defaultBrand.pictures)
})

test('an SVG with text is refused, because the text would vanish', async () => {
  const svg = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/><text x="1" y="8">Köprü</text></svg>'
  for (const kind of ['logo', 'icon'] as const) {
    const body = { file: new File([svg], 'logo.svg'), kind, revision: 0 }
    const answer = await server.call(uploadBrandPicture, { body }, { as: admin })
    expect([answer.status, codeOf(answer.body)]).toEqual([400, 'LOGO_HAS_TEXT'])
  }
  expect((await read()).pictures.logo).toBe('')
})

test('an SVG with parts that would vanish is refused, and the refusal names them', async () => {
  const parts =
    '<style>.a{fill:red}</style><use href="#a"/><image href="data:image/png;base64,AA=="/><use href="#b"/>'
  const svg = `<svg viewBox="0 0 9 9"><path id="a" class="a" d="M0 0h9v9z"/>${parts}</svg>`
  const body = { file: new File([svg], 'logo.svg'), kind: 'logo', revision: 0 } as const
  const answer = await server.call(uploadBrandPicture, { body }, { as: admin })
  expect([answer.status, codeOf(answer.body)]).toEqual([400, 'LOGO_LOSES_PARTS'])
  expect(JSON.stringify(answer.body)).toContain('This SVG uses <style>, <use>, <image>, which is not drawn')
  expect((await read()).pictures.logo).toBe('')
})

test('the change log records old and new values, and nothing without a change', async () => {
  await save({})
  await save({ name: 'Köprü', footer: { tr: 'Selam', en: '' } })
  const { body } = await server.call(listChanges, { query: { area: 'settings' } }, { as: admin })
  const { data } = listChanges.reply.parse(body)
  expect(data.map(({ field, before, after }) => `${field}: ${before} to ${after}`).toSorted()).toEqual([
    'brandName: Sohbet to Köprü',
    'footerTr:  to Selam',
  ])
})

test('when two admins save at once, the second gets EDITED_MEANWHILE', async () => {
  const answers = await Promise.all([save({ name: 'Köprü' }, 0), save({ name: 'Liman' }, 0)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(codeOf(answers.find(({ status }) => status === 409)?.body)).toBe('EDITED_MEANWHILE')
})

test.each([
  ['name', { name: ' ' }, 'Name is required'],
  ['name', { name: 'two\nlines' }, 'Must be one line'],
  ['footer.tr', { footer: { tr: 'two\nlines', en: '' } }, 'Must be one line'],
  ['contactEmail', { contactEmail: 'okul' }, 'Invalid email'],
  ['contactPhone', { contactPhone: 'call me' }, 'Must be a valid phone number'],
  ['messagingLink', { messagingLink: 'javascript:alert(1)' }, 'Must be a valid URL'],
  ['messagingLink', { messagingLink: 'http://wa.me/1' }, 'Must be a valid URL'],
  ['primary', { primary: 'red;}' }, 'Must be a colour such as #c8201b'],
  ['accent', { accent: '#ffd400' }, 'Too light to read: choose a darker colour'],
])('%s of %j is refused: %s', async (field, change, message) => {
  const { status, body } = await save(change)
  expect([status, errorReply.parse(body).fields?.[field]]).toEqual([400, message])
})
