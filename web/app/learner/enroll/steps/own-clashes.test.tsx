import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../../ui/testing/serve.ts'
import { aCourse, aPaidSeat, aSeat } from '../../testing/enrollment.ts'
import { OwnClashes } from './own-clashes.tsx'

afterEach(() => void vi.unstubAllGlobals())

const monday = { dayOfWeek: 'monday', hour: 21, minute: 30, duration: 60 } as const
const other = { ...aSeat().course, id: aSeat().id, name: 'Morning group', zoomTimes: [monday] }

const show = (...enrollments: ReturnType<typeof aSeat>[]) => {
  const calls = serve({ 'GET /api/enrollments/mine': Response.json({ enrollments, waiting: [] }) })
  renderScreen(<OwnClashes course={aCourse()} />)
  return calls
}

it('names the other course with day and time', async () => {
  show(aPaidSeat({ courseId: other.id, course: other }))
  const warning = await screen.findByText('Clash with your other courses')
  expect(warning.closest('[role="alert"]')?.textContent).toContain(
    'Morning group: Monday, 21:30–22:30 (Istanbul time)',
  )
})

it('shows nothing for a cancelled seat or another time', async () => {
  const calls = show(
    aSeat({ courseId: other.id, course: other, status: 'cancelled' }),
    aPaidSeat({ courseId: other.id, course: { ...other, zoomTimes: [{ ...monday, hour: 22 }] } }),
  )
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByText('Clash with your other courses')).toBeNull()
})
