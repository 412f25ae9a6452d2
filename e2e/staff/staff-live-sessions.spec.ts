import { renewCalendarFeed } from '@sohbet/contract/live-sessions/calendar'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { changeLiveSession, listCoachLiveSessions } from '@sohbet/contract/live-sessions/live-sessions'
import { addDays, schoolDay, schoolMoment } from '@sohbet/domain/calendar'
import { asAdmin, signIn } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { arrive, aStudent } from '../support/studying.ts'

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
  'a move reaches the learner’s open pages by the event stream, in two tabs',
  { tag: '@full' },
  async ({ page, request, look, visits }) => {
    const { learner } = await aStudent(request)
    const admin = await asAdmin(request)
    const [session] = (await learner.call(getLearnerDashboard, {})).incomingZoomSessions
    const id = session?.id ?? ''
    await arrive(page, learner, visits, `/learner/session/${id}`)
    const dashboard = await page.context().newPage()
    await dashboard.goto('/learner')
    await expect(dashboard.getByRole('heading', { name: 'Upcoming Sessions' })).toBeVisible()
    await expect(page.getByText('The door is still closed')).toBeVisible()

    const day = addDays(schoolDay(new Date()), 2)
    const startsAt = schoolMoment(day, 7 * 60 + 30).toISOString()
    await admin(changeLiveSession, { params: { id }, body: { startsAt, isClashAccepted: true } })
    // Shorter than the regular reload of either page
    const soon = { timeout: 20_000 }
    await expect(page.getByText(/^This session was moved to the time above/)).toBeVisible(soon)
    await expect(dashboard.getByText('Moved', { exact: true }).first()).toBeVisible(soon)
    await look('learner-session-moved')
  },
)

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
    const list = page.getByText(/^The list, /)
    await list.click()
    const mark = page.getByRole('switch').first()
    const wasThere = await mark.isChecked()
    await mark.press('Space')
    await expect(page.getByText(/^Marked as/)).toBeVisible()
    await page.reload()
    await list.click()
    await expect(mark).toBeChecked({ checked: !wasThere })
    await look('coach-attendance')
    await page.getByRole('button', { name: 'Undo the marks' }).click()
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
