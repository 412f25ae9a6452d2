import { xssPayloads } from '@sohbet/contract/testing/xss-payloads'
import { mailNames, type MailName } from '@sohbet/contract/site/mail-texts'
import { defaultBrand } from '@sohbet/domain/brand/brand'
import { firstPlans } from '@sohbet/domain/enrollment/plan'
import type { Language } from '@sohbet/domain/language'
import { mailTextFaults, type MailText } from '@sohbet/domain/mail-text/mail-text'
import { describe, expect, test } from 'vitest'
import { mail, type MailContent } from '../adapters/mail/mail.ts'
import { cancelledMail } from './courses/cancelled-mail.ts'
import { enrolledMail } from './courses/enrolled-mail.ts'
import { writeMail } from './layout.ts'
import { lockOutMail } from './account/lock-out-mail.ts'
import { notificationMail } from './notification-mail.ts'
import { passwordResetMail } from './account/password-reset-mail.ts'
import { registrationAttemptMail } from './account/registration-attempt-mail.ts'
import { replyMail } from './messages/reply-mail.ts'
import { contactMail } from './school/contact-mail.ts'
import { sampleLetters } from './sample-letters.ts'
import { seatOfferMail } from './courses/seat-offer-mail.ts'
import { firstTextOf, languagesOf, rulesOf, textInUse } from './texts/mails.ts'
import { verificationMail } from './account/verification-mail.ts'

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
const enrollment = {
  contents: firstPlans.super,
  source: 'checkout',
  amountMinor: 45_000,
  currency: 'USD',
} as const

type Person = { language: Language; username: string }
const written = (name: MailName, person: Person) => writeMail(sampleLetters[name]({ ...person, publicUrl }))
const inBoth = mailNames.filter((name) => languagesOf(name).length === 2)

describe.each(inBoth)('the %s mail', (name) => {
  test('is written in both languages', () => {
    const [tr, en] = (['tr', 'en'] as const).map((language) => written(name, { language, username: 'Ayşe' }))
    expect(en?.html).toContain('<html lang="en">')
    expect(tr?.html).toContain('<html lang="tr">')
    expect(en?.subject).not.toBe(tr?.subject)
    expect(tr?.text).toMatch(/^Merhaba/)
    expect(en?.text).toMatch(/^Hello/)
  })
})

test('mails are in Turkish for users who chose no language', () => {
  expect(passwordResetMail({ language: null, username: 'Ayşe', link, minutes: 30 }).language).toBe('tr')
})

describe.each(mailNames)('the text of the %s mail', (name) => {
  test.each(languagesOf(name))('has the same content in text and HTML (%s)', (language) => {
    const { text, html } = written(name, { language, username: 'Ayşe' })
    const readable = decode(html.replace(/<(head|style)>.*<\/\1>/gs, '').replace(/<[^>]*>/g, ''))
    // A label's colon in the text is a button in the HTML.
    for (const line of text.split('\n')) expect(readable).toContain(line.trim().replace(/:$/, ''))
  })

  test.each(languagesOf(name))('keeps the rules that an owner’s text must keep (%s)', (language) => {
    expect(mailTextFaults(firstTextOf(name, language), rulesOf(name))).toEqual([])
    expect(written(name, { language, username: 'Ayşe' }).text).not.toMatch(/[{}[\]]/)
  })

  test('prints a name as plain text only', () => {
    const username = '</p><script>alert("x")</script>\r\nBcc: all@example.test\u202E http://evil.example'
    const found = written(name, { language: 'tr', username })
    expect(found.html).not.toContain('<script')
    expect(found.html).not.toContain('\u202E')
    expect(found.text).not.toContain('http://evil')
    expect(found.text).not.toMatch(/^Bcc:/m)
    expect(mail.safeParse({ to: 'ayse@example.test', ...found }).success).toBe(true)
  })
})

const tagsOf = ({ html }: MailContent) => new Set(html.match(/<[^>]*>/g))

