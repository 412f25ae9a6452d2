import { fireEvent, screen, waitFor } from '@testing-library/react'
import { addDays, schoolMoment } from '@sohbet/domain/calendar'
import { idOf } from '@sohbet/domain/live-session/plan'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import CourseFormPage from './course-form-page.tsx'
import { aCoach, course as upcoming, idOfNumber, today, type } from './testing/form-data.ts'

const can = idOfNumber(4)
const course = { ...upcoming, secondaryCoachId: can, currentEnrollments: 12 }

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

function serve(preview: () => Response, shown = course) {
  fetching.mockImplementation((url) => {
    if (url.endsWith('/preview')) return preview()
    if (url.endsWith('/coach-conflicts')) return answer([])
    if (url.endsWith('/courses/types')) return answer([type])
    return answer(
      url.includes('/coaches') ? [aCoach(course.primaryCoachId, 'Elif'), aCoach(can, 'Can')] : shown,
    )
  })
  return renderScreen(
    <Routes>
      <Route path="/admin/courses/courseform/:mode/:courseId" element={<CourseFormPage />} />
    </Routes>,
    { url: `/admin/courses/courseform/2/${course.id}` },
  )
}
const serveChange = (change: object, shown = course) =>
  serve(() => answer({ before: course, learnerCount: 12, coachCount: 2, lost: [], ...change }), shown)
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

it('does not mention money back when a free course is moved', async () => {
  serveChange({}, { ...course, price: 0 })
  await setEnd(addDays(today, 110))
  await press('Update')
  const { textContent } = await question()
  expect(textContent).toContain('Learners may cancel for 7 days')
  expect(textContent).not.toMatch(/money|price/)
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
      {
        ...lost,
        id: idOf(course.id, 'a'),
        plannedAt: planned,
        startsAt: moved,
        isMoved: true,
        absenceCount: 2,
      },
      { ...lost, id: idOf(course.id, 'b'), plannedAt: planned, startsAt: planned, isCancelled: true },
      { ...lost, id: idOf(course.id, 'c'), plannedAt: planned, startsAt: planned },
      {
        ...lost,
        id: idOf(course.id, 'd'),
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
