import { notifications } from '@mantine/notifications'
import { firstPlans } from '@sohbet/domain/enrollment/plan'
import { defaultSchool } from '@sohbet/domain/school'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../../session/session.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../../ui/testing/serve.ts'
import {
  aKnownCourse,
  aLearnerSession,
  anEnrollment,
  anOffer,
  aSeat,
  offerCall as available,
} from '../../testing/enrollment.ts'
import { shownDocuments, tickDocuments } from '../../testing/documents.ts'
import EnrollPage from '../enroll-page.tsx'

const check = 'POST /api/discount-codes/check'
const enroll = 'POST /api/enrollments'
const checkout = 'POST /api/payments/create-checkout-session'
const checked = (price: number, kind: 'code' | 'early_bird' = 'code') =>
  Response.json({
    plan: 'basic',
    price,
    listPrice: 450,
    currency: 'USD',
    reduction: { kind, amount: 450 - price, code: kind === 'code' ? 'BAHAR20' : null },
  })
const offered = (changes: Parameters<typeof anOffer>[0] = {}) => ({
  [available]: Response.json([anOffer(changes)]),
  'GET /api/school': Response.json({ ...defaultSchool, isOpen: true }),
  ...shownDocuments,
  [enroll]: Response.json(anEnrollment(), { status: 201 }),
  [checkout]: Response.json({
    sessionUrl: 'http://localhost:3000/checkout/cs_local_1',
  }),
})
const open = () =>
  renderScreen(
    <Routes>
      <Route path="/learner/enroll/:courseId" element={<EnrollPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { url: `/learner/enroll/${anOffer().id}?step=payment` },
  )
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
async function apply(code: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Have a discount code?' }))
  fireEvent.change(screen.getByLabelText('Discount code'), { target: { value: code } })
  press('Apply')
}
const boxes = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: /pre-information|sales contract/ })
const total = () => screen.getByText('Total', { selector: 'p' }).textContent

beforeEach(async () => {
  await startSession(aLearnerSession())
  vi.spyOn(location, 'assign').mockImplementation(() => {})
})
afterEach(() => {
  leaveSession()
  notifications.clean()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a discount code in the Payment step', () => {
  it('shows price, reduction and total, and is sent with the booking', async () => {
    const calls = serve({ ...offered(), [check]: checked(360) })
    open()
    await apply('bahar20')
    await screen.findByText('Code BAHAR20 is applied.')
    expect(screen.getByText('Discount code BAHAR20')).toBeDefined()
    expect(screen.getByText('−$90')).toBeDefined()
    expect(total()).toContain('$360')
    await tickDocuments()
    press('Complete Enrollment')
    await waitFor(() =>
      expect(calls.find(({ call }) => call === enroll)?.body).toMatchObject({ discountCode: 'bahar20' }),
    )
  })

  it('ends consents that were given for another price', async () => {
    serve({ ...offered(), [check]: checked(360) })
    open()
    await screen.findByText('Have a discount code?')
    await tickDocuments()
    expect(boxes().every(({ checked: isTicked }) => isTicked)).toBe(true)
    await apply('BAHAR20')
    await screen.findByText('Code BAHAR20 is applied.')
    expect(boxes().some(({ checked: isTicked }) => isTicked)).toBe(false)
    press('Remove the code')
    await waitFor(() => expect(total()).toBe('Total $450'))
  })

  it('says why a code is refused, and books without it', async () => {
    const calls = serve({
      ...offered(),
      [check]: refusal(409, 'CODE_USED_UP', 'This discount code has been used up.'),
    })
    open()
    await apply('LAST')
    await screen.findByText('This discount code has been used up.')
    expect(total()).toBe('Total $450')
    await tickDocuments()
    press('Complete Enrollment')
    await waitFor(() => expect(calls.some(({ call }) => call === enroll)).toBe(true))
    expect(calls.find(({ call }) => call === enroll)?.body).not.toHaveProperty('discountCode')
  })

  it('that was typed but not applied is applied before anything is booked', async () => {
    const calls = serve({ ...offered(), [check]: checked(360) })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Have a discount code?' }))
    fireEvent.change(screen.getByLabelText('Discount code'), { target: { value: 'BAHAR20' } })
    await tickDocuments()
    press('Complete Enrollment')
    await screen.findByText('Code BAHAR20 is applied.')
    expect(total()).toContain('$360')
    expect(calls.some(({ call }) => call === enroll)).toBe(false)
  })

  it('for the whole price needs neither consents nor a payment page', async () => {
    const calls = serve({
      ...offered(),
      [check]: checked(0),
      [enroll]: Response.json(anEnrollment({ status: 'active', amount: 0 }), { status: 201 }),
    })
    open()
    await apply('GIFT')
    await screen.findByText(/there is nothing to pay/)
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByText(/held for 30 minutes|of your money back/)).toBeNull()
    press('Complete Enrollment')
    await waitFor(() => expect(calls.some(({ call }) => call === enroll)).toBe(true))
    expect(calls.some(({ call }) => call.includes('create-checkout-session'))).toBe(false)
  })
})

