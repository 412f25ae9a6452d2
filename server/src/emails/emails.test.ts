import { xssPayloads } from '@sohbet/contract/testing/xss-payloads'
import { languages, type Language } from '@sohbet/domain/language'
import { describe, expect, test } from 'vitest'
import { mail, type MailContent } from '../adapters/mail/mail.ts'
import { cancelledMail } from './cancelled-mail.ts'
import { contactMail } from './contact-mail.ts'
import { contactThanksMail } from './contact-thanks-mail.ts'
import { enrolledMail } from './enrolled-mail.ts'
import { erasedMail } from './erased-mail.ts'
import { invitationMail } from './invitation-mail.ts'
import { latePaymentMail } from './late-payment-mail.ts'
import { lockOutMail } from './lock-out-mail.ts'
import { notificationMail } from './notification-mail.ts'
import { passwordResetMail } from './password-reset-mail.ts'
import { refundMail } from './refund-mail.ts'
import { refundStuckMail } from './refund-stuck-mail.ts'
import { registrationAttemptMail } from './registration-attempt-mail.ts'
import { replyMail } from './reply-mail.ts'
import { seatOfferMail } from './seat-offer-mail.ts'
import { verificationMail } from './verification-mail.ts'

const publicUrl = 'https://sohbet.example'
const link = `${publicUrl}/auth/reset-password?token=a&b`
const until = new Date('2026-03-02T21:30:00Z')

const evening = { hour: 19, minute: 0, duration: 60 }
const course = {
  name: 'Akşam grubu',
  startDate: '2026-04-06',
  endDate: '2026-10-04',
  zoomTimes: [
    { ...evening, dayOfWeek: 'thursday' },
    { ...evening, dayOfWeek: 'tuesday' },
  ],
  priceMinor: 45_000,
} as const
const enrollment = { plan: 'super', source: 'checkout', amountMinor: 45_000, currency: 'USD' } as const

type Person = { language: Language | null; username: string }
const mails: Record<string, (person: Person) => MailContent> = {
  verification: (person) => verificationMail({ ...person, code: '048213', minutes: 10, link }),
  'password reset': (person) => passwordResetMail({ ...person, link, minutes: 30 }),
  'lock-out': (person) => lockOutMail({ ...person, until, publicUrl }),
  'registration attempt': (person) => registrationAttemptMail({ ...person, publicUrl }),
  enrolled: (person) => enrolledMail({ ...person, course, enrollment, link }),
  cancelled: (person) => cancelledMail({ ...person, course, enrollment, refundMinor: 45_000 }),
  'cancelled, paid by hand': (person) =>
    cancelledMail({ ...person, course, enrollment: { ...enrollment, source: 'hand' }, refundMinor: 45_000 }),
  'late payment': (person) => latePaymentMail({ ...person, course, payment: enrollment, why: 'late' }),
  'payment that was not due': (person) =>
    latePaymentMail({ ...person, course, payment: enrollment, why: 'notDue' }),
  'payment without the prerequisites': (person) =>
    latePaymentMail({ ...person, course, payment: enrollment, why: 'unprepared' }),
  'payment in review': (person) => latePaymentMail({ ...person, course, payment: enrollment, why: 'review' }),
  'late payment with a used-up code': (person) =>
    latePaymentMail({ ...person, course, payment: enrollment, why: 'codeGone' }),
  refund: (person) => refundMail({ ...person, course, amountMinor: 10_000, currency: 'USD' }),
  'refund that did not go through': (person) =>
    refundStuckMail({ ...person, course, amountMinor: 10_000, currency: 'USD' }),
  erased: (person) =>
    erasedMail({ ...person, refunds: [{ course: course.name, amountMinor: 45_000, currency: 'USD' }] }),
  'seat offer': (person) => seatOfferMail({ ...person, courseName: course.name, isFree: false, until, link }),
  'contact thanks': ({ language }) =>
    contactThanksMail({ language: language ?? 'tr', schoolEmail: 'a@example.test' }),
  invitation: (person) => invitationMail({ ...person, link, role: 'coach', until }),
}
const named = Object.entries(mails).map(([name, write]) => ({ name, write }))

describe.each(named)('the $name mail', ({ write }) => {
  test('is written in both languages, Turkish by default', () => {
    const [en, tr, none] = [...languages, null].map((language) => write({ language, username: 'Ayşe' }))
    expect(none).toEqual(tr)
    expect(en?.html).toContain('<html lang="en">')
    expect(tr?.html).toContain('<html lang="tr">')
    expect(en?.subject).not.toBe(tr?.subject)
    expect(tr?.text).toMatch(/^Merhaba/)
    expect(en?.text).toMatch(/^Hello/)
  })

  test.each(languages)('has the same content in text and HTML (%s)', (language) => {
    const { text, html } = write({ language, username: 'Ayşe' })
    const readable = decode(html.replace(/<(head|style)>.*<\/\1>/gs, '').replace(/<[^>]*>/g, ''))
    // A label's colon in the text is a button in the HTML.
    for (const line of text.split('\n')) expect(readable).toContain(line.trim().replace(/:$/, ''))
  })

  test('prints a name as plain text only', () => {
    const username = '</p><script>alert("x")</script>\r\nBcc: all@example.test\u202E http://evil.example'
    const written = write({ language: 'en', username })
    expect(written.html).not.toContain('<script')
    expect(written.html).not.toContain('\u202E')
    expect(written.text).not.toContain('http://evil')
    expect(written.text).not.toMatch(/^Bcc:/m)
    expect(mail.safeParse({ to: 'ayse@example.test', ...written }).success).toBe(true)
  })
})

