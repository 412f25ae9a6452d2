import { expect, test } from '../support/fixtures.ts'

test(
  'the course management dashboard shows tiles, timeline and upcoming courses, and links to a course',
  { tag: '@full' },
  async ({ page, logIn, look, otherHalf }) => {
    await logIn('admin', { at: '/admin/courses' })
    const tiles = page.getByRole('navigation', { name: 'The catalogue' })
    const ways = { 'Courses Types': 'types', Modules: 'modules', Courses: 'courselist' } // sic
    for (const [name, path] of Object.entries(ways))
      await expect(tiles.getByRole('link', { name: new RegExp(`^${name} \\d+$`) })).toHaveAttribute(
        'href',
        `/admin/courses/${path}`,
      )
    await expect(tiles.getByRole('link', { name: /^Coaches \d+$/ })).toHaveAttribute('href', '/admin/coaches')

    const ongoing = page.getByRole('region', { name: 'On Going Courses' })
    await expect(ongoing.getByText('80% and above')).toBeVisible()
    const upcoming = page.getByRole('region', { name: 'Upcoming Courses' })
    await expect(upcoming.getByText(/^[1-7] days? left$/).first()).toHaveAttribute('data-tone', 'bad')
    await look('course-dashboard')

    // With the keyboard one month back and to today again; the URL keeps the month
    await ongoing.getByRole('button', { name: 'Previous month' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?month=\d{4}-\d{2}$/)
    await ongoing.getByRole('button', { name: 'Today' }).click()
    await expect(page).toHaveURL(/\/admin\/courses$/)
    await ongoing.getByRole('radio', { name: 'Table' }).click()
    await expect(ongoing.getByRole('columnheader')).toHaveText([
      'Course',
      'Start Date',
      'End Date',
      'Progress',
    ])
    await look('course-dashboard-table')
    await ongoing.getByRole('radio', { name: 'Timeline' }).click()
    await otherHalf(() => look('course-dashboard-tr-dark'))

    const course = page.getByRole('link', { name: /^A1-A2 Peckham/ })
    await expect(course).toHaveAttribute('href', /^\/admin\/courses\/courseform\/0\/[0-9a-f-]{36}$/)

    // When the data does not load, it shows the documented text
    await page.route('**/api/courses/dashboard', (route) => route.fulfill({ status: 503, json: {} }))
    await page.reload()
    await expect(page.getByText('Dahsboard Data Failed !')).toBeVisible() // sic
    await expect(page.getByText('Error loading dashboard data')).toBeVisible()
    await page.unroute('**/api/courses/dashboard')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Upcoming Courses' })).toBeVisible()
  },
)
