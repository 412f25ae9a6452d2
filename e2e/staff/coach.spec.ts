import type { Page } from '@playwright/test'
import { getCoachCourse, listCoachCourses } from '@sohbet/contract/learning/coach-courses'
import { listCourses } from '@sohbet/contract/catalogue/courses'
import { signIn } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const account = (email: string) => ({ email: `${email}@sohbet.test`, password: 'sohbet-demo' })

test('a coach sees their cards, opens a course, finds inactive learners and reads results, modules and keys', async ({
  page,
  request,
  logIn,
  look,
  otherHalf,
}) => {
  const coach = await signIn(request, account('coach'))
  const own = await coach(listCoachCourses, {})
  const course = own.find(({ status, inactiveCount }) => status === 'ongoing' && inactiveCount > 0) ?? own[0]
  if (!course) throw new Error('The demo coach has no course')
  const { learners, modules } = await coach(getCoachCourse, { params: { id: course.id } })
  const silent = learners.find(({ isInactive }) => isInactive)

  await logIn('coach')
  for (const card of ['Active Courses', 'Learners', 'Coaches', 'Telegram Channels', 'Total Courses'])
    await expect(page.getByRole('term').filter({ hasText: card })).toBeVisible()
  await expect(part(page, 'Incoming Sessions and Lessons')).toBeVisible()
  await look('coach-dashboard')

  await page.goto('/coach/courses')
  await expect(page.getByRole('heading', { name: 'My Courses' })).toBeVisible()
  await look('coach-courses')
  await page.getByRole('link', { name: course.name, exact: true }).click()
  await expect(page).toHaveURL(`/coach/courses/${course.id}`)
  await expect(part(page, 'Learners').getByRole('row')).toHaveCount(learners.length)
  if (silent)
    await expect(
      part(page, 'Silent learners').getByRole('link', { name: `Message ${silent.username}` }),
    ).toHaveAttribute('href', `/coach/messages/new?to=${silent.userId}`)
  await look('coach-roster')

  const parts = page.getByRole('navigation', { name: 'Parts of the course' })
  await expect(parts.getByRole('link', { name: 'Sessions and Attendance' })).toHaveAttribute(
    'href',
    `/coach/courses/${course.id}/sessions`,
  )
  await parts.getByRole('link', { name: 'Quiz Results' }).click()
  await expect(part(page, 'Quiz Results')).toBeVisible()
  await look('coach-results')
  await parts.getByRole('link', { name: 'Modules' }).click()
  await expect(part(page, 'Modules').getByRole('row')).toHaveCount(modules.length + 1)
  await look('coach-modules')
  await part(page, 'Modules').getByRole('link').first().click()
  await expect(part(page, 'Quiz with its keys').getByText('Right answer:').first()).toBeVisible()
  await look('coach-module')

  await page.goto('/coach/statistics')
  await expect(part(page, 'Hours of Live Sessions')).toBeVisible()
  await look('coach-statistics')
  await otherHalf(() => look('coach-statistics-tr-dark'))
})

test(
  'a coach cannot open another coach’s course',
  { tag: '@full' },
  async ({ page, request, logIn, look }) => {
    const [admin, coach] = [await signIn(request, account('admin')), await signIn(request, account('coach'))]
    const own = new Set((await coach(listCoachCourses, {})).map(({ id }) => id))
    const { data } = await admin(listCourses, { query: { pageSize: 50 } })
    const other = data.find(({ id }) => !own.has(id))
    await logIn('coach', { at: `/coach/courses/${other?.id}` })
    await expect(page.getByText('This course is not yours')).toBeVisible()
    await look('coach-not-own')
  },
)
