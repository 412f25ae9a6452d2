import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { aLearnerSession as aSession } from '../testing/dashboard.ts'
import { aCourse, aLearnerSession } from '../testing/enrollment.ts'
import CancelPage from './cancel-page.tsx'
import SuccessPage from './success-page.tsx'

const verify = 'GET /api/payments/verify/cs_1'
const answer = (status: string) =>
  Response.json({ status, courseId: aCourse().id, courseName: 'Autumn evenings' })
const open = (url = '/learner/enrollment/success?session_id=cs_1') => renderScreen(<SuccessPage />, { url })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => startSession(aLearnerSession()))
afterEach(() => {
  leaveSession()
  notifications.clean()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('after the payment page', () => {
  it('a complete payment shows the seat', async () => {
    serve({ [verify]: answer('complete') })
    open()
    await title('Enrollment Successful!')
    expect(
      screen.getByText('You will receive a confirmation email with course details shortly.'),
    ).toBeDefined()
    expect(screen.getByText('You have a seat in “Autumn evenings”.')).toBeDefined()
  })

  it('a complete payment shows the first session, adds it to the calendar and links to the course', async () => {
    const first = aSession(7 * 24 * 60)
    serve({
      [verify]: answer('complete'),
      [`GET /api/courses/learner/${aCourse().id}/sessions`]: Response.json([
        aSession(0, { id: `${aCourse().id}_20261110T1230`, state: 'holiday' }),
        first,
      ]),
      [`GET /api/sessions/${first.id}/calendar.ics`]: new Response('BEGIN:VCALENDAR', {
        headers: { 'content-type': 'text/calendar' },
      }),
    })
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:session')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    open()
    const section = (await screen.findByRole('heading', { name: 'Your first live session' })).parentElement
    expect(section?.querySelector('time')?.dateTime).toBe(first.startsAt)
    fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
    await waitFor(() => expect(made).toHaveBeenCalledOnce())
    expect(screen.getByRole('link', { name: 'To the course' }).getAttribute('href')).toBe(
      `/learner/course/${aCourse().id}`,
    )
  })

  it('an unsuccessful payment shows a failure', async () => {
    serve({ [verify]: answer('expired') })
    open()
    await title('Payment Failed')
    expect(screen.getByText("We couldn't process your payment. Please try enrolling again.")).toBeDefined()
    expect(screen.getByText('No payment has been processed from your account.')).toBeDefined()
    const again = screen.getByRole('link', { name: 'Enroll again' })
    expect(again.getAttribute('href')).toBe(`/learner/enroll/${aCourse().id}`)
  })

  it('an unknown payment, or a URL without one, shows a failure', async () => {
    serve({ [verify]: refusal(404, 'PAYMENT_NOT_FOUND', 'Payment not found') })
    open()
    await title('Payment Failed')
    const calls = serve({})
    open('/learner/enrollment/success')
    expect(await screen.findByText(/does not say which payment/)).toBeDefined()
    expect(calls).toEqual([])
  })

  it('a late payment shows its refund, and does not claim that nothing was paid', async () => {
    serve({ [verify]: answer('refunded') })
    open()
    await title('Your payment came too late')
    expect(screen.getByText(/We have given all of your money back/)).toBeDefined()
    expect(screen.queryByText(/No payment has been processed/)).toBeNull()
  })

  it('a payment without the prerequisites shows its refund and what is missing', async () => {
    serve({ [verify]: answer('unprepared') })
    open()
    await title('Your payment goes back')
    expect(screen.getByText(/you no longer met the prerequisites of “Autumn evenings”/)).toBeDefined()
    const link = screen.getByRole('link', { name: 'See what is missing' })
    expect(link.getAttribute('href')).toBe(`/learner/enroll/${aCourse().id}`)
  })

  it('an open payment is polled', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let status = 'open'
    const calls = serve({ [verify]: () => answer(status) })
    open()
    await title('Your payment is still on its way')
    status = 'complete'
    await vi.advanceTimersByTimeAsync(3500)
    await title('Enrollment Successful!')
    expect(calls.filter(({ call }) => call === verify)).toHaveLength(2)
  })

  it('a lost connection makes no claim about the payment, and can be retried', async () => {
    serve({})
    open()
    await title('We could not ask about your payment')
    expect(screen.queryByText(/No payment has been processed/)).toBeNull()
    serve({ [verify]: answer('complete') })
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
    await title('Enrollment Successful!')
  })
})

it('a learner who left the payment page sees on the home page that nothing was paid', async () => {
  const router = renderScreen(
    <>
      <CancelPage />
      <Toasts />
    </>,
    { url: '/learner/enrollment/cancel' },
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/learner'))
  expect((await screen.findByText('Nothing was paid')).closest('[role="alert"]')?.textContent).toContain(
    'Your seat is held for a while',
  )
})
