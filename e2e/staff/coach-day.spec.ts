import { randomUUID } from 'node:crypto'
import { createCourse } from '@sohbet/contract/catalogue/courses'
import { listCourseTypes } from '@sohbet/contract/catalogue/course-types'
import { listCourseLiveSessions } from '@sohbet/contract/live-sessions/live-sessions'
import { enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import { dayOfWeek, schoolDay, schoolMinute } from '@sohbet/domain/calendar'
import type { APIRequestContext } from '@playwright/test'
import { aLearner, asAdmin } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { aCoach } from '../support/lesson-people.ts'
import { arrive, handTo } from '../support/studying.ts'
import { inDays } from '../support/days.ts'

const minuteMs = 60_000
/** On the school's clock, so many minutes from now. */
function weeklyTimeIn(minutes: number) {
  const start = new Date(Date.now() + minutes * minuteMs)
  const minute = schoolMinute(start)
  const at = { hour: Math.floor(minute / 60), minute: minute % 60 }
  return { dayOfWeek: dayOfWeek(schoolDay(start)), ...at, duration: 60 }
}

/** A coach with two learners and three sessions: the first has begun, the others follow. */
async function aDay(request: APIRequestContext) {
  const admin = await asAdmin(request)
  const [coach, came, missed] = [await aCoach(request), await aLearner(request), await aLearner(request)]
  const [type] = await admin(listCourseTypes, {})
  const course = await admin(createCourse, {
    body: {
      name: `Three sessions ${randomUUID().slice(0, 8)}`,
      description: 'A course that is under way.',
      typeId: type?.id ?? '',
      primaryCoachId: coach.id,
      startDate: inDays(-3),
      endDate: inDays(24),
      price: 450,
      currency: 'USD',
      maxEnrollments: 25,
      moduleDuration: 7,
      zoomLink: 'https://zoom.example.test/j/42',
      zoomTimes: [weeklyTimeIn(-5), weeklyTimeIn(60), weeklyTimeIn(125)],
    },
  })
  for (const { email } of [came, missed])
    await admin(enrollByHand, {
      body: { courseId: course.id, email, amount: 0, note: 'A guest of the school' },
    })
  const sessions = await coach.call(listCourseLiveSessions, { params: { id: course.id } })
  const [first, second, third] = sessions.filter(({ endsAt }) => Date.parse(endsAt) > Date.now())
  if (!first || !second || !third) throw new Error('the course has no three sessions ahead')
  return { coach, came, missed, first, second, third }
}

const pdf = '%PDF-1.4\n1 0 obj\n<< >>\nendobj\nxref\n0 1\ntrailer\n<< /Size 1 >>\nstartxref\n30\n%%EOF\n'

test(
  'a coach goes through a day with three sessions; a learner opens the material of the first',
  { tag: '@full' },
  async ({ page, request, visits, look }) => {
    const { coach, came, missed, first, second, third } = await aDay(request)
    await arrive(page, coach, visits, '/coach')
    await expect(page.getByRole('heading', { name: first.courseName }).first()).toBeVisible()
    await look('coach-home-in-session')
    await page.getByRole('link', { name: 'Attendance', exact: true }).first().click()
    await expect(page).toHaveURL(`/coach/session/${first.id}`)

    const summary = page.getByRole('status').filter({ hasText: 'learners attended' })
    await page.getByRole('button', { name: 'All here' }).click()
    await expect(summary).toHaveText('2 of 2 learners attended')
    await page.getByRole('switch', { name: `${missed.username} attended` }).click()
    await expect(summary).toHaveText('1 of 2 learners attended')

    await page.getByRole('button', { name: 'Add a material' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a material' })
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'Role_cards.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
    await expect(dialog.getByLabel('Title for the learners')).toHaveValue('Role cards')
    await look('coach-add-material')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('The material is added')).toBeVisible()
    await page.getByRole('button', { name: 'Write notes' }).click()
    await page.getByRole('textbox', { name: 'Notes for the learners' }).fill('Learn the eight phrases')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The notes are saved')).toBeVisible()
    await page.getByText(/words and phrases of the module/).click()
    await look('coach-session')

    await page.getByRole('link', { name: 'All sessions of this course' }).click()
    await look('coach-course-sessions')
    await page
      .getByRole('link', { name: /^Attendance/ })
      .nth(1)
      .click()
    await expect(page).toHaveURL(`/coach/session/${second.id}`)
    await page.getByText(/^Last time/).click()
    await expect(page.getByText('Learn the eight phrases')).toBeVisible()
    await page.getByRole('button', { name: 'Write a plan' }).click()
    await page.getByRole('textbox', { name: 'Your plan' }).fill('Ask everyone for a story')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The plan is saved')).toBeVisible()
    await look('coach-session-ahead')
    await page.goto(`/coach/session/${third.id}`)
    await expect(page.getByText(/10 minutes before the start/)).toBeVisible()
    await look('coach-third-session')

    await handTo(page, came, visits, `/learner/session/${first.id}`)
    await expect(page.getByText('Learn the eight phrases')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Download Role cards/ }).click()
    expect((await download).suggestedFilename()).toBe('Role cards.pdf')
    await look('learner-session-materials')
    await page.goto(`/learner/session/${second.id}`)
    await expect(page.getByRole('heading', { name: second.courseName })).toBeVisible()
    await expect(page.getByText('Ask everyone for a story')).toHaveCount(0)
    await look('learner-session-ahead')
  },
)
