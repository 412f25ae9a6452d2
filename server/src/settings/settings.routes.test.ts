import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { previewHolidays, updateHolidays } from '@sohbet/contract/core/holidays'
import { listChanges } from '@sohbet/contract/core/change-log'
import { getSettings, updateSettings } from '@sohbet/contract/core/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeLog } from '../db/tables/core/change-log.ts'
import { schoolSettings } from '../db/tables/core/school-settings.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourseWithSessions, sessionsOn } from '../testing/rows/live-sessions.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { fakeWebBuild } from '../testing/files/fake-web-build.ts'

const always = { link: '', from: null, until: null }
const page = (text: string) => `<p>${text}</p>`

let build: string
let server: TestApp
let admin: TestUser
beforeAll(async () => {
  build = fakeWebBuild({
    paths: ['/', '/en'],
    page: "'<p>' + data.announcement[path === '/' ? 'tr' : 'en'] + '</p>'",
  })
  server = await startTestApp({ webBuild: build })
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(schoolSettings)
  await announce('Announcement Bar', 'Announcement Bar')
})

const announce = (tr: string, en: string) =>
  server.call(updateSettings, { body: { announcement: { tr, en } } }, { as: admin })
const get = (url: string, headers: Record<string, string> = {}, { app } = server) =>
  app.inject({ url, headers })

test('a new school has the documented announcement', async () => {
  await server.db.delete(schoolSettings)
  const { body } = await server.call(getSettings, {}, { as: admin })
  expect(body).toEqual({
    announcement: { tr: 'Announcement Bar', en: 'Announcement Bar' },
    ...always,
    holidays: [],
    revision: 0,
    holidaysRevision: 0,
  })
})

test('returns the saved texts, trimmed', async () => {
  const saved = {
    announcement: { tr: 'Yeni dönem 1 Eylül’de', en: '' },
    ...always,
    revision: expect.any(Number),
    holidays: [],
    holidaysRevision: 0,
  }
  const answer = await announce('  Yeni dönem 1 Eylül’de ', ' ')
  expect([answer.status, answer.body]).toEqual([200, saved])
  expect((await server.call(getSettings, {}, { as: admin })).body).toEqual(saved)
  expect(await server.db.$count(schoolSettings)).toBe(1)
})

test.each([
  [{ tr: 'x'.repeat(201), en: '' }, 'announcement.tr', 'Must be at most 200 characters'],
  [{ tr: '', en: 'two\nlines' }, 'announcement.en', 'Must be one line'],
  [{ tr: 'nul \0', en: '' }, 'announcement.tr', 'Must be one line'],
  [{ tr: '' }, 'announcement.en', 'Missing or not valid'],
  [{ tr: 5, en: '' }, 'announcement.tr', 'Missing or not valid'],
])('refuses %o', async (announcement, field, message) => {
  const answer = await server.call(
    updateSettings,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no form of ours sends this
    { body: { announcement: announcement as { tr: string; en: string } } },
    { as: admin },
  )
  expect([answer.status, answer.body]).toMatchObject([400, { fields: { [field]: message } }])
})

describe('holidays', () => {
  const revision = async () =>
    getSettings.reply.parse((await server.call(getSettings, {}, { as: admin })).body).holidaysRevision
  const save = async (holidays: { day: string; name: string }[], expected?: number) => {
    const body = { holidays, revision: expected ?? (await revision()) }
    return server.call(updateHolidays, { body }, { as: admin })
  }
  const republic = { day: '2026-10-29', name: 'Cumhuriyet Bayramı' }
  const victory = { day: '2026-08-30', name: 'Zafer Bayramı' }

  test('are stored sorted, and stay when only the announcement is saved', async () => {
    expect((await save([republic, victory])).body).toMatchObject({ holidays: [victory, republic] })
    const { body } = await announce('Yeni', 'New')
    expect(body).toMatchObject({ holidays: [victory, republic] })
    expect((await save([])).body).toMatchObject({ holidays: [] })
  })

  test('of two changes at once the second is refused, whatever happened to the announcement', async () => {
    const shown = await revision()
    await announce('Bahar', 'Spring')
    const answers = await Promise.all([save([victory], shown), save([republic], shown)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      code: 'EDITED_MEANWHILE',
      message: 'Another admin has changed this in the meantime. Compare the changes, then save again.',
    })
    expect((await save([], shown + 1)).body).toEqual({ holidays: [], holidaysRevision: shown + 2 })
  })

  test('are saved alone, and the announcement stays', async () => {
    const answer = await save([republic, victory])
    expect([answer.status, answer.body]).toMatchObject([200, { holidays: [victory, republic] }])
    const { body } = await server.call(getSettings, {}, { as: admin })
    expect(body).toMatchObject({ announcement: { tr: 'Announcement Bar' }, holidays: [victory, republic] })
    expect((await save([victory, victory])).status).toBe(400)
    // The announcement's call ignores them
    const both = { announcement: { tr: 'Yeni', en: 'New' }, holidays: [] }
    await server.call(updateSettings, { body: both }, { as: admin })
    expect((await server.call(getSettings, {}, { as: admin })).body).toMatchObject({
      holidays: [victory, republic],
    })
  })

  test('and the announcement are recorded in the change log with old and new values', async () => {
    await save([republic])
    await server.db.delete(changeLog)
    await save([victory, { ...republic, name: 'Bayram' }])
    await announce('Yeni', 'Announcement Bar')
    await announce('Yeni', 'Announcement Bar') // changes nothing
    const { body } = await server.call(listChanges, { query: { area: 'settings' } }, { as: admin })
    const trail = listChanges.reply
      .parse(body)
      .data.map((one) => `${one.field}: ${one.before} → ${one.after}`)
    expect(trail.toSorted()).toEqual([
      'announcementTr: Announcement Bar → Yeni',
      'holiday:  → 2026-08-30 Zafer Bayramı',
      'holiday: 2026-10-29 Cumhuriyet Bayramı → 2026-10-29 Bayram',
    ])
  })

  test('are previewed before saving: cancelled and restored sessions', async () => {
    const { course } = await aCourseWithSessions(server.db)
    const day = (date: string) => ({ day: date, name: 'Bayram' })
    await save([day('2026-03-09')])
    const body = { holidays: [day('2026-03-16'), day('2026-02-16')] }
    const answer = await server.call(previewHolidays, { body }, { as: admin })
    const preview = previewHolidays.reply.parse(answer.body).filter(({ courseId }) => courseId === course.id)
    expect(preview).toMatchObject([
      { id: sessionsOn(course.id, '2026-03-09').noon, holiday: null, isNew: true },
      { id: sessionsOn(course.id, '2026-03-09').evening, holiday: null, isNew: true },
      { id: sessionsOn(course.id, '2026-03-16').noon, holiday: 'Bayram', isNew: true },
      { id: sessionsOn(course.id, '2026-03-16').evening, courseName: course.name },
    ])
    const kept = await server.call(getSettings, {}, { as: admin })
    expect(kept.body).toMatchObject({ holidays: [day('2026-03-09')] })
  })

  test.each([
    [{ day: '2026-02-30', name: 'None' }, 'holidays.1.day', 'Must be a valid date'],
    [{ day: '2026-08-31', name: ' ' }, 'holidays.1.name', 'Name is required'],
    [{ day: '2026-08-30', name: 'Again' }, 'holidays.1.day', 'This day is in the list already'],
  ])('refuse %o', async (holiday, field, message) => {
    const answer = await save([victory, holiday])
    expect([answer.status, answer.body]).toMatchObject([400, { fields: { [field]: message } }])
  })
})

