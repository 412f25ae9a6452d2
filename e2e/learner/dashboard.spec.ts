import {
  changeLiveSession,
  getOwnLiveSession,
  listCourseLiveSessions,
} from '@sohbet/contract/live-sessions/live-sessions'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import type { Page } from '@playwright/test'
import { enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import { aCourse, aLearner, asAdmin } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { arrive, aStudent } from '../support/studying.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const minuteMs = 60_000

test('a newcomer’s home offers only the level test', { tag: '@full' }, async ({ page, logIn }) => {
  await logIn('newcomer')
  await expect(page.getByRole('link', { name: 'Take Level Test Now' })).toHaveAttribute('href', '/leveltest')
  await expect(part(page, 'Upcoming Sessions')).toBeHidden()
})

test(
  'a learner with a level and no course is offered a course',
  { tag: '@full' },
  async ({ page, request, look, visits }) => {
    await arrive(page, await aLearner(request), visits)
    await expect(part(page, 'Choose your course')).toBeVisible()
    await expect(part(page, 'Your Enrolled Courses')).toContainText('You are not enrolled in a course yet')
    const enroll = part(page, 'Available Courses').getByRole('link', { name: /^Enroll Now/ })
    await expect(enroll.first()).toBeVisible()
    await expect(part(page, 'Upcoming Sessions')).toContainText('No live session is to come.')
    await look('dashboard-no-course')
  },
)

test('an enrolled learner sees a moved session, waits until it opens, joins it and is marked as present', async ({
  page,
  request,
  look,
  visits,
}) => {
  const [{ learner, course }, admin] = await Promise.all([aStudent(request), asAdmin(request)])
  const ahead = (await admin(listCourseLiveSessions, { params: { id: course.id } })).find(
    ({ state }) => state === 'upcoming',
  )
  const id = ahead?.id ?? ''
  const moveTo = (minutes: number) =>
    admin(changeLiveSession, {
      params: { id },
      // The coach may have another session at that time
      body: { startsAt: new Date(Date.now() + minutes * minuteMs).toISOString(), isClashAccepted: true },
    })
  await moveTo(60)

  await arrive(page, learner, visits)
  const sessions = part(page, 'Upcoming Sessions')
  await expect(sessions.getByText('Moved')).toBeVisible()
  await expect(part(page, 'Your Enrolled Courses').getByRole('link', { name: course.name })).toBeVisible()
  await sessions.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(`/learner/session/${id}`)
  await expect(page.getByText('The door is still closed')).toBeVisible()
  const join = page.getByRole('button', { name: `Join ${course.name}` })
  await expect(join).toBeDisabled()
  await look('session-closed')
  await moveTo(9)
  await page.reload()
  await expect(page.getByText('The door is open')).toBeVisible()

  await page.route('https://zoom.example.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The meeting</title>' }),
  )
  await join.click()
  await expect(page).toHaveURL('https://zoom.example.test/j/42')
  expect(await learner.call(getOwnLiveSession, { params: { id } })).toMatchObject({ isAttended: true })
  await page.goto('/learner')
  await expect(part(page, 'Your next live session').getByRole('button')).toBeEnabled()
  await look('dashboard-enrolled')
})

test(
  'a learner in two courses sees both, with the sessions of both',
  { tag: '@full' },
  async ({ page, request, look, visits }) => {
    const { learner, course } = await aStudent(request)
    const admin = await asAdmin(request)
    const other = await aCourse(request)
    // Both courses have their sessions at the same time
    const seat = { courseId: other.id, email: learner.email, amount: 0, note: 'The next one', override: true }
    await admin(enrollByHand, { body: seat })
    await arrive(page, learner, visits)
    for (const { name } of [course, other]) {
      await expect(part(page, 'Your Enrolled Courses').getByRole('link', { name })).toBeVisible()
      await expect(part(page, 'Upcoming Sessions').getByText(name).first()).toBeVisible()
    }
    await look('dashboard-two-courses')
    await page.goto('/learner/courses')
    for (const { name } of [course, other])
      await expect(page.getByRole('heading', { name }).first()).toBeVisible()
    await look('courses-two')
  },
)

test(
  'a learner browses the week, announces an absence, gets the calendar URL, and is refused another course’s session',
  { tag: '@full' },
  async ({ page, request, look, otherHalf, visits }) => {
    const { learner } = await aStudent(request)
    const { incomingZoomSessions } = await learner.call(getLearnerDashboard, {})
    const [next] = incomingZoomSessions
    await arrive(page, learner, visits, `/learner/calendar?week=${next?.date.slice(0, 10)}`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Connect my calendar app' }).click()
    await page.getByRole('button', { name: 'Create my calendar address' }).click()
    const address = page.getByLabel('Your secret address')
    await expect(address).toHaveValue(/\/api\/calendar\/.+\.ics$/)
    const read = await request.get(await address.inputValue())
    expect(await read.text()).toContain(`/learner/session/`)
    await look('calendar')
    await page.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByRole('button', { name: 'Create my calendar address' })).toBeVisible()
    await otherHalf(() => look('calendar-tr-dark'))

    await page.getByRole('article').getByRole('link').click()
    await page.getByLabel('Reason (optional)').fill('I am on a plane.')
    await page.getByRole('button', { name: 'Announce absence' }).click()
    await expect(page.getByText('You have said that you are not coming.')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    expect((await download).suggestedFilename()).toBe('session.ics')
    await look('session-away')

    const { course } = await aStudent(request)
    const foreign = `${course.id}_20261116T2100`
    await page.goto(`/learner/session/${foreign}`)
    await expect(page.getByRole('heading', { name: 'Session not found' })).toBeVisible()
    await look('session-not-mine')
  },
)

test(
  'the dashboard shows an error when it cannot load, and loads on retry',
  { tag: '@full' },
  async ({ page, logIn, look }) => {
    await page.route('**/api/learner-global/dashboard', (route) => route.fulfill({ status: 500, body: '' }))
    await logIn('learner')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Failed to fetch dashboard data')
    await look('dashboard-error')
    await page.unroute('**/api/learner-global/dashboard')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(part(page, 'Learning Analytics')).toBeVisible()
  },
)
