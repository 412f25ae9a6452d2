import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import CheckoutPage from './checkout-page.tsx'

const session = 'cs_local_000000000000000000000001'
const show = `GET /api/local-checkout/${session}`
const pay = `POST /api/local-checkout/${session}/pay`
const leave = `POST /api/local-checkout/${session}/cancel`
const success = `/learner/enrollment/success?session_id=${session}`
const checkout = (status = 'open') =>
  Response.json({
    title: 'Autumn evenings · Basic · Sohbet',
    email: 'elif@sohbet.test',
    amount: 450,
    currency: 'USD',
    status,
    expiresAt: '2026-05-04T10:00:00.000Z',
    successUrl: `http://localhost:3000${success}`,
    cancelUrl: 'http://localhost:3000/learner/enrollment/cancel',
  })

const calls: { call: string; body: unknown }[] = []
const serve = (answers: Record<string, Response>) => {
  calls.length = 0
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const call = `${method} ${url}`
    calls.push({ call, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return (
      answers[call] ?? Response.json({ code: 'NOT_FOUND', message: 'Not found' }, { status: 404 })
    ).clone()
  })
}
const open = () =>
  renderScreen(
    <Routes>
      <Route path="/checkout/:sessionId" element={<CheckoutPage />} />
    </Routes>,
    { url: `/checkout/${session}` },
  )
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const posted = () => calls.filter(({ call }) => call.startsWith('POST'))

const assign = vi.fn<Location['assign']>()
beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  assign.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the local payment page', () => {
  it('shows the item and the amount, and that it is a test', async () => {
    serve({ [show]: checkout() })
    open()
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Pay Sohbet$450')
    expect(screen.getByText(/no money moves/)).toBeDefined()
    expect(screen.getByText('elif@sohbet.test')).toBeDefined()
  })

  it('shows processing, pays once and returns to the school', async () => {
    const redirectUrl = `http://localhost:3000${success}`
    serve({ [show]: checkout(), [pay]: Response.json({ redirectUrl }) })
    open()
    await screen.findByRole('heading', { level: 1 })
    press(/Card that pays/)
    press(/^Pay \$450$/)
    fireEvent.submit(screen.getByRole('textbox', { name: 'Card number' }))
    await screen.findByRole('button', { name: 'Processing…' })
    expect(posted()).toEqual([])
    await waitFor(() => expect(assign).toHaveBeenCalledWith(success))
    expect(posted()).toEqual([{ call: pay, body: { card: '4242 4242 4242 4242' } }])
    expect(assign).toHaveBeenCalledOnce()
  })

  it('shows that a card was declined, and accepts another', async () => {
    const message = 'Your card was declined. Please try another one.'
    serve({
      [show]: checkout(),
      [pay]: Response.json({ code: 'CARD_DECLINED', message }, { status: 402 }),
    })
    open()
    await screen.findByRole('heading', { level: 1 })
    press(/Card that is declined/)
    press(/^Pay \$450$/)
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay/ }).disabled).toBe(false)
    expect(screen.getByDisplayValue('4000 0000 0000 0002')).toBeDefined()
  })

  it('checks the number before it sends it', async () => {
    serve({ [show]: checkout() })
    open()
    await screen.findByRole('heading', { level: 1 })
    press(/^Pay \$450$/)
    expect(screen.getByRole('alert').textContent).toBe('Card number is required')
    fireEvent.change(screen.getByLabelText('Card number'), { target: { value: '42424' } })
    expect(screen.getByDisplayValue('4242 4')).toBeDefined()
    press(/^Pay \$450$/)
    expect(screen.getByRole('alert').textContent).toBe('Card number is not valid')
    expect(posted()).toEqual([])
  })

  it('lets the learner leave without paying', async () => {
    const redirectUrl = 'http://localhost:3000/learner/enrollment/cancel'
    serve({ [show]: checkout(), [leave]: Response.json({ redirectUrl }) })
    open()
    await screen.findByRole('heading', { level: 1 })
    press(/Cancel and go back/)
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/learner/enrollment/cancel'))
  })

  it.each([
    ['expired', 'This payment page has expired', '/learner/enrollment/cancel'],
    ['complete', 'This has been paid already', success],
  ])('accepts no payment once it is %s', async (status, title, way) => {
    serve({ [show]: checkout(status) })
    open()
    await screen.findByRole('heading', { name: title })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to the school' }).getAttribute('href')).toBe(way)
  })

  it('shows an error when the checkout does not exist', async () => {
    serve({})
    open()
    expect(await screen.findByRole('heading', { name: 'There is no such payment page' })).toBeDefined()
  })
})
