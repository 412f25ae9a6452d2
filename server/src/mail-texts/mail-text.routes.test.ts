import {
  getMailText,
  listMailTexts,
  previewMailText,
  resetMailText,
  saveMailText,
  sendTestMail,
  type MailName,
} from '@sohbet/contract/site/mail-texts'
import { noticeMailOf } from '@sohbet/contract/site/notice-mails'
import type { Language } from '@sohbet/domain/language'
import type { MailText } from '@sohbet/domain/mail-text/mail-text'
import { isMailed, notificationKinds } from '@sohbet/domain/notification/kinds'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailTexts } from '../db/tables/core/mail-texts.ts'
import { users } from '../db/tables/people/users.ts'
import { passwordResetMail } from '../emails/account/password-reset-mail.ts'
import { firstTextOf } from '../emails/texts/mails.ts'
import { noticeLetters } from '../emails/sample-notices.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'

const params = { mail: 'password-reset', language: 'en' } as const
const own: MailText = {
  subject: 'A new start, {name}',
  body: 'Hi **{name}**,\n\n{link}',
  button: 'Start',
  notes: '',
}

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(mailTexts)
})

const read = async (mail: MailName = 'password-reset') =>
  getMailText.reply.parse((await server.call(getMailText, { params: { mail } }, { as: admin })).body)
type Place = { mail: MailName; language: Language }
const save = (change: Partial<MailText> = {}, revision = 0, place: Place = params) =>
  server.call(saveMailText, { params: place, body: { ...own, ...change, revision } }, { as: admin })
const reset = (revision: number) => server.call(resetMailText, { params, body: { revision } }, { as: admin })
const preview = (text: MailText, place: Place = params) =>
  server.call(previewMailText, { params: place, body: text }, { as: admin })

async function newestMail(to: string) {
  const [mail] = await server.mails(to)
  if (!mail) throw new Error('no mail')
  return mail
}

/** The next password reset mail that the school sends. */
async function nextMail(language: Language = 'en') {
  const to = 'reader@example.test'
  const link = 'https://sohbet.example/auth/reset-password?token=1'
  await queueMail(server.db, to, passwordResetMail({ language, username: 'Ayşe', link, minutes: 30 }))
  return newestMail(to)
}

test('a mail has the text that the product brings until an admin saves another', async () => {
  expect(await read()).toMatchObject({
    isSecurity: true,
    en: { revision: 0, isOwn: false, text: firstTextOf('password-reset', 'en'), editedBy: null },
    tr: { revision: 0, isOwn: false },
  })
  expect((await read()).placeholders).toContainEqual({
    name: 'link',
    isRequired: true,
    sample: expect.stringContaining('/auth/reset-password'),
  })
  expect((await nextMail()).subject).toBe('Set a new Sohbet password')
})

test('a saved text is in the next mail, in its language only', async () => {
  const { status, body } = await save()
  expect([status, body]).toMatchObject([200, { en: { isOwn: true, revision: 1, editedBy: admin.username } }])
  const mail = await nextMail()
  expect([mail.subject, mail.text]).toEqual([
    'A new start, Ayşe',
    expect.stringMatching(/^Hi Ayşe,\n\nStart:\nhttps/),
  ])
  expect((await nextMail('tr')).subject).toBe('Sohbet şifreni yenile')
  const list = listMailTexts.reply.parse((await server.call(listMailTexts, {}, { as: admin })).body)
  expect(list.find(({ mail: name }) => name === 'password-reset')?.own).toEqual(['en'])
})

test('the first text comes back, and an old screen cannot overwrite it', async () => {
  await save()
  expect((await reset(1)).body).toMatchObject({ en: { isOwn: false, revision: 2 } })
  expect((await nextMail()).subject).toBe('Set a new Sohbet password')
  expect(codeOf((await save({}, 1)).body)).toBe('EDITED_MEANWHILE')
})

test('the first text is not stored as the school’s own', async () => {
  const saved = await save(firstTextOf('password-reset', 'en'))
  expect(saved.body).toMatchObject({ en: { isOwn: false, revision: 1 } })
})

