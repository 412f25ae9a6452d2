import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Course } from '@sohbet/contract/catalogue/courses'
import { addDays, schoolDay, schoolMoment } from '@sohbet/domain/calendar'
import { idOf } from '@sohbet/domain/live-session/plan'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import CourseFormPage from './course-form-page.tsx'

const uuid = (n: number) => `01a1de2c-a5ef-7ce8-a733-2e99ae345fa${n}`
const [id, typeId, elif, can] = [uuid(1), uuid(2), uuid(3), uuid(4)]
const today = schoolDay(new Date())
const monday = { dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 } as const
const course: Course = {
  revision: 1,
  id,
  name: 'Evenings',
  description: 'After work',
  typeId,
  typeName: 'Street English',
  startDate: addDays(today, 10),
  endDate: addDays(today, 100),
  status: 'upcoming',
  primaryCoachId: elif,
  primaryCoachName: 'Elif',
  secondaryCoachId: can,
  price: 450,
  currency: 'USD',
  maxEnrollments: 25,
  currentEnrollments: 12,
  isActive: true,
  isClosedToEnrolments: false,
  moduleDuration: 7,
  moduleCount: 26,
  prerequisites: { levelTestScore: 0, requiredCourseTypeId: null },
  zoomLink: 'https://zoom.example.test/j/1',
  zoomTimes: [monday],
}
const type = {
  id: typeId,
  name: 'Street English',
  description: '…',
  isActive: true,
  fromLevel: 'A1',
  toLevel: 'A2',
  moduleCount: 26,
  revision: 1,
  courseCount: 1,
}
const coachOf = (coachId: string, username: string) => ({
  id: coachId,
  userId: id,
  profilePhoto: null,
  personalSummary: '…',
  isActive: true,
  isNative: true,
  isInvited: false,
  isZoomOnly: false,
  revision: 1,
  isPublic: false,
  user: { username, email: `${username.toLowerCase()}@sohbet.test` },
})

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()
beforeEach(() => {
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.resolve().then(() => fetching(url, init)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetching.mockReset()
})

function serve(preview: () => Response) {
  fetching.mockImplementation((url) => {
    if (url.endsWith('/preview')) return preview()
    if (url.endsWith('/coach-conflicts')) return answer([])
    if (url.endsWith('/courses/types')) return answer([type])
    return answer(url.includes('/coaches') ? [coachOf(elif, 'Elif'), coachOf(can, 'Can')] : course)
  })
  return renderScreen(
    <Routes>
      <Route path="/admin/courses/courseform/:mode/:courseId" element={<CourseFormPage />} />
    </Routes>,
    { url: `/admin/courses/courseform/2/${id}` },
  )
}
const serveChange = (change: object) =>
  serve(() => answer({ before: course, learnerCount: 12, coachCount: 2, lost: [], ...change }))
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const question = () => screen.findByRole('dialog', { name: 'Confirmation' })
const sent = () => fetching.mock.calls.filter(([, init]) => init?.method === 'PUT')
const setEnd = async (day: string) =>
  fireEvent.change(await screen.findByLabelText('End Date'), { target: { value: day } })

it('asks before a course is moved, with old and new dates, the recipients and the refund', async () => {
  const router = serveChange({})
  await setEnd(addDays(today, 110))
  await press('Update')
  const { textContent } = await question()
  expect(textContent).toMatch(/DatesUntil now: .+–.+New: .+–/)
  expect(textContent).not.toContain('Weekly sessions')
  expect(textContent).toContain('go to 12 learners and 2 coaches.')
  expect(textContent).toMatch(/may cancel for 7 days.*all their money back/)
  await press('No')
  expect(sent()).toEqual([])
  await press('Update')
  await press('Move the course')
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/courses/courselist'))
  expect(sent()).toHaveLength(1)
})

it('asks before a coach is replaced, with the names, and does not mention a refund', async () => {
  serveChange({ learnerCount: 1, coachCount: 1 })
  fireEvent.change(await screen.findByLabelText('Secondary Coach'), { target: { value: '' } })
  await press('Update')
  const { textContent } = await question()
  expect(textContent).toContain('CoachesUntil now: Elif, CanNew: Elif')
  expect(textContent).toContain('go to 1 learner and 1 coach.')
  expect(textContent).not.toContain('may cancel')
  expect(screen.getByRole('button', { name: 'Change the coaches' })).toBeDefined()
})

it('lists the sessions whose changes are lost by new weekly times, also when no learner has a seat', async () => {
  const [planned, moved] = [3, 1].map((days) => schoolMoment(addDays(today, days), 21 * 60).toISOString())
  const lost = { isMoved: false, isCancelled: false, isChanged: true, absenceCount: 0 }
  serveChange({
    learnerCount: 0,
    lost: [
      { ...lost, id: idOf(id, 'a'), plannedAt: planned, startsAt: moved, isMoved: true, absenceCount: 2 },
      { ...lost, id: idOf(id, 'b'), plannedAt: planned, startsAt: planned, isCancelled: true },
      { ...lost, id: idOf(id, 'c'), plannedAt: planned, startsAt: planned },
      {
        ...lost,
        id: idOf(id, 'd'),
        plannedAt: planned,
        startsAt: planned,
        isChanged: false,
        absenceCount: 1,
      },
    ],
  })
  fireEvent.click(await screen.findByRole('tab', { name: 'Zoom Session' }))
  fireEvent.change(screen.getByLabelText('Duration (minutes)'), { target: { value: '90' } })
  await press('Update')
  const dialog = await question()
  expect(dialog.textContent).toContain('Until now: Monday 21:00–22:00New: Monday 21:00–22:30')
  expect(dialog.textContent).toContain('drops these 4 sessions')
  const items = [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(items).toEqual([
    expect.stringMatching(/^Moved by hand, 2 announced absences.+moved to /),
    expect.stringMatching(/^Cancelled/),
    expect.stringMatching(/^Own length, link or notes/),
    expect.stringMatching(/^1 announced absence/),
  ])
})

it('shows a conflict with another admin before the question', async () => {
  serve(() => answer({ message: 'Somebody else saved', code: 'EDITED_MEANWHILE' }, 409))
  await setEnd(addDays(today, 110))
  await press('Update')
  await screen.findByRole('dialog', { name: 'Changed in the meantime' })
  expect(screen.queryByRole('dialog', { name: 'Confirmation' })).toBeNull()
  expect(sent()).toEqual([])
})
