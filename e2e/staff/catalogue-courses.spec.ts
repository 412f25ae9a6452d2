import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { inDays } from '../support/days.ts'

const list = '/admin/courses/courselist'
const say = (page: Page, answer: 'Yes' | 'No') =>
  page.getByRole('dialog', { name: 'Confirmation' }).getByRole('button', { name: answer }).click()

/** A day relative to today, in the format of a date field. */
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

/** A learner that no other journey uses. */
async function someLearner(request: APIRequestContext): Promise<string> {
  const login = await request.post('/api/auth/login', {
    data: { email: 'admin@sohbet.test', password: 'sohbet-demo' },
  })
  const { accessToken }: { accessToken: string } = await login.json()
  const answer = await request.get(
    '/api/users?role=learner&state=tested&searchText=example.test&sortBy=username:desc',
    { headers: { authorization: `Bearer ${accessToken}` } },
  )
  const { data }: { data: { email: string }[] } = await answer.json()
  if (!data[0]) throw new Error('The demo data has no learner with a level')
  return data[0].email
}

test('an admin creates a coach', { tag: '@full' }, async ({ page, request, logIn, look }) => {
  const learner = await someLearner(request)
  await logIn('admin')
  await page.getByRole('link', { name: 'Coaches' }).first().click()
  const table = page.getByRole('table', { name: 'Coach List' })
  for (const name of [
    'User Id',
    'Coach User Name',
    'Coach e-mail',
    'isActive',
    'isNative',
    'Zoom Only Coach',
  ])
    await expect(table.getByRole('columnheader', { name })).toBeVisible()
  await look('coaches')

  await page.getByRole('button', { name: 'Create coach' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Coach' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('User is required')).toBeVisible()
  await expect(dialog.getByText('Summary is required')).toBeVisible()

  const find = async (email: string) => {
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Get User' }).click()
  }
  await find('nobody@sohbet.test')
  await expect(page.getByText('Get Coach User failed')).toBeVisible()
  await expect(page.getByText('User not found')).toBeVisible()
  // The server refuses an admin as a coach, because an admin keeps the role
  await find('admin@sohbet.test')
  await expect(dialog.getByLabel('User id')).toHaveValue(/^[0-9a-f-]{36}$/)
  await dialog.getByLabel('Personel Summary').fill('Grew up in Hackney, teaches with songs.') // sic
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('An error occured !')).toBeVisible() // sic
  await expect(dialog.getByText('An admin cannot be a coach as well. Take another account.')).toBeVisible()

  await find(learner)
  await expect(dialog.getByText('An admin cannot be a coach')).toBeHidden()
  const name = await dialog.getByLabel('User name').inputValue()
  await dialog.getByRole('switch', { name: 'Native Speaker?' }).press('Space')
  await look('coach-form')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Coach created')).toBeVisible()
  const row = table.getByRole('row').filter({ hasText: learner })
  await expect(row).toContainText('ACTIVE')
  await expect(row).toContainText('YES')
  await expect(row).toContainText('Permanent')

  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Coach' })
  await edit.getByRole('switch', { name: 'Zoom Only Coach ?' }).press('Space')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Coach updated')).toBeVisible()
  await expect(row).toContainText('Zoom Only Coach')
})

test('an admin creates a course, changes it, switches it and copies it', async ({
  page,
  logIn,
  look,
  otherHalf,
  visits,
}) => {
  test.setTimeout(150_000)
  await logIn('admin', { at: list })
  await page.getByRole('link', { name: 'Create course' }).click()
  await expect(page).toHaveURL('/admin/courses/courseform/1/null')

  // Each tab marks its missing fields, and the first invalid field has the focus
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByLabel('Course Name')).toBeFocused()
  await expect(page.getByText('Course name must be at least 3 characters')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Schedule , 2 fields to correct' })).toBeVisible()
  await look('course-form')
  const name = `Night Bus ${Date.now()}`
  await page.getByLabel('Course Name').fill(name)
  await page.getByLabel('Description', { exact: true }).fill('For those who come home late.')
  await page.getByLabel('Course Type', { exact: true }).selectOption('A1-A2')
  await page.getByLabel('Start Date').fill(inDays(40))
  await expect(page.getByLabel('End Date')).not.toHaveValue('')
  await expect(page.getByText('This is the end date.')).toBeVisible()

  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Price is required')).toBeVisible()
  await expect(page.getByLabel('Price', { exact: true })).toBeFocused()
  await page.getByLabel('Price', { exact: true }).fill('-5')
  await page.getByLabel('Max Enrollments').fill('0')
  await page.getByLabel('Max Enrollments').blur()
  await expect(page.getByText('Price cannot be negative')).toBeVisible()
  await expect(page.getByText('Must allow at least one enrollment')).toBeVisible()
  await page.getByLabel('Price', { exact: true }).fill('450')
  await page.getByLabel('Max Enrollments').fill('20')
  await tab(page, 'Prerequisites')
  await page.getByLabel('Level Test Score').fill('4001')
  await page.getByLabel('Level Test Score').blur()
  await expect(page.getByText('Score must be between 0 and 4000')).toBeVisible()
  await page.getByLabel('Level Test Score').fill('800')
  const previous = page.getByLabel('Required Previous Course')
  await expect(previous.getByRole('option', { name: 'A1-A2' })).toHaveCount(0)
  await tab(page, 'Instructors')
  await page.getByLabel('Primary Coach').selectOption({ index: 1 })
  await tab(page, 'Zoom Session')
  await page.getByLabel('Zoom Link').fill('http://zoom.example.test/j/1')
  await page.getByLabel('Zoom Link').blur()
  await expect(page.getByText('Must be a valid URL')).toBeVisible()
  await page.getByLabel('Zoom Link').fill('https://zoom.example.test/j/1')
  await page.getByRole('button', { name: 'Add session' }).click()
  const second = page.getByRole('group', { name: 'Session 2' })
  await expect(second.getByLabel('Start')).toHaveValue('09:00')
  await expect(second.getByLabel('Duration (minutes)')).toHaveValue('60')
  await expect(second.getByText('Sessions on the same day cannot overlap')).toBeVisible()
  await second.getByLabel('Day').selectOption('Friday')
  await expect(page.getByText('Sessions on the same day cannot overlap')).toBeHidden()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Course created successfully')).toBeVisible()
  await expect(page).toHaveURL(list)

  const table = page.getByRole('table', { name: 'Course List' })
  const row = table.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('UPCOMING')
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(page).toHaveURL(/\/courseform\/2\/[0-9a-f-]{36}$/)
  await page.getByLabel('Description', { exact: true }).fill('For those who come home very late.')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await say(page, 'No')

  await tab(page, 'Enrollment Status')
  await page.getByRole('button', { name: 'Close to enrollments' }).click()
  await expect(page.getByText('Are you sure you want to close the course to enrollments?')).toBeVisible()
  await say(page, 'Yes')
  await expect(page.getByText('Course Enrollment Status Toggled')).toBeVisible()
  await expect(page.getByText('The course is closed to enrollments.')).toBeVisible()
  await tab(page, 'Activation')
  await page.getByRole('button', { name: 'Deactivate the course' }).click()
  await expect(page.getByText('Are you sure you want to deactivate the course?')).toBeVisible()
  await say(page, 'Yes')
  await expect(page.getByText('Course Active Status Toggled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Re-activate the course' })).toBeVisible()
  await look('course-form-edit')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Course updated successfully')).toBeVisible()

  // Deleted courses are hidden until the filter shows them
  await expect(row).toBeHidden()
  await page.getByLabel('Hide deleted courses').uncheck()
  await page.getByLabel('Course status').selectOption('upcoming')
  await page.getByRole('button', { name: 'Filter Courses' }).click()
  await expect(page).toHaveURL(/status=upcoming/)
  await expect(row).toContainText('deleted !')
  await look('course-list')
  await page.getByRole('button', { name: `Copy ${name}` }).click()
  await say(page, 'Yes')
  await expect(page.getByText('Course copied')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `${name} (2)` })).toBeVisible()
  visits.inspected.add(new URL(page.url()).pathname)
  await page.goto(list)
  await otherHalf(() => look('course-list-tr-dark'))
})

test(
  'a running course explains its disabled switches, and its view mode has no save buttons',
  { tag: '@full' },
  async ({ page, logIn, look }) => {
    await logIn('admin', { at: `${list}?status=ongoing` })
    await look('course-list-ongoing')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await tab(page, 'Activation')
    await expect(
      page.getByText(/^Only an upcoming course without enrollments .* This course is ongoing and has/),
    ).toBeVisible()
    await tab(page, 'Enrollment Status')
    await expect(page.getByText(/This course is ongoing\.$/)).toBeVisible()
    await look('course-form-ongoing')
    await page.goto(page.url().replace('/courseform/2/', '/courseform/0/'))
    await tab(page, 'Activation')
    await expect(
      page.getByRole('tabpanel', { name: 'Activation' }).getByText('This works in edit mode only.'),
    ).toBeVisible()
    await expect(page.getByLabel('Course Name')).toBeDisabled()
    await tab(page, 'Telegram Groups')
    await expect(page.getByText('The groups can only be viewed now')).toBeVisible()
    await look('course-form-view')
    await page.getByRole('link', { name: 'Back to Course List' }).click()
    await expect(page).toHaveURL(list)
  },
)
