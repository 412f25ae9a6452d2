import { firstPlans } from '@sohbet/domain/enrollment/plan'
import { expect, test } from 'vitest'
import { enrolledMail } from './courses/enrolled-mail.ts'
import { writeMail } from './layout.ts'

const course = {
  name: 'Akşam grubu',
  startDate: '2026-04-06',
  endDate: '2026-10-04',
  zoomTimes: [],
  priceMinor: 45_000,
} as const
const enrollment = {
  contents: firstPlans.super,
  source: 'checkout',
  amountMinor: 45_000,
  currency: 'USD',
} as const
const link = 'https://sohbet.example/learner/courses'

test('the photo of a coach stands beside the name without repeating it, if it is one of ours', () => {
  const mailWith = (photo: string | null) =>
    writeMail(
      enrolledMail({
        language: 'en',
        username: 'Ayşe',
        course: { ...course, coach: { name: 'Oliver "Olly" Hart', photo } },
        enrollment,
        link,
      }),
    ).html
  expect(mailWith('/api/images/user_photos/1.jpg?v=1')).toMatch(
    /<img\s+src="https:\/\/school\.invalid\/api\/images\/user_photos\/1\.jpg\?v=1"\s+alt=""/,
  )
  // Another host would learn who reads the mail
  expect(mailWith('https://other.example/1.jpg')).not.toContain('<img')
  expect(mailWith(null)).not.toContain('<img')
})
