import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { CourseRow } from '@sohbet/contract/catalogue/courses'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import CourseListPage from './course-list-page.tsx'

const idOf = (n: number) => `01a1de2c-a5ef-7ce8-a733-2e99ae345fa${n}`
const course: CourseRow = {
  id: idOf(1),
  name: 'Evenings',
  typeId: idOf(2),
  typeName: 'Street English',
  startDate: '2026-04-06',
  endDate: '2026-10-05',
  status: 'upcoming',
  primaryCoachId: idOf(3),
  primaryCoachName: 'Elif',
  price: 450,
  currency: 'USD',
  maxEnrollments: 25,
  currentEnrollments: 3,
  isActive: false,
  isClosedToEnrolments: false,
  isCancelled: false,
}
const coach = {
  id: idOf(3),
  userId: idOf(4),
  profilePhoto: null,
  personalSummary: '…',
  summaryEn: '',
  origin: '',
  teaches: [],
  speaks: [],
  isActive: true,
  isNative: true,
  isInvited: false,
  isZoomOnly: false,
  revision: 1,
  isPublic: false,
  user: { username: 'Elif', email: 'elif@sohbet.test' },
}

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()
const asked = () => fetching.mock.calls.map(([url]) => url).filter((url) => url.startsWith('/api/courses?'))

beforeEach(() => {
  fetching.mockImplementation((url, init) => {
    if (init?.method === 'POST')
      return answer({ message: 'This coach is not active', code: 'COACH_INACTIVE' }, 409)
    if (url.endsWith('/courses/types')) return answer([])
    return url.includes('/coaches') ? answer([coach]) : answer({ data: [course], totalCount: 1 })
  })
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.resolve().then(() => fetching(url, init)),
  )
})
afterEach(() => {
  notifications.clean()
  notifications.cleanQueue()
  vi.unstubAllGlobals()
  fetching.mockReset()
})

const show = (url = '/') =>
  renderScreen(
    <>
      <Toasts />
      <CourseListPage />
    </>,
    { url },
  )
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('shows the documented columns and the data of a row', async () => {
  show()
  const name = await screen.findByText('Evenings')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'ID',
    'Course Name',
    'Status',
    'Start Date',
    'End Date',
    'Enrollments',
    'Deleted?',
    'Actions',
  ])
  const row = name.closest('tr')?.textContent
  for (const text of ['Street English · Elif', 'UPCOMING', '3 of 25', 'deleted !'])
    expect(row).toContain(text) // sic
})

it('hides deleted courses by default, and filters only by the button', async () => {
  const router = show()
  await screen.findByText('Evenings')
  expect(asked()).toEqual([expect.stringContaining('isActive=true')])
  fireEvent.click(screen.getByLabelText('Hide deleted courses'))
  await screen.findByRole('option', { name: 'Elif' })
  fireEvent.change(screen.getByLabelText('Primary coach'), { target: { value: coach.id } })
  expect(asked()).toHaveLength(1)
  await press('Filter Courses')
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()[1]).toContain(`coachId=${coach.id}`)
  expect(asked()[1]).not.toContain('isActive')
  expect(router.state.location.search).toContain('deleted=shown')
})

it('shows why a course could not be copied', async () => {
  show()
  await press('Copy Evenings')
  await press('Yes')
  await screen.findByText('The course could not be copied')
  expect(screen.getByText('This coach is not active')).toBeDefined()
})

it('links a name to the course, which can return to these filters', async () => {
  const router = show('/?status=upcoming')
  fireEvent.click(await screen.findByRole('link', { name: 'Evenings' }))
  expect(router.state.location).toMatchObject({
    pathname: `/admin/courses/courseform/0/${course.id}`,
    state: { listSearch: '?status=upcoming' },
  })
})
