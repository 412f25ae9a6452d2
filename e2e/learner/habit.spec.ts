import { expect, test } from '../support/fixtures.ts'
import { aCoach } from '../support/lesson-people.ts'
import { aStudent, arrive, handTo } from '../support/studying.ts'

test(
  'a learner sets a weekly goal, works towards it, pauses and hides the week, and learner and coach read the progress',
  { tag: '@full' },
  async ({ page, request, look, otherHalf, visits }) => {
    const coach = await aCoach(request)
    // Other journeys study the modules of the first type
    const { learner, course } = await aStudent(request, { coachId: coach.id, type: 'B1-B2' })
    const week = page.getByRole('region', { name: 'Your week' })
    // Other journeys inspect the player and the roster
    for (const area of ['learner/course', 'coach/courses']) visits.inspected.add(`/${area}/${course.id}`)

    await test.step('the goal is chosen from the home', async () => {
      await arrive(page, learner, visits)
      await expect(week.getByText('A new week, a clean line')).toBeVisible()
      await week.getByRole('link', { name: 'Choose a weekly goal' }).click()
      await expect(week).toBeInViewport()
      await week.getByRole('radio', { name: 'Days', exact: true }).check({ force: true })
      await week.getByRole('radio', { name: '2', exact: true }).check({ force: true })
      await week.getByRole('button', { name: 'Save the goal' }).click()
      await expect(page.getByText('Your goal is saved')).toBeVisible()
      await look('week-settings')
    })

    await test.step('work in a module fills the day', async () => {
      await page.goto('/learner')
      await expect(week.getByText('0 of 2 days')).toBeVisible()
      await page.goto(`/learner/course/${course.id}?module=1`)
      await page.getByRole('button', { name: /^Open Phrase cards/ }).click()
      await expect(page.getByText('Opened', { exact: true })).toBeVisible()
      await page.goto('/learner')
      await expect(week.getByText('1 of 2 days')).toBeVisible()
      await expect(week.locator('[aria-current=date]')).toContainText('today: done')
      await look('week-strip')
      await otherHalf(() => look('week-strip-tr-dark'))
    })

    await test.step('a pause asks for nothing, and the week can be hidden', async () => {
      await page.goto('/learner/settings#week')
      const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Istanbul' }).format(new Date())
      await week.getByLabel('First day').fill(today)
      await week.getByLabel('Last day').fill(today)
      await week.getByRole('button', { name: 'Plan a pause' }).click()
      await expect(page.getByText('Your pause is planned')).toBeVisible()
      await page.goto('/learner')
      await expect(week.getByText('You are pausing. Nothing is expected of you.')).toBeVisible()
      await page.goto('/learner/settings#week')
      const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
      await week.getByRole('switch', { name: 'Show my week on the dashboard' }).click({ force: true })
      await saved
      await page.goto('/learner')
      await expect(page.getByRole('heading', { name: 'Your Enrolled Courses' })).toBeVisible()
      await expect(week).toBeHidden()
    })

    await test.step('learner and coach read the same progress', async () => {
      await page.goto('/learner/progress')
      await expect(page.getByText('In the last 12 weeks you did something on 1 day.')).toBeVisible()
      await look('progress')
      await otherHalf(() => look('progress-tr-dark'))
      await handTo(page, coach, visits, `/coach/courses/${course.id}`)
      await page.getByRole('link', { name: learner.username, exact: true }).click()
      await expect(page.getByText('Did something on 1 day of the last 12 weeks.')).toBeVisible()
    })
  },
)
