import { randomUUID } from 'node:crypto'
import { createCourse, getCourse } from '@sohbet/contract/catalogue/courses'
import { listCourseLiveSessions } from '@sohbet/contract/live-sessions/live-sessions'
import { asAdmin } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { arrive, aStudent } from '../support/studying.ts'

const hourMs = 3_600_000
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

test(
  'a learner announces an absence, makes it up in another course and gives the seat back',
  { tag: '@full' },
  async ({ page, request, look, visits }) => {
    const [{ learner, course }, admin] = await Promise.all([aStudent(request), asAdmin(request)])
    const { typeId, primaryCoachId, startDate, endDate } = await admin(getCourse, {
      params: { id: course.id },
    })
    const inThreeDays = new Date(Date.now() + 3 * 24 * hourMs).getUTCDay()
    const other = await admin(createCourse, {
      body: {
        name: `Guests ${randomUUID().slice(0, 8)}`,
        description: 'A course that has room for guests.',
        typeId,
        primaryCoachId,
        startDate,
        endDate,
        price: 450,
        currency: 'USD',
        maxEnrollments: 25,
        moduleDuration: 7,
        zoomLink: 'https://zoom.example.test/j/43',
        zoomTimes: [{ dayOfWeek: weekdays[inThreeDays] ?? 'monday', hour: 12, minute: 0, duration: 60 }],
      },
    })
    const missed = (await admin(listCourseLiveSessions, { params: { id: course.id } })).find(
      ({ startsAt }) => Date.parse(startsAt) > Date.now() + 13 * hourMs,
    )
    const session = `/learner/session/${missed?.id}`

    await arrive(page, learner, visits, session)
    visits.inspected.add(session) // dashboard.spec.ts inspects such a page
    await page.getByRole('button', { name: 'Announce absence' }).click()
    await page.getByRole('link', { name: 'Make it up' }).click()
    const seats = page.locator('#guests')
    await expect(seats).toContainText('You can make up 1 missed session.')
    await expect(seats.getByRole('heading', { level: 2 })).toBeInViewport()
    await look('guest-seats')
    // Seats of earlier sessions of the demo come first, and cannot be given back free of charge
    await seats.getByRole('button', { name: /^Show \d+ more/ }).click()
    await seats
      .getByRole('article')
      .filter({ hasText: other.name })
      .first()
      .getByRole('button', { name: 'Make it up' })
      .click()
    await page.getByRole('button', { name: 'Take the seat' }).click()
    await expect(page.getByText('The seat is yours')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Make-up' })).toHaveCount(1)

    await page.goto(session)
    await expect(page.getByText('A make-up stands for this session')).toBeVisible()
    await expect(page.getByRole('button', { name: 'I am coming after all' })).toBeHidden()

    await page.goto('/learner/lessons')
    await page
      .getByRole('article')
      .filter({ hasText: 'Make-up' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    await page.getByRole('button', { name: 'Cancel the seat' }).click()
    await expect(seats).toContainText('You can make up 1 missed session.')
  },
)
