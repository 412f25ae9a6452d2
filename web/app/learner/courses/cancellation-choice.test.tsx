import type { CancellationChoice as Choice, MoveTarget } from '@sohbet/contract/selling/moving'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { anEnrollment, aPaidSeat } from '../testing/enrollment.ts'
import { CancellationChoice } from './cancellation-choice.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const target: MoveTarget = {
  id: '0190a3c4-0000-7000-8000-0000000000d1',
  name: 'Spring evenings',
  startDate: '2090-02-02',
  endDate: '2090-04-26',
  zoomTimes: [],
  spotsLeft: 3,
  currency: 'USD',
  difference: 150,
  refund: 0,
  clashes: ['Lunch talk'],
}
const chooseUntil = '2089-11-25T09:00:00.000Z'

function open({ seat = aPaidSeat({ chooseUntil }), ...changes }: Partial<Choice & { seat: object }> = {}) {
  const shown = aPaidSeat({ chooseUntil, ...seat })
  const choice: Choice = {
    reason: 'Too few learners',
    chooseUntil,
    refund: 450,
    currency: 'USD',
    courses: [target],
    ...changes,
  }
  const path = `/api/enrollments/${shown.id}/choice`
  const calls = serve({
    [`GET ${path}`]: Response.json(choice),
    [`POST ${path}`]: Response.json({ ...anEnrollment({ status: 'active' }), refund: 0 }),
  })
  renderScreen(<CancellationChoice seat={shown} />)
  return { posted: () => calls.filter(({ call }) => call === `POST ${path}`).map(({ body }) => body) }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const say = async (name: 'Yes' | 'No') =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

it('names the reason and what each course costs the learner, and moves after a question', async () => {
  const { posted } = open()
  await screen.findByText('“Too few learners”')
  expect(screen.getByText(/another course, or your money back\. .* \$450 back/)).toBeDefined()
  expect(screen.getByText('It costs more; the school pays the difference.')).toBeDefined()
  expect(screen.getByText('At the same time as your sessions in “Lunch talk”.')).toBeDefined()
  await press('Move to this course')
  await say('No')
  expect(posted()).toEqual([])
  await press('Move to this course')
  await say('Yes')
  await waitFor(() => expect(posted()).toEqual([{ courseId: target.id }]))
})

it('refunds after a question, also when no other course is open', async () => {
  const { posted } = open({ courses: [] })
  await screen.findByText('There is no other course of this kind with a free seat at the moment.')
  await press('Take $450 back')
  await say('Yes')
  await waitFor(() => expect(posted()).toEqual([{}]))
})

it('does not speak of money in a free course', async () => {
  open({ seat: { amount: 0 }, refund: 0, courses: [] })
  expect(await screen.findByRole('button', { name: 'Leave the course' })).toBeDefined()
  expect(screen.queryByText(/money|\$/)).toBeNull()
})