describe('150 payloads', () => {
  const language = 'en'
  const ofMessages: Record<string, (text: string) => MailContent> = {
    contact: (text) => contactMail({ name: text, email: 'a@example.test', message: text, language, link }),
    reply: (text) =>
      replyMail({ name: text, text, visitorText: text, language, schoolEmail: 'a@example.test' }),
    notification: (text) =>
      notificationMail({
        language,
        username: text,
        role: 'learner',
        notice: { kind: 'announcement', title: { tr: text, en: text }, text: { tr: text, en: text } },
        publicUrl,
        path: '/learner',
      }),
  }
  const ofNames = named.map(
    ({ name, write }) => [name, (username: string) => write({ language, username })] as const,
  )
  const tagsOf = ({ html }: MailContent) => new Set(html.match(/<[^>]*>/g))

  test.each([...Object.entries(ofMessages), ...ofNames])('put no tag into the %s mail', (_, write) => {
    expect(tagsOf(write(xssPayloads.join(' ')))).toEqual(tagsOf(write('Ayşe')))
  })
})

test('the verification mail names the account, and what to do when it is not yours', () => {
  const { text } = verificationMail({ language: 'en', username: 'Ayşe', code: '048213', minutes: 10, link })
  expect(text).toContain('the username “Ayşe”')
  expect(text).toContain('048213')
  expect(text).toContain('ignore this email and do not use the code')
  const turkish = verificationMail({
    language: null,
    username: 'Ayşe',
    code: '048213',
    minutes: 10,
    link,
  }).text
  expect(turkish).toContain('“Ayşe” kullanıcı adlı hesabı')
  expect(turkish).toContain('dikkate alma ve kodu kullanma')
})

test('the confirmation mentions groups and money only when there are some', () => {
  const basic = { ...enrollment, plan: 'basic' } as const
  const written = (language: Language, amountMinor: number) =>
    enrolledMail({
      language,
      username: 'Ayşe',
      course: { ...course, priceMinor: amountMinor },
      enrollment: { ...basic, amountMinor },
      link,
    }).text
  expect(written('en', 45_000)).toContain('Plan: Basic, with 5 class credits. Paid: $450.')
  expect(written('tr', 45_000)).toContain('Paket: Basic, 5 ders kredisi. Ödenen: $450.')
  expect(written('en', 0)).toContain('There is nothing to pay.')
  expect(written('en', 0)).toContain('which runs from 6 April 2026 to 4 October 2026.')
  expect(written('en', 0)).toContain(
    'Live sessions, by the clock in Istanbul: Tuesday 19:00, Thursday 19:00.',
  )
  expect(written('tr', 0)).toContain('Canlı dersler (İstanbul saatiyle): Salı 19:00, Perşembe 19:00.')
  expect(written('en', 0)).not.toMatch(/money|credit/)
  expect(written('tr', 0)).not.toMatch(/para|kredi/)
})

test('the offer of a free seat does not mention a payment', () => {
  const offer = (language: Language) =>
    seatOfferMail({ language, username: 'Ayşe', courseName: course.name, isFree: true, until, link }).text
  expect(offer('en')).toContain('take it by then and it is yours.')
  expect(offer('en')).not.toMatch(/\bpay/)
  expect(offer('tr')).toContain('o zamana kadar alırsan yer senindir.')
})

test('links are complete in the text and escaped in the HTML', () => {
  const { text, html } = passwordResetMail({ language: 'tr', username: 'Ayşe', link, minutes: 30 })
  expect(text).toContain(`\n${link}&lang=tr\n`)
  expect(html).toContain(`href="${publicUrl}/auth/reset-password?token=a&amp;b&amp;lang=tr"`)
})

test('links name the language of the mail', () => {
  const person = { username: 'Ayşe', publicUrl }
  expect(registrationAttemptMail({ ...person, language: 'en' }).text).toContain('/auth/login?lang=en')
  expect(registrationAttemptMail({ ...person, language: null }).text).toContain(
    '/auth/request-password-reset?lang=tr',
  )
})

test('times are on the school’s clock, in the reader’s format', () => {
  const person = { username: 'Ayşe', until, publicUrl }
  expect(lockOutMail({ ...person, language: 'tr' }).text).toContain('3 Mart 2026 00:30 (İstanbul saati)')
  expect(lockOutMail({ ...person, language: 'en' }).text).toMatch(/3 March 2026 (at )?00:30/)
  expect(lockOutMail({ ...person, language: 'en' }).text).toContain(
    `${publicUrl}/auth/request-password-reset`,
  )
})

test('times outside the app add the time of the reader’s own zone', () => {
  const person = { username: 'Ayşe', language: 'en', timeZone: 'Europe/Berlin' } as const
  expect(lockOutMail({ ...person, until, publicUrl }).text).toContain(
    '(Istanbul time; 2 March 2026 at 22:30 Berlin time)',
  )
  expect(enrolledMail({ ...person, course, enrollment, link }).text).toMatch(
    /The first one: Tuesday,? 7 April at 19:00 \(Istanbul time; 18:00 Berlin time\)\./,
  )
  const session = { courseId: '1', course: 'A', sessionId: '1', startsAt: '2026-10-26T16:00:00Z' }
  const notice = { kind: 'session_soon', ...session } as const
  expect(notificationMail({ ...person, role: 'learner', notice, publicUrl, path: '/' }).text).toContain(
    '19:00 (Istanbul time; 17:00 Berlin time)',
  )
})

function decode(html: string): string {
  return html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
