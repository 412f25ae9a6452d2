import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../testing/enrollments.ts'
import { UserCredits } from './user-credits.tsx'

const userId = '0190a3c4-0000-7000-8000-0000000000a1'

afterEach(() => {
  vi.unstubAllGlobals()
})

function show(...options: Parameters<typeof serve>) {
  const server = serve(...options)
  vi.stubGlobal('fetch', server.fetching)
  renderScreen(<UserCredits userId={userId} />)
  return server
}

async function fill(values: Record<string, string>) {
  fireEvent.click(await screen.findByRole('button', { name: 'Add or remove' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add or Remove Credits' }))
  for (const [label, value] of Object.entries(values))
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  fireEvent.click(dialog.getByRole('button', { name: 'Book' }))
  return dialog
}

it('shows the balance and its history', async () => {
  show()
  expect((await screen.findByText('12', { selector: 'strong' })).parentElement?.textContent).toBe(
    '12 class credits',
  )
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toContainEqual(expect.stringContaining('28 Feb 2027With the planAutumn evenings125'))
  expect(rows).toContainEqual(expect.stringContaining('A class too many-20'))
})

it('removes credits with a reason, after showing the new balance', async () => {
  const server = show()
  await fill({ 'What to do': 'remove', 'Class credits': '3', Reason: 'Missed' })
  expect(await screen.findByText(/will be 9 credits and 5 extra groups/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() =>
    expect(server.posted()[0]).toMatchObject({
      path: `/api/users/${userId}/credits`,
      body: { credits: -3, extraGroups: 0, note: 'Missed' },
    }),
  )
})

it('books nothing without an amount and a reason', async () => {
  const server = show()
  const dialog = await fill({})
  expect(await dialog.findByText('A reason is required')).toBeDefined()
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'x' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Book' }))
  expect(await dialog.findByText('Must add or remove something')).toBeDefined()
  expect(server.posted()).toEqual([])
})

it('asks before closing discards a typed reason', async () => {
  show()
  await fill({ Reason: 'Missed' })
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Add or Remove Credits' }), { key: 'Escape' })
  expect(await screen.findByText('Your changes are not saved yet. Close without them?')).toBeDefined()
})

it('shows at the amount that the learner has fewer credits', async () => {
  const body = { message: 'The learner does not have that many', code: 'NOT_ENOUGH_CREDITS' }
  show(({ method }) => (method === 'POST' ? { status: 409, body } : undefined))
  const dialog = await fill({ 'What to do': 'remove', 'Class credits': '30', Reason: 'Missed' })
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await dialog.findByText(body.message)).toBeDefined()
})