test('of two editors who save at the same time, the second gets EDITED_MEANWHILE', async () => {
  const both = await Promise.all([save({ button: 'One' }), save({ button: 'Two' })])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

describe('a text is refused', () => {
  test.each([
    ['MAIL_TEXT_MISSING', { body: 'No link' }, 'Missing in the text: {link}'],
    ['MAIL_TEXT_UNKNOWN', { notes: '{lnik}' }, 'This mail has no placeholder {lnik}'],
    ['MAIL_TEXT_MISPLACED', { subject: '{link}' }, '{link} cannot be in the subject'],
    ['MAIL_TEXT_OWN_LINK', { notes: 'https://evil.example' }, 'Remove “https://evil.example”'],
    ['MAIL_TEXT_NO_BUTTON', { button: ' ' }, 'write its label'],
  ])('with %s', async (code, change, message) => {
    const refused = await save(change)
    expect([refused.status, codeOf(refused.body)]).toEqual([400, code])
    expect(JSON.stringify(refused.body)).toContain(message)
    expect(codeOf((await preview({ ...own, ...change })).body)).toBe(code)
    expect(await server.db.$count(mailTexts)).toBe(0)
  })

  test('in a language in which the mail is never sent', async () => {
    const place = { mail: 'contact', language: 'en' } as const
    expect((await save({}, 0, place)).status).toBe(404)
    expect((await read('contact')).en).toBeNull()
  })
})

test('a preview has sample values and the school’s own details, and runs nothing', async () => {
  const { status, body } = await preview({ ...own, notes: '<img src=x onerror=alert(1)> {name}' })
  expect([status, body]).toMatchObject([200, { subject: 'A new start, Ayşe' }])
  const { html } = previewMailText.reply.parse(body)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; Ayşe')
  expect(html).not.toContain('<img')
})

test('an admin gets the test mail at their own address, marked as a test', async () => {
  const { body } = await server.call(sendTestMail, { params, body: own }, { as: admin })
  expect(body).toEqual({ to: admin.email })
  expect((await newestMail(admin.email)).subject).toBe('Test: A new start, Ayşe')
})

test('a text stays when its editor is erased', async () => {
  const editor = await aUserOf(server.db, 'admin')
  await server.call(saveMailText, { params, body: { ...own, revision: 0 } }, { as: editor })
  await server.db.delete(users).where(eq(users.id, editor.id))
  expect((await read()).en).toMatchObject({ isOwn: true, editedBy: null })
})

describe('a notification', () => {
  const soon = { mail: 'notice-session-soon', language: 'en' } as const
  const frame = { mail: 'notification', language: 'en' } as const
  const frameText = {
    subject: 'News: {title}',
    body: '{text}\n\n{link}',
    button: 'Look',
    notes: '[{unsubscribe}]',
  }
  const words = { subject: 'Soon: {course}', body: 'We meet on {time}: {course}\n\n{link}', button: 'Go' }
  const nextNotice = async () => {
    const to = `${crypto.randomUUID()}@example.test`
    const letter = noticeLetters[soon.mail]({ language: 'en', username: 'Ayşe', publicUrl: 'https://a.test' })
    await queueMail(server.db, to, letter)
    return newestMail(to)
  }

  test('has a text for every kind that is mailed, except announcements', () => {
    const mailed = notificationKinds.filter((kind) => isMailed(kind, true))
    expect(mailed.filter((kind) => noticeMailOf(kind) === 'notification')).toEqual(['announcement'])
  })

  test('has its own text, else the school’s frame, else the first one', async () => {
    expect((await nextNotice()).subject).toBe('Session soon')
    await save(frameText, 0, frame)
    expect((await nextNotice()).subject).toBe('News: Session soon')
    expect((await read(soon.mail)).en).toMatchObject({ isOwn: false, text: frameText, first: frameText })
    expect((await save(words, 0, soon)).status).toBe(200)
    const mail = await nextNotice()
    expect(mail.subject).toBe('Soon: Street English B1')
    expect(mail.text).toContain('We meet on Tuesday 13 April at 19:00 (Istanbul time): Street English B1')
    expect(mail.text).not.toContain('begins on')
  })

  test('goes back to the frame, also when the frame’s words are saved', async () => {
    await save(frameText, 0, frame)
    await save(words, 0, soon)
    expect((await save(frameText, 1, soon)).body).toMatchObject({ en: { isOwn: false, revision: 2 } })
    expect((await nextNotice()).subject).toBe('News: Session soon')
    // The product's words are an own text where the school has another frame
    const product = firstTextOf(soon.mail, 'en')
    expect((await save(product, 2, soon)).body).toMatchObject({ en: { isOwn: true, text: product } })
  })

  test('is refused without its text and without all of its facts', async () => {
    expect((await read(soon.mail)).facts).toEqual(['course', 'time'])
    const refused = await save({ ...words, body: '{course}\n\n{link}' }, 0, soon)
    expect([refused.status, codeOf(refused.body)]).toEqual([400, 'MAIL_TEXT_MISSING'])
    const composed = { mail: 'notice-course-changed', language: 'en' } as const
    expect(codeOf((await save({ ...words, body: '{course}\n\n{link}' }, 0, composed)).body)).toBe(
      'MAIL_TEXT_MISSING',
    )
  })
})
