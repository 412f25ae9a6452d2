import { expect, test } from 'vitest'
import { writeMail } from './layout.ts'
import { notificationMail } from './notification-mail.ts'

const publicUrl = 'https://sohbet.example'
const id = '00000000-0000-4000-8000-000000000000'

const cancelled = (reason: string) =>
  writeMail(
    notificationMail({
      language: 'tr',
      timeZone: 'Europe/Istanbul',
      username: 'Ayşe',
      role: 'learner',
      notice: {
        kind: 'lesson_cancelled',
        lessonId: id,
        lesson: 'private',
        other: 'Oliver <Hart>',
        startsAt: '2026-04-13T16:00:00.000Z',
        isCreditBack: true,
        reason,
        others: [
          { lesson: 'private', coachId: id, coach: 'Oliver <Hart>', startsAt: '2026-04-14T16:00:00.000Z' },
        ],
      },
      publicUrl,
      path: '/learner/lessons',
    }),
  )

test('a free time is a link in HTML, and its address is in the plain text', () => {
  const { html, text } = cancelled('')
  expect(text).toContain('Başka boş saatler:')
  expect(text).toContain(`Oliver <Hart>: ${publicUrl}/learner/lessons/book?kind=private`)
  expect(html).toMatch(
    /<a href="https:\/\/sohbet\.example\/learner\/lessons\/book\?kind=private&amp;[^"]+"[^>]*>14 Nisan Salı 19:00 \(İstanbul saati\), Oliver &lt;Hart&gt;<\/a>/,
  )
})

test('an address that a coach writes into the reason is no link', () => {
  const { html } = cancelled('Look here: https://other.example/prize')
  expect(html).toContain('Look here: https://other.example/prize')
  expect(html).not.toContain('href="https://other.example')
})
