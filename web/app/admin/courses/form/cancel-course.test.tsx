import type { CourseCancellation } from '@sohbet/contract/selling/moving'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../../ui/testing/serve.ts'
import { CancelCourse } from './cancel-course.tsx'
import { course } from './testing/form-data.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('needs a reason and a Yes', async () => {
  const path = `POST /api/courses/${course.id}/cancel`
  const calls = serve({ [path]: Response.json({ learners: 3, waiting: 0 }) })
  renderScreen(<CancelCourse course={course} />)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Cancel the course' })
  expect(button.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Reason, for the learners'), { target: { value: ' No coach ' } })
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Cancel “Evenings” for all of its learners?')
  expect(calls).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(calls).toEqual([{ call: path, body: { reason: 'No coach' } }]))
})

it('shows what the learners of a cancelled course chose', async () => {
  const answer = { answeredAt: null, movedTo: null, refund: 0, currency: 'USD' } as const
  const of = (username: string) => ({
    enrollmentId: course.id,
    user: { id: course.id, username, email: 'one@sohbet.test' },
  })
  const cancellation: CourseCancellation = {
    cancelledAt: '2026-03-02T09:00:00.000Z',
    reason: 'No coach',
    chooseUntil: '2026-03-09T09:00:00.000Z',
    answers: [
      { ...answer, ...of('Ayşe'), answer: null },
      { ...answer, ...of('Bora'), enrollmentId: course.typeId, answer: 'moved', movedTo: 'Mornings' },
      { ...answer, user: null, enrollmentId: course.primaryCoachId, answer: 'unanswered', refund: 450 },
    ],
  }
  serve({ [`GET /api/courses/${course.id}/cancellation`]: Response.json(cancellation) })
  renderScreen(<CancelCourse course={{ ...course, isCancelled: true }} />)
  expect(await screen.findByText(/^Cancelled on .*: “No coach”$/)).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ayşe: no answer yet',
    'Bora: moved to “Mornings”',
    'deleted account: no answer, money back: $450',
  ])
})
