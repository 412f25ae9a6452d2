import { randomUUID } from 'node:crypto'
import { listCourseTypes } from '@sohbet/contract/catalogue/course-types'
import { createCourse } from '@sohbet/contract/catalogue/courses'
import { listNotifications } from '@sohbet/contract/notifications/notifications'
import { enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import { addDays, daysOfWeek, schoolDay } from '@sohbet/domain/calendar'
import type { APIRequestContext } from '@playwright/test'
import { aLearner, asAdmin } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { aTeacher } from '../support/lesson-people.ts'
import { arrive, handTo } from '../support/studying.ts'

/** Three groups with nine sessions a week each, and a learner of the first one. */
async function aBusyCoach(request: APIRequestContext) {
  const [admin, coach, learner] = await Promise.all([asAdmin(request), aTeacher(request), aLearner(request)])
  const [type] = await admin(listCourseTypes, {})
  const slots = daysOfWeek.map((dayOfWeek) => ({ dayOfWeek, hour: 9 }))
  const more = (['tuesday', 'thursday'] as const).map((dayOfWeek) => ({ dayOfWeek, hour: 19 }))
  const today = schoolDay(new Date())
  const ids: string[] = []
  for (const place of [0, 1, 2]) {
    const { id } = await admin(createCourse, {
      body: {
        name: `Group ${place + 1} ${randomUUID().slice(0, 8)}`,
        description: 'A group of a busy coach.',
        typeId: type?.id ?? '',
        primaryCoachId: coach.id,
        startDate: addDays(today, -10),
        endDate: addDays(today, 60),
        price: 450,
        currency: 'USD',
        maxEnrollments: 25,
        moduleDuration: 7,
        zoomLink: 'https://zoom.example.test/j/42',
        zoomTimes: [...slots, ...more].map(({ dayOfWeek, hour }) => ({
          dayOfWeek,
          hour: hour + place,
          minute: 0,
          duration: 45,
        })),
      },
    })
    ids.push(id)
  }
  await admin(enrollByHand, {
    body: { courseId: ids[0] ?? '', email: learner.email, amount: 0, note: 'A guest of the school' },
  })
  return { coach, learner }
}

test(
  'a coach who is ill for a week decides about 27 sessions at once, and a learner gets one message',
  { tag: '@full' },
  async ({ page, request, visits, look }) => {
    const { coach, learner } = await aBusyCoach(request)
    const tomorrow = addDays(schoolDay(new Date()), 1)
    await arrive(page, coach, visits, '/coach/calendar')
    await page.getByRole('link', { name: 'I am ill or away' }).click()
    await expect(page.getByRole('heading', { name: 'I am ill or away' })).toBeVisible()
    const when = page.getByRole('region', { name: 'When' })
    await when.getByLabel('From').fill(tomorrow)
    await when.getByLabel('Start time').fill('00:00')
    await when.getByLabel('Until').fill(addDays(tomorrow, 6))
    await when.getByLabel('End time').fill('23:59')
    await expect(page.getByText('What happens to all 27')).toBeVisible()
    await look('coach-away')

    // All are moved, and one is cancelled
    await page.getByRole('radio', { name: 'Move' }).check()
    await expect(page.getByText('27 moved')).toBeVisible()
    await page
      .getByRole('button', { name: /Group 1/ })
      .first()
      .click()
    await page.getByLabel('What happens').selectOption('cancel')
    await expect(page.getByText('26 moved · 1 cancelled')).toBeVisible()
    await page.getByLabel('A word to the learners').fill('See you next week')
    await look('coach-away-exceptions')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'It is done' })).toBeVisible()
    await look('coach-away-done')

    const { data } = await learner.call(listNotifications, { query: {} })
    const news = data.flatMap(({ notice }) => (notice.kind === 'coach_away' ? [notice] : []))
    expect(news).toHaveLength(1)
    expect(news[0]?.items.map(({ change }) => change).toSorted()).toEqual([
      'cancelled',
      ...Array.from({ length: 8 }, () => 'moved'),
    ])
    await handTo(page, learner, visits, '/learner/notifications')
    await expect(page.getByText(`${coach.username} is away: your sessions change`)).toBeVisible()
    await look('learner-coach-away')

    await handTo(page, coach, visits, `/coach/calendar?week=${tomorrow}`)
    await expect(page.getByText('You are away').first()).toBeVisible()
    await look('coach-week-away')

    // Back earlier: lessons can be booked again
    await page.getByRole('link', { name: 'I am ill or away' }).click()
    await page.getByRole('button', { name: 'Not away after all' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Not away after all' }).click()
    await expect(page.getByText('The time can be booked again').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Away' })).toHaveCount(0)
  },
)