describe('150 payloads', () => {
  const language = 'en'
  const ofMessages: Record<string, (text: string) => MailContent> = {
    contact: (text) =>
      writeMail(contactMail({ name: text, email: 'a@example.test', message: text, language, link })),
    reply: (text) =>
      writeMail(replyMail({ name: text, text, visitorText: text, language, schoolEmail: 'a@example.test' })),
    notification: (text) =>
      writeMail(
        notificationMail({
          language,
          username: text,
          role: 'learner',
          notice: { kind: 'announcement', title: { tr: text, en: text }, text: { tr: text, en: text } },
          publicUrl,
          path: '/learner',
        }),
      ),
  }
  const ofFacts = (text: string) =>
    writeMail(
      notificationMail({
        language,
        username: 'Ayşe',
        role: 'learner',
        notice: { kind: 'waiting_list_removed', courseId: '1', course: text, reason: text },
        publicUrl,
        path: '/learner',
      }),
      {
        subject: '{course}',
        body: '{course}: {why}\n\n- {why}\n\n{link}',
        button: '{course}',
        notes: '{why}',
      },
    )
  const ofNames = mailNames.map(
    (name) => [name, (username: string) => written(name, { language, username })] as const,
  )

  test.each([...Object.entries(ofMessages), ['facts', ofFacts] as const, ...ofNames])(
    'put no tag into the %s mail',
    (_, write) => {
      expect(tagsOf(write(xssPayloads.join(' ')))).toEqual(tagsOf(write('Ayşe')))
    },
  )

  test('put no tag into a mail as the school’s text', () => {
    const letter = sampleLetters.cancelled({ language, username: 'Ayşe', publicUrl })
    const withText = (words: string) =>
      writeMail(letter, { subject: words, body: `${words}\n\n- ${words}`, button: words, notes: words })
    // Stars in a payload are bold text, a tag of our own
    const payload = xssPayloads.join(' ').replaceAll(/[*\s]+/g, ' ')
    expect(tagsOf(withText(payload))).toEqual(tagsOf(withText('Ayşe')))
  })
})

describe('the school’s own text', () => {
  const letter = passwordResetMail({ language: 'en', username: 'Ayşe', link, minutes: 30 })
  const own: MailText = {
    subject: 'Hey {name}',
    body: 'Hi **{name}**,\nwelcome back.\n\n- {minutes} minutes\n- one try\n\n{link}',
    button: 'Go, {name}',
    notes: 'Not you? [Relax] then.',
  }

  test('is used for subject, paragraphs, lists, button and small print', () => {
    const { subject, text, html } = writeMail(letter, own)
    expect(subject).toBe('Hey Ayşe')
    expect(text).toContain(
      `Hi Ayşe,\nwelcome back.\n\n- 30 minutes\n- one try\n\nGo, Ayşe:\n${link}&lang=en\n`,
    )
    expect(text).toContain('Not you? [Relax] then.')
    expect(html).toContain('Hi <strong>Ayşe</strong>,')
    expect(html).toContain('<li>30 minutes</li>')
  })

  test('does not read the words of a value as a text', () => {
    const tricky = { ...letter, values: { ...letter.values, name: '**{link}** [x {minutes}]' } }
    expect(writeMail(tricky, own).text).toContain('Hi **{link}** [x {minutes}],')
    expect(writeMail(tricky, own).html).not.toContain('<strong>{')
  })

  test('never makes a subject that no mail may have', () => {
    const long = { ...letter, values: { ...letter.values, name: 'x\n'.repeat(400) } }
    const found = writeMail(long, own)
    expect(mail.safeParse({ to: 'ayse@example.test', ...found }).success).toBe(true)
    const empty = { ...letter, values: { ...letter.values, name: '' } }
    expect(writeMail(empty, { ...own, subject: '{name}' }).subject).toBe('Sohbet')
  })

  test('is not used when today’s rules refuse it', () => {
    const first = firstTextOf('password-reset', 'en')
    const used = (text: unknown) =>
      textInUse('password-reset', 'en', [{ mail: 'password-reset', language: 'en', text }])
    expect(used(own)).toEqual(own)
    for (const refused of [{ ...own, body: 'No link' }, { subject: 'Half' }, null])
      expect(used(refused)).toEqual(first)
  })
})

test('a cancellation says where the money goes, if any goes back', () => {
  const textOf = (source: 'hand' | 'checkout', refundMinor: number) =>
    writeMail(
      cancelledMail({
        language: 'en',
        username: 'Ayşe',
        course,
        enrollment: { ...enrollment, source },
        refundMinor,
      }),
    ).text
  expect(textOf('hand', 45_000)).toContain('$450 is on its way back to your bank account.')
  expect(textOf('checkout', 45_000)).toContain('$450 is on its way back to the card you paid with.')
  expect(textOf('checkout', 0)).not.toContain('on its way')
})

test('the verification mail names the account, and what to do when it is not yours', () => {
  const { text } = writeMail(
    verificationMail({ language: 'en', username: 'Ayşe', code: '048213', minutes: 10, link }),
  )
  expect(text).toContain('the username “Ayşe”')
  expect(text).toContain('048213')
  expect(text).toContain('ignore this email and do not use the code')
  const turkish = writeMail(
    verificationMail({
      language: null,
      username: 'Ayşe',
      code: '048213',
      minutes: 10,
      link,
    }),
  ).text
  expect(turkish).toContain('“Ayşe” kullanıcı adlı hesabı')
  expect(turkish).toContain('dikkate alma ve kodu kullanma')
})

