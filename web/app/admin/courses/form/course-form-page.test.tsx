import { notifications } from '@mantine/notifications'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Course } from '@sohbet/contract/catalogue/courses'
import { addDays } from '@sohbet/domain/calendar'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deferredResponse } from '../../../ui/testing/deferred-response.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { Toasts } from '../../../ui/feedback/toast-container.tsx'
import CourseFormPage from './course-form-page.tsx'
import { aCoach, course, idOfNumber, monday, today, type } from './testing/form-data.ts'

const conflict = {
  coachName: 'Elif',
  courseId: course.primaryCoachId,
  courseName: 'Mornings',
  dayOfWeek: 'monday',
  hour: 21,
  minute: 30,
  duration: 60,
}

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string, init?: RequestInit) => Response | Promise<Response>>()

const unannounced = { learnerCount: 0, coachCount: 1, lost: [] }

function serve(served: Course, write: () => Response = () => answer(served)) {
  fetching.mockImplementation((url, init) => {
    if (url.endsWith('/coach-conflicts')) return answer([conflict])
    if (url.endsWith('/preview')) return answer({ ...unannounced, before: served })
    if (init?.method !== 'GET') return write()
    if (url.endsWith('/courses/types')) return answer([type])
    return url.includes('/coaches') ? answer([]) : answer(served)
  })
}
beforeEach(() => {
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

const show = (mode: number, courseId = course.id) =>
  renderScreen(
    <>
      <Toasts />
      <Routes>
        <Route path="/admin/courses/courseform/:mode/:courseId" element={<CourseFormPage />} />
      </Routes>
    </>,
    { url: `/admin/courses/courseform/${mode}/${courseId}` },
  )
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('shows the badges of the course, and no save buttons in view mode', async () => {
  serve(course)
  show(0)
  await screen.findAllByText('UPCOMING')
  for (const text of ['Active', '0 of 25 enrolled', 'Back to Course List'])
    // The filters of the enrolments contain some of these words too
    expect(screen.getByText(text, { ignore: 'option' })).toBeDefined()
  expect(screen.getByText(/450/)).toBeDefined()
  expect(screen.getAllByText('This works in edit mode only.')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull()
})

it('fills the form with fresh data, never from the cache', async () => {
  serve(course)
  const router = show(0)
  await screen.findAllByText('UPCOMING')
  const now = deferredResponse()
  fetching.mockImplementation((url) => (url.endsWith(course.id) ? now.promise : answer([type])))
  await act(() => router.navigate(`/admin/courses/courseform/2/${course.id}`))
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull()
  now.resolve(answer({ ...course, name: 'Renamed by another admin' }))
  await screen.findByRole('button', { name: 'Update' })
  expect(screen.getByDisplayValue('Renamed by another admin')).toBeDefined()
})

it('asks before it toggles a switch, and then confirms the change', async () => {
  serve(course)
  show(2)
  await press('Deactivate the course')
  await screen.findByText('Are you sure you want to deactivate the course?')
  await press('Yes')
  await screen.findByText('Course Active Status Toggled')
  const sent = fetching.mock.calls.find(([, init]) => init?.method === 'PATCH')
  expect([sent?.[0], sent?.[1]?.body]).toEqual([
    `/api/courses/${course.id}/toggle-active`,
    '{"expected":true}',
  ])
})

it("shows the server's refusal", async () => {
  serve(course, () => answer({ message: 'Somebody was quicker', code: 'STATE_CHANGED' }, 409))
  show(2)
  await press('Close to enrollments')
  await screen.findByText('Are you sure you want to close the course to enrollments?')
  await press('Yes')
  await screen.findByText('Error toggling course Enrollment status !')
  expect(screen.getByText('Somebody was quicker')).toBeDefined()
})

it('explains disabled switches by status and enrolments, and fixes the type', async () => {
  serve({ ...course, startDate: addDays(today, -1), status: 'ongoing', currentEnrollments: 3 })
  show(2)
  await screen.findByText(/This course is ongoing and has 3 enrollments\.$/)
  expect(screen.getByText(/This course is ongoing\.$/)).toBeDefined()
  expect(screen.getByLabelText('Course Type').hasAttribute('disabled')).toBe(true)
  expect(screen.getByLabelText('Start Date').hasAttribute('disabled')).toBe(true)
})

it('shows a refusal at its field', async () => {
  serve(course, () => answer({ message: 'There are more learners', code: 'FEWER_SEATS_THAN_LEARNERS' }, 409))
  show(2)
  await press('Update')
  await screen.findByText('There are more learners')
  expect(screen.getByText('Operation failed')).toBeDefined()
  expect(screen.getByLabelText('Max Enrollments').getAttribute('aria-invalid')).toBe('true')
})

it('warns about a price from before the limits until it is changed', async () => {
  const warning = /^This price is outside the limits of the currency/
  serve({ ...course, price: 10, currency: 'TRY' })
  show(2)
  await screen.findByText(warning)
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '30' } })
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
})

