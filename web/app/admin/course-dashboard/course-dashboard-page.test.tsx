import { notifications } from '@mantine/notifications'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import CourseDashboardPage from './course-dashboard-page.tsx'
import type { Dashboard } from './course-dashboard.queries.ts'

const id = (last: number) => `01a1de2c-a5ef-7ce8-a733-2e99ae345fa${last}`
const ongoing = (last: number, name: string, progressPercentage: number) => ({
  id: id(last),
  name,
  startDate: '2026-01-12',
  endDate: '2026-05-04',
  progressPercentage,
})
const dashboard: Dashboard = {
  summary: { courseTypesCount: 2, modulesCount: 32, coursesCount: 11, coachesCount: 6 },
  ongoingCourses: {
    courses: [
      ongoing(0, 'Camden', 19),
      ongoing(1, 'Brixton', 20),
      ongoing(2, 'Soho', 59),
      ongoing(3, 'Notting Hill', 79),
      ongoing(4, 'Peckham', 80),
    ],
  },
  upcomingCourses: {
    courses: [
      {
        id: id(5),
        name: 'Islington',
        startDate: '2026-03-09',
        daysLeft: 7,
        enrolled: 5,
        enrollmentPercentage: 20,
      },
      {
        id: id(6),
        name: 'Hackney',
        startDate: '2026-03-10',
        daysLeft: 8,
        enrolled: 0,
        enrollmentPercentage: 0,
      },
    ],
  },
}

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string) => Response>()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z'), toFake: ['Date'] })
  fetching.mockImplementation(() => answer(dashboard))
  vi.stubGlobal('fetch', (url: string) => Promise.resolve().then(() => fetching(url)))
})
afterEach(() => {
  notifications.clean()
  notifications.cleanQueue()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetching.mockReset()
})

const page = (
  <>
    <Toasts />
    <CourseDashboardPage />
  </>
)

it.each([
  ['Courses Types', '2', '/admin/courses/types'],
  ['Modules', '32', '/admin/courses/modules'],
  ['Courses', '11', '/admin/courses/courselist'],
  ['Coaches', '6', '/admin/coaches'],
])('the tile %s shows its count and links to its list', async (name, count, path) => {
  renderScreen(page)
  const tile = await screen.findByRole('link', { name: `${name} ${count}` })
  expect(tile.getAttribute('href')).toBe(path)
})

it('shows five progress bands and opens a course in view mode', async () => {
  renderScreen(page)
  const section = await screen.findByRole('region', { name: 'On Going Courses' })
  const lines = within(section).getAllByRole('link')
  expect(lines.map((line) => line.querySelector('[data-band]')?.getAttribute('data-band'))).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
  ])
  expect(lines[0]?.getAttribute('href')).toBe(`/admin/courses/courseform/0/${id(0)}`)
  expect(lines[0]?.getAttribute('aria-label')).toBe('Camden, 12 Jan 2026 to 4 May 2026, 19% done')
  expect(within(section).getByText('80% and above')).toBeDefined()
})

it('steps between months as far as courses go, and back to today', async () => {
  const router = renderScreen(page)
  expect(await screen.findByText('March 2026')).toBeDefined()
  const button = (name: string) => screen.getByRole('button', { name })
  expect(screen.getAllByText('Today').length).toBe(2)
  fireEvent.click(button('Next month'))
  fireEvent.click(button('Next month'))
  expect(await screen.findByText('May 2026')).toBeDefined()
  expect(screen.getAllByText('Today').length).toBe(1)
  expect(button('Next month').hasAttribute('disabled')).toBe(true)
  expect(router.state.location.search).toBe('?month=2026-05')
  fireEvent.click(button('Today'))
  expect(await screen.findByText('March 2026')).toBeDefined()
  expect(router.state.location.search).toBe('')
})

it('shows the same as a table', async () => {
  renderScreen(page, { url: '/?view=table' })
  const row = await screen.findByRole('row', { name: /Peckham/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['12 Jan 2026', '4 May 2026', '80%'])
})

it('lists upcoming courses, red at 7 days or fewer', async () => {
  renderScreen(page)
  const section = await screen.findByRole('region', { name: 'Upcoming Courses' })
  expect(within(section).getByText('7 days left').getAttribute('data-tone')).toBe('bad')
  expect(within(section).getByText('8 days left').getAttribute('data-tone')).toBe('neutral')
  expect(within(section).getByText('5 enrolled · 20% full')).toBeDefined()
  expect(within(section).getAllByRole('link')[0]?.getAttribute('href')).toBe(
    `/admin/courses/courseform/0/${id(5)}`,
  )
})

it('tells an admin of an empty school what to do first', async () => {
  fetching.mockImplementation(() =>
    answer({ ...dashboard, ongoingCourses: { courses: [] }, upcomingCourses: { courses: [] } }),
  )
  renderScreen(page)
  expect(await screen.findByText('No course is running')).toBeDefined()
  expect(screen.getByText('No course is planned')).toBeDefined()
  const [create] = screen.getAllByRole('link', { name: 'Create a course' })
  expect(create?.getAttribute('href')).toBe('/admin/courses/courseform/1/null')
})

it('shows the documented error when the data fails, and retries', async () => {
  fetching.mockImplementation(() => answer({ message: 'Back in a minute', code: 'UNAVAILABLE' }, 503))
  renderScreen(page)
  expect(await screen.findByText('Dahsboard Data Failed !')).toBeDefined() // sic
  expect(await screen.findByText('Error loading dashboard data')).toBeDefined()
  fetching.mockImplementation(() => answer(dashboard))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('On Going Courses')).toBeDefined()
})

it('shows the course dashboard in Turkish', async () => {
  renderScreen(page, { language: 'tr' })
  expect(await screen.findByText('Mart 2026')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Süren Kurslar' })).toBeDefined()
  expect(screen.getByText('7 gün kaldı')).toBeDefined()
})