test('the confirmation mentions groups and money only when there are some', () => {
  const basic = { ...enrollment, contents: firstPlans.basic } as const
  const confirmation = (language: Language, amountMinor: number) =>
    writeMail(
      enrolledMail({
        language,
        username: 'Ayşe',
        course: { ...course, priceMinor: amountMinor },
        enrollment: { ...basic, amountMinor },
        link,
      }),
    ).text
  expect(confirmation('en', 45_000)).toContain('Plan: Basic, with 5 class credits. Paid: $450.')
  expect(confirmation('tr', 45_000)).toContain('Paket: Basic, 5 ders kredisi. Ödenen: $450.')
  expect(confirmation('en', 0)).toContain('There is nothing to pay.')
  expect(confirmation('en', 0)).toContain('which runs from 6 April 2026 to 4 October 2026.')
  expect(confirmation('en', 0)).toContain(
    'Live sessions, by the clock in Istanbul: Tuesday 19:00, Thursday 19:00.',
  )
  expect(confirmation('tr', 0)).toContain('Canlı dersler (İstanbul saatiyle): Salı 19:00, Perşembe 19:00.')
  expect(confirmation('en', 0)).not.toMatch(/money|credit/)
  expect(confirmation('tr', 0)).not.toMatch(/para|kredi/)
})

test('the offer of a free seat does not mention a payment', () => {
  const offer = (language: Language) =>
    writeMail(
      seatOfferMail({ language, username: 'Ayşe', courseName: course.name, isFree: true, until, link }),
    ).text
  expect(offer('en')).toContain('take it by then and it is yours.')
  expect(offer('en')).not.toMatch(/\bpay/)
  expect(offer('tr')).toContain('O zamana kadar alırsan yer senindir.')
})

test('links are complete in the text and escaped in the HTML', () => {
  const { text, html } = writeMail(passwordResetMail({ language: 'tr', username: 'Ayşe', link, minutes: 30 }))
  expect(text).toContain(`\n${link}&lang=tr\n`)
  expect(html).toContain(`href="${publicUrl}/auth/reset-password?token=a&amp;b&amp;lang=tr"`)
})

test('links name the language of the mail', () => {
  const person = { username: 'Ayşe', publicUrl }
  expect(writeMail(registrationAttemptMail({ ...person, language: 'en' })).text).toContain(
    '/auth/login?lang=en',
  )
  expect(writeMail(registrationAttemptMail({ ...person, language: null })).text).toContain(
    '/auth/request-password-reset?lang=tr',
  )
})

test('times are on the school’s clock, in the reader’s format', () => {
  const person = { username: 'Ayşe', until, publicUrl }
  expect(writeMail(lockOutMail({ ...person, language: 'tr' })).text).toContain(
    '3 Mart 2026 00:30 (İstanbul saati)',
  )
  expect(writeMail(lockOutMail({ ...person, language: 'en' })).text).toMatch(/3 March 2026 (at )?00:30/)
  expect(writeMail(lockOutMail({ ...person, language: 'en' })).text).toContain(
    `${publicUrl}/auth/request-password-reset`,
  )
})

test('times outside the app add the time of the reader’s own zone', () => {
  const person = { username: 'Ayşe', language: 'en', timeZone: 'Europe/Berlin' } as const
  expect(writeMail(lockOutMail({ ...person, until, publicUrl })).text).toContain(
    '(Istanbul time; 2 March 2026 at 22:30 Berlin time)',
  )
  expect(writeMail(enrolledMail({ ...person, course, enrollment, link })).text).toMatch(
    /The first one: Tuesday,? 7 April at 19:00 \(Istanbul time; 18:00 Berlin time\)\./,
  )
  const session = { courseId: '1', course: 'A', sessionId: '1', startsAt: '2026-10-26T16:00:00Z' }
  const notice = { kind: 'session_soon', ...session } as const
  expect(
    writeMail(notificationMail({ ...person, role: 'learner', notice, publicUrl, path: '/' })).text,
  ).toContain('19:00 (Istanbul time; 17:00 Berlin time)')
})

function decode(html: string): string {
  return html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

test.each([
  [1, 'width="40"', /<td[^>]*><img[^>]*><\/td>\s*<td[^>]*><p[^>]*>Köprü/],
  [10, 'width="240"', /<td><img[^>]*><\/td>\s*<\/tr>\s*<tr>\s*<td[^>]*><p[^>]*>Köprü/],
])('a logo of ratio %i has its size, and the name does not wrap beside it', (logoRatio, size, order) => {
  const pictures = { ...defaultBrand.pictures, mailLogo: 'a.png', logoRatio }
  const letter = sampleLetters['contact-thanks']({ language: 'tr', username: 'Ayşe', publicUrl })
  const { html } = writeMail(letter, undefined, { ...defaultBrand, name: 'Köprü', pictures })
  expect(html).toContain(size)
  expect(html).toMatch(order)
})
