import { renewCalendarFeed } from '@sohbet/contract/learning/calendar'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { listCoachLiveSessions } from '@sohbet/contract/learning/live-sessions'
import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { signIn } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { aStudent } from '../support/studying.ts'

const dayMs = 86_400_000

test('an admin moves, cancels and restores a session; its learner sees it in the feed and on the dashboard', async ({
  page,
  request,
  logIn,
  look,
}) => {
  const { learner, course } = await aStudent(request)
  const { feed } = await learner.call(renewCalendarFeed, {})
  const entries = async () => (await request.get(feed?.url ?? '')).text()
  await logIn('admin', { at: `/admin/courses/courseform/0/${course.id}?tab=sessions` })
  await expect(page.getByRole('heading', { name: 'Next session' })).toBeVisible()
  await look('admin-course-sessions')

  const change = page.getByRole('button', { name: /^Change: / }).first()
  await change.click()
  const day = addDays(schoolDay(new Date()), 1)
  const dialog = page.getByRole('dialog', { name: 'Change the session' })
  await dialog.getByLabel('Day').fill(day)
  await dialog.getByLabel('Start').fill('08:15')
  await dialog.getByLabel('Notes for the learners').fill('Bring a story')
  await look('change-session')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The session is changed')).toBeVisible()
  await expect(page.getByText('Moved', { exact: true })).toBeVisible()
  expect(await entries()).toContain(`DTSTART:${day.replaceAll('-', '')}T051500Z`)

  await change.click()
  await page.getByRole('button', { name: 'Cancel the session' }).click()
  await page
    .getByRole('dialog', { name: 'Confirmation' })
    .getByRole('button', { name: 'Cancel the session' })
    .click()
  await expect(page.getByText('The session is cancelled')).toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Cancelled' })
    .getByRole('button', { name: /^Change/ })
    .click()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByText('The session takes place again')).toBeVisible()

  const { incomingZoomSessions } = await learner.call(getLearnerDashboard, {})
  expect(incomingZoomSessions[0]).toMatchObject({ date: `${day}T05:15:00.000Z`, isMoved: true })
})

test(
  'a coach corrects attendance with one tap, and undoes it',
  { tag: '@full' },
  async ({ page, request, logIn, look }) => {
    const coach = await signIn(request, { email: 'coach@sohbet.test', password: 'sohbet-demo' })
    const query = { from: new Date(Date.now() - 14 * dayMs).toISOString(), to: new Date().toISOString() }
    const past = (await coach(listCoachLiveSessions, { query })).findLast(({ state }) => state === 'over')
    await logIn('coach', { at: `/coach/courses/${past?.courseId}/sessions` })
    await expect(page.getByRole('heading', { name: 'Past' })).toBeVisible()
    await look('coach-sessions')
    await page.goto(`/coach/session/${past?.id}`)
    const mark = page.getByRole('switch').first()
    const wasThere = await mark.isChecked()
    await mark.press('Space')
    await expect(page.getByText(/^Marked by/)).toBeVisible()
    await page.reload()
    await expect(mark).toBeChecked({ checked: !wasThere })
    await look('coach-attendance')
    await page.getByRole('button', { name: /^Undo the mark of/ }).click()
    await expect(mark).toBeChecked({ checked: wasThere })
  },
)

test(
  'an admin proposes a year’s holidays and sees the cancelled sessions',
  { tag: '@full' },
  async ({ page, logIn, look }) => {
    await logIn('admin', { at: '/admin/settings' })
    const holidays = page.getByRole('region', { name: 'Holidays', exact: true })
    await holidays.getByLabel('Year').selectOption({ index: 1 })
    await holidays.getByRole('checkbox', { name: /Ramazan Bayramı \(1\. gün\)/ }).check()
    await expect(holidays.getByText(/sessions? falls? out\./)).toBeVisible()
    await holidays.getByRole('button', { name: 'Save the holidays' }).click()
    await expect(page.getByText('The holidays are saved')).toBeVisible()
    await look('admin-holidays')
  },
)
