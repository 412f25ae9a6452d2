import type { CheckoutOptions } from '@sohbet/contract/selling/payments'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Route, Routes } from 'react-router'
import { leaveSession, startSession } from '../../../session/session.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../../ui/testing/serve.ts'
import { aLearnerSession, anEnrollment, anOffer, aSeat, offerCall } from '../../testing/enrollment.ts'
import { shownDocuments, tickDocuments } from '../../testing/documents.ts'
import EnrollPage from '../enroll-page.tsx'

const course = anOffer()
const checkout = 'POST /api/payments/create-checkout-session'
const elif = {
  name: 'Elif',
  surname: 'Yıldız',
  phone: '+90 555 000 00 00',
  address: 'Deneme Sokak 1',
  city: 'İzmir',
  country: 'Türkiye',
  identityNumber: '11111111111',
}
const plain: CheckoutOptions = {
  takesCards: true,
  takesTransfers: false,
  needsBuyer: false,
  buyer: null,
  instalments: [1],
}

function open(options: CheckoutOptions, more: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    [offerCall]: Response.json([course]),
    ...shownDocuments,
    [`GET /api/payments/options/${course.id}`]: Response.json(options),
    'POST /api/enrollments': Response.json(anEnrollment(), { status: 201 }),
    [checkout]: Response.json({ sessionUrl: 'http://localhost:3000/checkout/cs_local_1' }),
    ...more,
  })
  renderScreen(
    <Routes>
      <Route path="/learner/enroll/:courseId" element={<EnrollPage />} />
    </Routes>,
    { url: `/learner/enroll/${course.id}?step=payment` },
  )
  return calls
}
const agreeAndPay = async () => {
  await tickDocuments()
  fireEvent.click(screen.getByRole('button', { name: 'Complete Enrollment' }))
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

beforeEach(async () => {
  await startSession(aLearnerSession())
  vi.spyOn(location, 'assign').mockImplementation(() => {})
})
afterEach(() => {
  leaveSession()
  vi.restoreAllMocks()
})

it('is not asked, nor are consents, where the school cannot be paid', async () => {
  open({ ...plain, takesCards: false, needsBuyer: true })
  const link = await screen.findByRole('link', { name: 'Write to us' })
  expect(link.getAttribute('href')).toMatch(/^\/learner\/messages\/new\?to=school&subject=/)
  expect(screen.queryByText('Who pays')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByText('Invoice details (optional)')).toBeNull()
})

it('is not asked by a provider that does not need it', async () => {
  const calls = open(plain)
  await screen.findByRole('checkbox', { name: /pre-information form/ })
  await waitFor(() => expect(calls.some(({ call }) => call.includes('/payments/options/'))).toBe(true))
  expect(screen.queryByText('Who pays')).toBeNull()
  await agreeAndPay()
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ call: checkout }))
})

it('marks what is missing, and sends the details with the consent to remember them', async () => {
  const calls = open({ ...plain, needsBuyer: true, instalments: [1, 2, 3, 6] })
  await screen.findByText('Who pays')
  expect(screen.getByText(/up to 6 instalments/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Complete Enrollment' }))
  expect(await screen.findAllByText('Please fill in this field')).toHaveLength(6)
  expect(screen.getAllByText('Please read and tick this before you pay')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'First name' }))
  await agreeAndPay()
  expect(calls.some(({ call }) => call === checkout)).toBe(false)
  type('First name', elif.name)
  type('Surname', elif.surname)
  type('Phone', elif.phone)
  type('Turkish identity or passport number', elif.identityNumber)
  type('Address', elif.address)
  type('City', elif.city)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember this for my next payment' }))
  await agreeAndPay()
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ call: checkout, body: { buyer: elif, rememberBuyer: true } }),
  )
})

it('is filled in when it is remembered, and forgotten when the tick is removed', async () => {
  const calls = open({ ...plain, needsBuyer: true, buyer: elif })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'City' })).value).toBe('İzmir')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember this for my next payment' }))
  await agreeAndPay()
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ call: checkout, body: { buyer: elif, rememberBuyer: false } }),
  )
})

const ayse = {
  kind: 'person',
  name: 'Ayşe Yılmaz',
  taxOffice: '',
  taxNumber: '',
  address: 'Moda Cad. 1',
}
const billing = {
  'GET /api/papers/billing': Response.json({ billing: null }),
  'PUT /api/papers/billing': Response.json({ billing: ayse }),
}
const openInvoice = async () => {
  const summary = await screen.findByText('Invoice details (optional)')
  const details = summary.closest('details')
  if (details) fireEvent(details, new Event('toggle'))
  await screen.findByRole('textbox', { name: 'Name and surname' })
}
const writes = (calls: ReturnType<typeof serve>) =>
  calls.flatMap(({ call }) => (call.startsWith('GET') ? [] : [call]))

it('saves typed invoice details before the seat is held, or shows what is wrong with them', async () => {
  const calls = open(plain, billing)
  await openInvoice()
  type('Name and surname', ayse.name)
  await agreeAndPay()
  expect(await screen.findByText('Please fill in this field')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Address' })))
  expect(screen.getByText('Invoice details (optional)').closest('details')?.open).toBe(true)
  expect(writes(calls)).toEqual([])
  type('Address', ayse.address)
  await agreeAndPay()
  await waitFor(() =>
    expect(writes(calls)).toEqual(['PUT /api/papers/billing', 'POST /api/enrollments', checkout]),
  )
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ billing: ayse })
})

it('does not ask for invoice details that were opened and left empty', async () => {
  const calls = open(plain, billing)
  await openInvoice()
  fireEvent.click(screen.getByRole('radio', { name: 'A company' }))
  await agreeAndPay()
  await waitFor(() => expect(writes(calls)).toEqual(['POST /api/enrollments', checkout]))
})

it('saves typed invoice details of a held seat before its payment page opens', async () => {
  const calls = open(plain, {
    ...billing,
    'GET /api/enrollments/mine': Response.json({ enrollments: [aSeat()], waiting: [] }),
    [`GET /api/courses/${course.id}`]: new Response(null, { status: 500 }),
    [offerCall]: Response.json([]),
  })
  await openInvoice()
  type('Name and surname', ayse.name)
  type('Address', ayse.address)
  fireEvent.click(screen.getByRole('button', { name: 'Pay $450' }))
  await waitFor(() => expect(writes(calls)).toEqual(['PUT /api/papers/billing', checkout]))
})
