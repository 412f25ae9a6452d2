import { languages, type Language } from '@sohbet/domain/language'
import { defaultSchool } from '@sohbet/domain/school'
import { notifications } from '@mantine/notifications'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { aLearnerSession, anEnrollment, anOffer, met, offerCall as available } from '../testing/enrollment.ts'
import { shownDocuments, tickDocuments } from '../testing/documents.ts'
import EnrollPage from './enroll-page.tsx'
import { ScheduleStep } from './steps/schedule-step.tsx'

const course = anOffer()
const address = `/learner/enroll/${course.id}`
const enroll = 'POST /api/enrollments'
const checkout = 'POST /api/payments/create-checkout-session'
const offered = (...changes: Parameters<typeof anOffer>) => ({
  [available]: Response.json([anOffer(...changes)]),
  'GET /api/school': Response.json({ ...defaultSchool, isOpen: true }),
  ...shownDocuments,
})
const payable = {
  [enroll]: Response.json(anEnrollment(), { status: 201 }),
  [checkout]: Response.json({ sessionUrl: 'http://localhost:3000/checkout/cs_local_1' }),
}

const open = (step = '', language: Language = 'en') =>
  renderScreen(
    <>
      <Routes>
        <Route path="/learner/enroll/:courseId" element={<EnrollPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Toasts />
    </>,
    { url: step ? `${address}?step=${step}` : address, language },
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

const assign = vi.fn<Location['assign']>()
beforeEach(async () => {
  await startSession(aLearnerSession())
  vi.spyOn(location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  leaveSession()
  notifications.clean()
  assign.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the wizard', () => {
  it('moves step by step, back by its button, and back by the browser', async () => {
    const calls = serve(offered())
    const router = open()
    await heading('Course Details')
    for (const text of ['From your kitchen table', 'Born in Leeds', '5 spots left of 25', 'from $450'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByText('6 modules, a new one every 2 weeks')).toBeDefined()
    press('Next')
    await heading('Prerequisites')
    await screen.findByText('You have everything that this course asks for.')
    press('Next')
    await heading('Schedule')
    press('Next')
    await heading('Payment')
    expect(document.activeElement?.textContent).toBe('Payment')
    expect(router.state.location.search).toBe('?step=payment')
    const loaded = [available, `GET /api/payments/options/${course.id}`, 'GET /api/enrollments/documents']
    expect(calls.map(({ call }) => call).toSorted()).toEqual(loaded.toSorted())
    press('Back')
    await heading('Schedule')
    await act(() => router.navigate(-3))
    await heading('Prerequisites')
    fireEvent.click(screen.getByRole('link', { name: 'Course Details' }))
    await heading('Course Details')
  })

  it('forgets the choices when it is left', async () => {
    serve(offered())
    const router = open('payment')
    await heading('Payment')
    fireEvent.click(screen.getByRole('radio', { name: /Premium/ }))
    await act(() => router.navigate('/elsewhere'))
    await act(() => router.navigate(`${address}?step=payment`))
    await heading('Payment')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Basic/ }).checked).toBe(true)
  })
})

describe('the schedule', () => {
  it('shows the learner’s own time beside the school’s, and warns of short breaks', () => {
    const noon = { dayOfWeek: 'monday', hour: 12, minute: 0, duration: 60 } as const
    const zoomTimes = [noon, { ...noon, hour: 13, minute: 15 }, { ...noon, dayOfWeek: 'friday' as const }]
    renderScreen(<ScheduleStep course={{ ...course, zoomTimes }} timeZone="Asia/Tokyo" />)
    // In the strip of the week and in the list
    expect(screen.getAllByText('Monday, 18:00–19:00')).toHaveLength(2)
    expect(screen.getAllByText(/Your time \(Tokyo\)/)).toHaveLength(4)
    const warning = screen.getByText('Back-to-back sessions')
    expect(warning.closest('[role="alert"]')?.textContent).toContain(
      'Monday: 12:00–13:00 is followed by 13:15–14:15 after only 15 minutes.',
    )
  })

  it('does not warn of breaks longer than 15 minutes', () => {
    const noon = { dayOfWeek: 'monday', hour: 12, minute: 0, duration: 60 } as const
    const zoomTimes = [noon, { ...noon, hour: 13, minute: 16 }]
    renderScreen(<ScheduleStep course={{ ...course, zoomTimes }} timeZone="Europe/Istanbul" />)
    expect(screen.queryByText('Back-to-back sessions')).toBeNull()
    expect(screen.queryByText(/Your time/)).toBeNull()
  })
})

describe('the payment', () => {
  it('has the documented texts, and the plan chosen on the public pages', async () => {
    await startSession(aLearnerSession({ plan: 'super' }))
    serve(offered())
    open('payment')
    await heading('Payment')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Super/ }).checked).toBe(true)
    expect(
      screen.getByRole('radio', { name: /^Premium\s*\$540\s*15 class credits · 10 extra/ }),
    ).toBeDefined()
    expect(screen.getByText('Max 25 students per messaging-app group')).toBeDefined()
    expect(screen.getByText('Cancellation up to 24 hours before the course starts')).toBeDefined()
    expect(screen.getByText('Total').textContent).toBe('Total $495')
  })

  it('requires both consents, and shows their documents', async () => {
    const contract = {
      title: 'Distance Sales Contract',
      parts: [{ id: 'a', title: '1', body: '<p>for {price}, taxes included</p>' }],
    }
    const documents = { version: '7', seal: 'seal of 7', preInformation: contract, distanceSales: contract }
    const shown = { 'GET /api/enrollments/documents': Response.json(documents) }
    const calls = serve({ ...offered(), ...payable, ...shown })
    open('payment')
    await heading('Payment')
    press('Complete Enrollment')
    expect(screen.getAllByText('Please read and tick this before you pay')).toHaveLength(2)
    expect(calls.some(({ call }) => call === enroll)).toBe(false)
    fireEvent.click(
      (await screen.findAllByRole('button', { name: 'Distance Sales Contract' }))[1] ?? document.body,
    )
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.textContent).toContain('for $450, taxes included'))
    expect(dialog.textContent).toContain('Version 7')
  })

  it.each(languages)('warns before learners pay for a course below their level, in %s', async (language) => {
    serve(offered({ fit: 'below', toLevel: 'A2' }))
    open('payment', language)
    const title = await screen.findByText(
      language === 'en' ? 'This course is below your level' : 'Bu kurs senin seviyenin altında',
    )
    const tone = title.closest('[role=note]')?.getAttribute('data-tone')
    expect(tone).toBe('warning')
    const payText = language === 'en' ? /You would pay for what/ : /para ödemiş olursun/
    expect(screen.getByText(payText)).toBeDefined()
    cleanup()
    serve(offered({ fit: 'below', toLevel: 'A2', price: 0 }))
    open('payment', language)
    await screen.findByText(title.textContent ?? '')
    expect(screen.queryByText(payText)).toBeNull()
  })

  it('warns of another course of the same type, and goes on', async () => {
    const twice = { ...met, sameTypeCourse: 'Spring evenings' }
    serve(offered({}, { prerequisites: twice }))
    open('payment')
    await heading('Payment')
    expect(screen.getByText(/You have a seat in “Spring evenings”/)).toBeDefined()
    expect(button('Complete Enrollment').disabled).toBe(false)
  })

  it('does not warn of it when there is nothing to pay', async () => {
    const twice = { ...met, sameTypeCourse: 'Spring evenings' }
    serve(offered({ price: 0 }, { prerequisites: twice }))
    open('payment')
    await heading('Payment')
    expect(screen.queryByText(/Spring evenings/)).toBeNull()
  })

  it('asks for the consents again after a change of the plan', async () => {
    serve(offered())
    open('payment')
    await heading('Payment')
    await tickDocuments()
    fireEvent.click(screen.getByRole('radio', { name: /Premium/ }))
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false])
  })

  it('holds the seat once on repeated presses, and opens the payment page', async () => {
    const calls = serve({ ...offered(), ...payable })
    open('payment')
    await heading('Payment')
    await tickDocuments()
    press('Complete Enrollment')
    press('Complete Enrollment')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/checkout/cs_local_1'))
    expect(button('Complete Enrollment').disabled).toBe(true)
    const posts = calls.filter(({ call }) => call.startsWith('POST'))
    expect(posts).toEqual([
      {
        call: enroll,
        body: {
          courseId: course.id,
          plan: 'basic',
          consents: {
            preInformation: true,
            distanceSales: true,
            earlyStart: false,
            version: '7',
            shown: {
              seal: 'seal of 7',
              courseName: course.name,
              startDate: course.startDate,
              endDate: course.endDate,
              planName: 'Basic',
              credits: 5,
              extraGroups: 0,
            },
          },
        },
      },
      { call: checkout, body: { enrollmentId: anEnrollment().id, price: { amount: 450, currency: 'USD' } } },
    ])
    // The browser's Back may restore the page from its cache
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(button('Complete Enrollment').disabled).toBe(false)
  })

  it('does not follow an unknown URL', async () => {
    serve({ ...offered(), ...payable, [checkout]: Response.json({ sessionUrl: 'https://evil.test/pay' }) })
    open('payment')
    await heading('Payment')
    await tickDocuments()
    press('Complete Enrollment')
    expect((await screen.findByText('Payment Error')).closest('[role="alert"]')).not.toBeNull()
    expect(assign).not.toHaveBeenCalled()
  })

  it('shows an error and keeps the input when it fails', async () => {
    serve({ ...offered(), [enroll]: refusal(503, 'NO_PAYMENTS', 'Payments are not set up yet') })
    open('payment')
    await heading('Payment')
    fireEvent.click(screen.getByRole('radio', { name: /Premium/ }))
    await tickDocuments()
    press('Complete Enrollment')
    const toast = (await screen.findByText('Payment Error')).closest('[role="alert"]')
    expect(toast?.textContent).toContain('Payments are not set up yet')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Premium/ }).checked).toBe(true)
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false])
    expect(button('Complete Enrollment').disabled).toBe(false)
  })

  it('is skipped for a free course', async () => {
    const free = anEnrollment({ status: 'active', source: 'free', amount: 0, heldUntil: null })
    const calls = serve({ ...offered({ price: 0 }), [enroll]: Response.json(free, { status: 201 }) })
    const router = open('payment')
    await heading('Payment')
    expect(screen.queryByRole('radio')).toBeNull()
    press('Complete Enrollment')
    await waitFor(() => expect(router.state.location.pathname).toBe('/learner/enrollment/success'))
    expect(router.state.location.search).toBe(`?session_id=${free.id}`)
    expect(calls.find(({ call }) => call === enroll)?.body).toEqual({ courseId: course.id })
  })

  it('becomes a place on the waiting list when the last seat was taken meanwhile', async () => {
    let isFull = false
    const join = 'POST /api/enrollments/waiting-list'
    let place: number | null = null
    const calls = serve({
      ...offered(),
      [available]: () =>
        Response.json([anOffer({ currentEnrollments: isFull ? 25 : 24, waitingPlace: place })]),
      [enroll]: () => {
        isFull = true
        return refusal(409, 'COURSE_FULL', 'No spots left')
      },
      [join]: () => {
        place = 3
        return Response.json({ courseId: course.id, place }, { status: 201 })
      },
    })
    open('payment')
    await heading('Payment')
    await tickDocuments()
    press('Complete Enrollment')
    expect((await screen.findByText('Payment Error')).closest('[role="alert"]')?.textContent).toContain(
      'No spots left',
    )
    const waiting = await heading('Waiting list')
    expect(document.activeElement).toBe(waiting)
    press('Join the waiting list')
    await screen.findByText('You are number 3 in line. We write to you as soon as a seat is yours.')
    expect(calls.find(({ call }) => call === join)?.body).toEqual({ courseId: course.id, plan: 'basic' })
  })
})
