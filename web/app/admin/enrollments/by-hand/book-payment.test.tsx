import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { anEnrollment, serve } from '../../testing/enrollments.ts'
import { BookPayment } from './book-payment.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function open(...[different, ...options]: [object, ...Parameters<typeof serve>]) {
  const server = serve(...options)
  vi.stubGlobal('fetch', server.fetching)
  const closed = vi.fn<() => void>()
  renderScreen(<BookPayment enrollment={anEnrollment(different)} onClose={closed} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Book Payment' }))
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  return {
    server,
    dialog,
    type,
    closed,
    submit: () => fireEvent.click(dialog.getByRole('button', { name: 'Book' })),
  }
}

it('offers the whole balance, and sends the balance on the screen', async () => {
  const { server, closed, submit } = await open({ paid: 150, refunded: 0, balance: 290 })
  submit()
  await waitFor(() => expect(server.posted()).toHaveLength(1))
  expect(server.posted()[0]).toMatchObject({ body: { amount: 290, method: 'transfer', balance: 290 } })
  await waitFor(() => expect(closed).toHaveBeenCalled())
})

it('asks for a tick before a part of the price activates a held seat', async () => {
  const body = { message: 'That is less than the price.', code: 'REST_NOT_AGREED' }
  const { server, dialog, type, submit } = await open(
    { status: 'pending', paid: 0, refunded: 0, balance: 440, holdsCredits: false },
    ({ method }) => (method === 'POST' ? { status: 409, body } : undefined),
  )
  expect(dialog.queryByRole('switch', { name: /the rest later/ })).toBeNull()
  type('Amount received', '100')
  submit()
  expect(await dialog.findByText('That is less than the price.')).toBeDefined()
  fireEvent.click(dialog.getByRole('switch', { name: /the rest later/ }))
  fireEvent.click(dialog.getByRole('switch', { name: /credits now/ }))
  submit()
  await waitFor(() =>
    expect(server.posted()[1]?.body).toMatchObject({ amount: 100, restLater: true, creditsNow: true }),
  )
})

it('asks for a tick when the transfer is booked for another enrolment', async () => {
  const body = { message: 'A transfer with the same note is booked.', code: 'TRANSFER_ELSEWHERE' }
  const { server, dialog, submit } = await open({ balance: 290 }, ({ method }) =>
    method === 'POST' ? { status: 409, body } : undefined,
  )
  expect(dialog.queryByRole('switch', { name: /for both/ })).toBeNull()
  submit()
  expect(await dialog.findByText('A transfer with the same note is booked.')).toBeDefined()
  fireEvent.click(dialog.getByRole('switch', { name: /for both/ }))
  submit()
  await waitFor(() => expect(server.posted()[1]?.body).toMatchObject({ sharedTransfer: true }))
})