describe('a public page', () => {
  test('shows each language’s text from the next request on, with a new ETag', async () => {
    const before = await get('/')
    await announce('Kayıtlar açıldı', 'Registration is open')
    const after = await get('/', { 'if-none-match': String(before.headers.etag) })
    expect([after.statusCode, after.body]).toEqual([200, page('Kayıtlar açıldı')])
    expect(after.headers['cache-control']).toBe('no-cache')
    expect((await get('/en')).body).toBe(page('Registration is open'))
    expect((await get('/', { 'if-none-match': String(after.headers.etag) })).statusCode).toBe(304)
  })

  test('shows it with its link, and only from and until the chosen moments', async () => {
    const announcement = { tr: 'Bahar', en: 'Spring' }
    const body = {
      announcement,
      link: '/courses',
      from: '2026-05-01T09:00:00.000Z',
      until: '2026-05-02T09:00:00.000Z',
    }
    const at = async (time: string) => {
      const { now } = server.clock
      server.clock.now = new Date(time)
      await server.call(updateSettings, { body: { announcement } }, { as: admin })
      server.clock.now = now
      return (await get('/')).body
    }
    expect((await server.call(updateSettings, { body }, { as: admin })).body).toMatchObject(body)
    expect(await at('2026-05-01T08:59:59.000Z')).toBe(page(''))
    expect(await at('2026-05-01T09:00:00.000Z')).toBe(page('Bahar'))
    expect(await at('2026-05-02T09:00:00.000Z')).toBe(page(''))
    const backwards = { body: { announcement, until: '2026-04-01T09:00:00.000Z' } }
    const refused = await server.call(updateSettings, backwards, { as: admin })
    expect(refused.body).toMatchObject({ fields: { until: 'Must be after the start' } })
    const unsafe = { body: { announcement, link: 'javascript:alert(1)' } }
    expect((await server.call(updateSettings, unsafe, { as: admin })).status).toBe(400)
  })

  test('shows it compressed, too', async () => {
    await get('/', { 'accept-encoding': 'br' })
    await announce('Sıkıştırılmış', '')
    const { rawPayload } = await get('/', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(rawPayload).toString()).toBe(page('Sıkıştırılmış'))
  })

  test('of another process follows within two seconds', async () => {
    const { database } = server
    const other = await startTestApp({
      webBuild: build,
      database: { ...database, drop: async () => undefined },
    })
    await announce('Her yerde', 'Everywhere')
    const deadline = Date.now() + 30_000
    while ((await get('/', {}, other)).body !== page('Her yerde') && Date.now() < deadline) await pause(50)
    expect((await get('/', {}, other)).body).toBe(page('Her yerde'))
    expect((await get('/en', {}, other)).body).toBe(page('Everywhere'))
    await other.stop()
  })

  test('of a starting process shows it from the first request', async () => {
    await announce('Önceden', 'Before')
    const later = await startTestApp({
      webBuild: build,
      database: { ...server.database, drop: async () => undefined },
    })
    expect((await get('/', {}, later)).body).toBe(page('Önceden'))
    await later.stop()
  })
})