describe('the early-bird price', () => {
  const early = { earlyBird: { price: 400, until: '2026-03-12' } }

  it('is the price of the plans and of the total, with its last day', async () => {
    serve(offered(early))
    open()
    await screen.findByText('Early-bird price until 12 Mar 2026')
    expect(total()).toContain('$400')
    expect(screen.getByText('−$50')).toBeDefined()
  })

  it('stays when it is better than the code', async () => {
    serve({ ...offered(early), [check]: checked(400, 'early_bird') })
    open()
    await apply('SMALL5')
    await screen.findByText(/The early-bird price is better than this code/)
    expect(total()).toContain('$400')
  })
})

it('a price that rose meanwhile opens no payment page and leads back to the seat', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  const calls = serve({
    ...offered(),
    [enroll]: Response.json(anEnrollment({ amount: 500 }), { status: 201 }),
    [checkout]: refusal(409, 'PRICE_CHANGED', 'The price has changed.'),
  })
  open()
  await screen.findByText('Have a discount code?')
  await tickDocuments()
  press('Complete Enrollment')
  await screen.findByRole('heading', { name: 'Course Details' })
  expect(calls.find(({ call }) => call === checkout)?.body).toMatchObject({
    price: { amount: 450, currency: 'USD' },
  })
  expect(calls.find(({ call }) => call === enroll)?.body).not.toHaveProperty('price')
  expect(assign).not.toHaveBeenCalled()
})

it('a held seat takes a code: the new price needs new consents', async () => {
  const seat = aSeat()
  const calls = serve({
    [available]: Response.json([]),
    'GET /api/enrollments/mine': Response.json({ enrollments: [seat], waiting: [] }),
    [`GET /api/courses/${seat.courseId}`]: Response.json(aKnownCourse()),
    ...Object.fromEntries(Object.entries(offered()).filter(([call]) => call.startsWith('POST'))),
    ...shownDocuments,
    [check]: checked(360),
  })
  open()
  await screen.findByRole('button', { name: 'Pay $450' })
  await apply('BAHAR20')
  await screen.findByRole('button', { name: 'Pay $360' })
  await tickDocuments()
  press('Pay $360')
  await waitFor(() =>
    expect(calls.find(({ call }) => call === enroll)?.body).toMatchObject({
      plan: 'basic',
      discountCode: 'BAHAR20',
    }),
  )
})

it('a held seat without its code has the early-bird price of its agreed plan', async () => {
  const reduction = { kind: 'code' as const, amount: 95, code: 'BAHAR20' }
  const seat = aSeat({ plan: 'super', amount: 400, listPrice: 495, reduction })
  serve({
    [available]: Response.json([]),
    'GET /api/enrollments/mine': Response.json({ enrollments: [seat], waiting: [] }),
    [`GET /api/courses/${seat.courseId}`]: Response.json(
      aKnownCourse({ earlyBirdPrice: 440, earlyBirdUntil: '2089-12-31' }),
    ),
    'GET /api/plans': Response.json({ ...firstPlans, super: { ...firstPlans.super, pricePercent: 120 } }),
    ...shownDocuments,
  })
  open()
  await screen.findByRole('radio', { name: /Super/ })
  press('Remove the code')
  expect(await screen.findByRole('button', { name: 'Pay $484' })).toBeDefined()
})
