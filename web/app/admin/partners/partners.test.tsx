import { notifications } from '@mantine/notifications'
import type { PartnerDetails } from '@sohbet/contract/partners/partners'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PartnerFigures } from '../../parts/partner/partner-figures.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import { Route, Routes } from 'react-router'
import { BookDialogs } from './book-dialogs.tsx'
import { PartnerLedger } from './partner-ledger.tsx'
import PartnerPage from './partner-page.tsx'

const partner: PartnerDetails = {
  id: '01a1de2c-a5ef-7ce8-a733-2e99ae345fad',
  name: 'Deniz',
  email: 'deniz@partner.test',
  code: 'deniz',
  link: 'https://sohbet.example/r/deniz',
  privateUrl: 'https://sohbet.example/partner/secret',
  ratePercent: 10,
  isActive: true,
  clicks: 1200,
  signUps: 12,
  sales: 3,
  balances: [{ currency: 'TRY', waiting: 250, payable: 100, paidOut: 900 }],
  months: [
    {
      month: '2026-03',
      clicks: 1200,
      signUps: 12,
      sales: 3,
      commission: [{ currency: 'TRY', amount: 1250 }],
    },
  ],
  ledger: [
    {
      id: '01a1de2c-a5ef-7ce8-a733-2e99ae345fae',
      createdAt: '2026-03-02T09:00:00.000Z',
      kind: 'commission',
      amount: 1250,
      currency: 'TRY',
      base: 12500,
      ratePercent: 12.5,
      courseName: 'Hackney evenings',
      payableFrom: '2026-03-23',
      paidOn: null,
      note: '',
      byUsername: null,
    },
  ],
  createdAt: '2026-01-02T09:00:00.000Z',
  revision: 1,
}
const payouts = `POST /api/partners/${partner.id}/payouts`

afterEach(() => {
  notifications.clean()
  vi.unstubAllGlobals()
})

test('an unknown partner leads back to the list, and a retry is offered only where it helps', async () => {
  const url = `/admin/partners/${partner.id}`
  const page = (
    <Routes>
      <Route path="/admin/partners/:partnerId" element={<PartnerPage />} />
    </Routes>
  )
  const read = `GET /api/partners/${partner.id}`
  serve({ [read]: refusal(404, 'PARTNER_NOT_FOUND', 'Partner not found') })
  renderScreen(page, { url })
  expect((await screen.findByRole('link', { name: 'All partners' })).getAttribute('href')).toBe(
    '/admin/partners',
  )
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  cleanup()
  serve({ [read]: refusal(500, 'INTERNAL', 'Broken') })
  renderScreen(page, { url })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('shows totals, the balance and the months', () => {
  renderScreen(<PartnerFigures figures={partner} />, { language: 'tr' })
  for (const text of ['100 TL', '250 TL', '900 TL', '1.250 TL', 'Mart 2026'])
    expect(screen.getByText(text)).toBeTruthy()
})

test('the ledger says which share of which sum a commission is, and from when it is payable', () => {
  renderScreen(<PartnerLedger ledger={partner.ledger} />)
  expect(screen.getByText('Hackney evenings · 12.5% of 12,500 TL · payable from 23 Mar 2026')).toBeTruthy()
})

test('a payout sends the payable sum that the admin saw, and a refusal stays at its field', async () => {
  const calls = serve({ [payouts]: refusal(409, 'PAYOUT_TOO_LARGE', 'The payout is larger') })
  renderScreen(
    <>
      <BookDialogs partner={partner} booking="payout" onClose={() => {}} />
      <Toasts />
    </>,
  )
  fireEvent.change(await screen.findByLabelText(/^Sum/), { target: { value: '150' } })
  fireEvent.click(screen.getByRole('button', { name: 'Book' }))
  await waitFor(() => expect(screen.getByText('The payout is larger')).toBeTruthy())
  expect(calls[0]).toMatchObject({
    call: payouts,
    body: { currency: 'TRY', amount: 150, payable: 100, isAdvance: false },
  })
})