it('warns when a coach is booked twice at the same time', async () => {
  serve(course)
  show(2)
  const warnings = await screen.findAllByText('Elif gives “Mornings” on Monday 21:30–22:30.')
  expect(warnings.length).toBeGreaterThan(0)
})

it('proposes the end from the modules', async () => {
  serve(course)
  show(1, 'null')
  fireEvent.change(await screen.findByLabelText('Course Type'), { target: { value: type.id } })
  fireEvent.change(screen.getByLabelText('Start Date'), { target: { value: '2026-04-06' } })
  const end = screen.getByLabelText<HTMLInputElement>('End Date')
  await waitFor(() => expect(end.value).toBe('2026-10-04'))
  fireEvent.change(screen.getByLabelText('Module Duration (days)'), { target: { value: '14' } })
  await waitFor(() => expect(end.value).toBe('2027-04-04'))
})

it.each([
  ['3', course.id],
  ['0', 'null'],
  ['x', 'null'],
])('shows an error for an invalid URL: %s/%s', async (mode, courseId) => {
  serve(course)
  show(Number(mode), courseId)
  expect(await screen.findByText('Bad route parameters !')).toBeDefined()
})

it('returns to the list as it was left, also from another tab and from view to edit', async () => {
  serve(course)
  const router = show(0)
  const state = { listSearch: '?status=upcoming&pageIndex=1' }
  await act(() => router.navigate(`/admin/courses/courseform/0/${course.id}`, { state }))
  fireEvent.click(await screen.findByRole('tab', { name: 'Instructors' }))
  fireEvent.click(await screen.findByRole('link', { name: 'Edit course' }))
  const cancel = await screen.findByRole('link', { name: 'Cancel' })
  expect(cancel.getAttribute('href')).toBe('/admin/courses/courselist?status=upcoming&pageIndex=1')
})

it('adds no history entry for a tab that is already open', async () => {
  serve(course)
  const router = show(0)
  const tab = await screen.findByRole('tab', { name: 'Instructors' })
  fireEvent.click(tab)
  const { key } = router.state.location
  fireEvent.click(tab)
  expect(router.state.location.key).toBe(key)
})

it('asks before an upcoming course is moved to today, and explains the effect', async () => {
  serve(course)
  const router = show(2)
  fireEvent.change(await screen.findByLabelText('Start Date'), { target: { value: today } })
  await press('Update')
  await screen.findByText(/the course is ongoing as soon as it is saved/)
  await press('No')
  const sent = () => fetching.mock.calls.filter(([, init]) => init?.method === 'PUT')
  expect(sent()).toEqual([])
  await press('Update')
  await press('Yes')
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/courses/courselist'))
  expect(sent()).toHaveLength(1)
})

it('shows the weekly times of a conflict: as they were, as saved meanwhile, and the typed ones', async () => {
  const moved = { ...course, revision: 2, zoomTimes: [{ ...monday, hour: 20 }] }
  let isTaken = false
  fetching.mockImplementation((url) => {
    // The preview comes before the save
    if (url.endsWith('/preview')) {
      isTaken = true
      return answer({ message: 'Somebody else saved', code: 'EDITED_MEANWHILE' }, 409)
    }
    if (url.endsWith('/courses/types')) return answer([type])
    return url.includes('/coach') ? answer([]) : answer(isTaken ? moved : course)
  })
  show(2)
  fireEvent.click(await screen.findByRole('tab', { name: 'Zoom Session' }))
  fireEvent.change(screen.getByLabelText('Duration (minutes)'), { target: { value: '90' } })
  await press('Update')
  const dialog = await screen.findByRole('dialog', { name: 'Changed in the meantime' })
  expect(dialog.textContent).toContain(
    'Weekly sessionsWasMonday 21:00–22:00Saved meanwhileMonday 20:00–21:00YoursMonday 21:00–22:30',
  )
})

it('reports an end before the start when either date is left', async () => {
  serve(course)
  show(2)
  const start = await screen.findByLabelText('Start Date')
  fireEvent.change(screen.getByLabelText('End Date'), { target: { value: addDays(today, 20) } })
  fireEvent.change(start, { target: { value: addDays(today, 30) } })
  fireEvent.blur(start)
  expect(await screen.findByText('End date must not be before the start date')).toBeDefined()
})

it('does not offer the primary coach as second coach', async () => {
  serve(course)
  const others = fetching.getMockImplementation()
  fetching.mockImplementation((url, init) =>
    url.endsWith('/coaches')
      ? answer([aCoach(course.primaryCoachId, 'Elif'), aCoach(idOfNumber(4), 'Can')])
      : (others?.(url, init) ?? answer([])),
  )
  show(2)
  const choices = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)
  await screen.findByLabelText('Primary Coach')
  expect(choices('Primary Coach')).toEqual(['Choose…', 'Elif', 'Can'])
  expect(choices('Secondary Coach')).toEqual(['None', 'Can'])
})
