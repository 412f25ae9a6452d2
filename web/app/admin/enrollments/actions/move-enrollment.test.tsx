import type { MoveTarget } from '@sohbet/contract/selling/moving'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../../ui/testing/serve.ts'
import { anEnrollment } from '../../testing/enrollments.ts'
import { MoveEnrollment } from './move-enrollment.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const enrollment = anEnrollment()
const aTarget = (changes: Partial<MoveTarget>): MoveTarget => ({
  id: '0190a3c4-0000-7000-8000-0000000000d1',
  name: 'Dearer',
  startDate: '2999-06-01',
  endDate: '2999-12-01',
  zoomTimes: [],
  spotsLeft: 3,
  currency: 'USD',
  difference: 150,
  refund: 0,
  clashes: [],
  ...changes,
})

async function open(...targets: MoveTarget[]) {
  const path = `/api/enrollments/${enrollment.id}`
  const calls = serve({
    [`GET ${path}/move-targets`]: Response.json(targets),
    [`POST ${path}/move`]: Response.json(enrollment),
  })
  const closed = vi.fn<() => void>()
  renderScreen(<MoveEnrollment enrollment={enrollment} onClose={closed} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to another course' }))
  return { dialog, closed, posted: () => calls.filter(({ call }) => call.startsWith('POST')) }
}

it('says what the move costs, and sends the difference on the screen', async () => {
  const cheaper = aTarget({
    id: '0190a3c4-0000-7000-8000-0000000000d2',
    name: 'Cheaper',
    difference: -100,
    refund: 60,
    clashes: ['Lunch talk'],
  })
  const { dialog, closed, posted } = await open(aTarget({}), cheaper)
  const submit = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Move the learner' })
  expect(submit.disabled).toBe(true)
  fireEvent.click(dialog.getByRole('radio', { name: /^Cheaper/ }))
  expect(dialog.getByText('It costs $100 less. Refund: $60.')).toBeDefined()
  expect(dialog.getByText('At the same time as sessions in “Lunch talk”.')).toBeDefined()
  fireEvent.click(dialog.getByRole('radio', { name: /^Dearer/ }))
  expect(dialog.getByText('It costs $150 more.')).toBeDefined()
  fireEvent.click(dialog.getByRole('checkbox', { name: /does not charge the difference/ }))
  fireEvent.click(submit)
  const body = { courseId: aTarget({}).id, isWaived: true, difference: 150 }
  await waitFor(() => expect(posted()).toMatchObject([{ body }]))
  await waitFor(() => expect(closed).toHaveBeenCalled())
})

it('says when there is no course to move to', async () => {
  const { dialog } = await open()
  expect(await dialog.findByText('No other course of this type has a free seat.')).toBeDefined()
})
