import type { Disputes as Reply } from '@sohbet/contract/selling/disputes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { anEnrollment, serve } from '../../testing/enrollments.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import EnrollmentsPage from '../enrollments-page.tsx'
import { Disputes } from './disputes.tsx'

const aDispute = (changes: Partial<Reply['disputes'][number]> = {}): Reply['disputes'][number] => ({
  id: '0190a3c4-0000-7000-8000-0000000000d1',
  amount: 340,
  currency: 'USD',
  status: 'open',
  money: 'withdrawn',
  isByHand: true,
  openedAt: '2026-05-10T09:40:00.000Z',
  closedAt: null,
  ...changes,
})

function start(reply: Reply) {
  const server = serve(({ path }) => (path.includes('/disputes') ? { body: reply } : undefined))
  vi.stubGlobal('fetch', server.fetching)
  return server
}
afterEach(() => {
  vi.unstubAllGlobals()
})

it('records the decision of a dispute that was recorded by hand', async () => {
  const server = start({ disputes: [aDispute()], recordable: 0 })
  renderScreen(<Disputes enrollment={anEnrollment({ isDisputed: true, disputed: 340, paid: 0 })} />)
  const table = await screen.findByRole('table', { name: /Disputes about payments/ })
  expect(within(table).getByText('The bank is deciding')).toBeDefined()
  expect(screen.getByText(/Unused credits are frozen/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Lost' }))
  const question = await screen.findByRole('dialog')
  expect(question.textContent).toContain('The bank took $340 for good')
  fireEvent.click(within(question).getByRole('button', { name: 'Yes' }))
  await waitFor(() =>
    expect(server.posted().map(({ path }) => path)).toEqual([`/api/disputes/${aDispute().id}/close`]),
  )
  expect(server.posted()[0]?.body).toEqual({ outcome: 'lost' })
})

it('says that the disputes did not load, without the drawing of a whole page', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  renderScreen(<Disputes enrollment={anEnrollment()} />)
  expect((await screen.findByRole('alert')).textContent).toContain('The disputes could not be fetched')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  // The button's sign is the only picture
  expect(document.querySelectorAll('[role="alert"] svg').length).toBe(1)
})

it('leaves the decision of a reported dispute to the provider', async () => {
  start({ disputes: [aDispute({ isByHand: false })], recordable: 0 })
  renderScreen(<Disputes enrollment={anEnrollment({ isDisputed: true })} />)
  expect(await screen.findByText(/The decision arrives here by itself/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('records a dispute, at most what is left', async () => {
  const server = start({ disputes: [], recordable: 340 })
  renderScreen(<Disputes enrollment={anEnrollment()} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Record a dispute' }))
  fireEvent.change(screen.getByLabelText('Disputed amount'), { target: { value: '100' } })
  fireEvent.click(screen.getByRole('button', { name: 'Record a dispute' }))
  const question = await screen.findByRole('dialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(server.posted()[0]?.body).toEqual({ amount: 100 }))
})

it('is part of the table and its filters', async () => {
  const server = serve(undefined, [anEnrollment({ isDisputed: true })])
  vi.stubGlobal('fetch', server.fetching)
  renderScreen(<EnrollmentsPage />, { url: '/?disputed=any' })
  const row = (await screen.findByText('ayse@sohbet.test')).closest('tr')
  expect(row && within(row).getByText('Disputed')).toBeDefined()
  expect(server.sent.find(({ path }) => path === '/api/enrollments')?.query.get('disputed')).toBe('any')
})
