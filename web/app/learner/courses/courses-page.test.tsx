import { notifications } from '@mantine/notifications'
import { defaultSchool } from '@sohbet/domain/school'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import {
  aCourse,
  aLearnerSession,
  anEnrollment,
  aPaidSeat,
  aSeat,
  noCredits,
  nothingMine,
} from '../testing/enrollment.ts'
import CoursesPage from './courses-page.tsx'

const mine = 'GET /api/enrollments/mine'
const available = 'GET /api/enrollments/available'
const credits = 'GET /api/credits/mine'
const nothing = {
  [mine]: Response.json(nothingMine),
  [available]: Response.json([]),
  [credits]: Response.json(noCredits),
}
const having = (...enrollments: ReturnType<typeof aSeat>[]) => ({
  ...nothing,
  [mine]: Response.json({ ...nothingMine, enrollments }),
})

const open = () =>
  renderScreen(
    <>
      <CoursesPage />
      <Toasts />
    </>,
  )
/** The deed has the same name on the page and in the dialog. */
const pressInDialog = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const section = (name: string) => screen.findByRole('region', { name })

beforeEach(() => startSession(aLearnerSession()))
afterEach(() => {
  leaveSession()
  notifications.clean()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('my courses', () => {
  it('are empty at first, and link to available courses', async () => {
    serve(nothing)
    open()
    const link = await screen.findByRole('link', { name: 'Browse Available Courses' })
    expect(link.getAttribute('href')).toBe('/learner/courses#available')
    await screen.findByText('No course is open to enrollments just now')
    await screen.findByText('Credits come with a paid course: 5, 10 or 15, by plan.')
  })

  it('require the level test first', async () => {
    await startSession(aSession())
    serve(nothing)
    open()
    await screen.findByText('Your level comes first')
    expect(screen.getByRole('link', { name: 'Take Level Test Now' }).getAttribute('href')).toBe('/leveltest')
    expect(screen.queryByText('You are not enrolled in a course yet')).toBeNull()
  })

  it('show an active one in green and a cancelled one in red', async () => {
    const over = aSeat({ status: 'cancelled', cancelReason: 'expired', heldUntil: null, id: aCourse().id })
    serve(having(aPaidSeat(), over))
    open()
    const enrolled = await section('Your Enrolled Courses')
    const active = await within(enrolled).findByText('active')
    expect(active.dataset['tone']).toBe('good')
    const cancelled = within(enrolled).getByText('cancelled')
    expect(cancelled.dataset['tone']).toBe('bad')
    expect(screen.getByText('The time to pay was over.')).toBeDefined()
    expect(screen.getByText('Cancelled (1)')).toBeDefined()
  })

  it('can be paid again while the seat is held', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue()
    const calls = serve({
      ...having(aSeat()),
      'POST /api/payments/create-checkout-session': Response.json({
        sessionUrl: 'https://checkout.stripe.com/c/pay/cs_live_1',
      }),
    })
    open()
    await screen.findByText('25 minutes left to pay')
    expect(screen.getByText('pending').dataset['tone']).toBe('bad')
    press('Pay $450')
    press('Pay $450')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://checkout.stripe.com/c/pay/cs_live_1'))
    expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
  })

  it('say whom to ask while the school takes no payments, instead of a button that fails', async () => {
    serve(having(aSeat({ isPayable: false })))
    open()
    await screen.findByText('Card payment is off at the moment.')
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toMatch(
      /^\/learner\/messages\/new\?to=school&subject=/,
    )
    expect(screen.queryByRole('button', { name: 'Pay $450' })).toBeNull()
  })

  it('ask a learner from a waiting list for the consents first', async () => {
    serve(having(aSeat({ source: 'waiting_list' })))
    open()
    const link = await screen.findByRole('link', { name: 'Pay $450' })
    expect(link.getAttribute('href')).toBe(`/learner/enroll/${aCourse().id}`)
  })

  it('show that the time to pay is over', async () => {
    serve(having(aSeat({ heldUntil: '2026-01-01T00:00:00.000Z' })))
    open()
    await screen.findByText('The time to pay is over')
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()
  })

  it('are cancelled with the refund shown before and after', async () => {
    const seat = aPaidSeat()
    const cancel = `POST /api/enrollments/${seat.id}/cancel`
    const calls = serve({
      ...having(seat),
      [cancel]: Response.json({ ...anEnrollment({ status: 'cancelled' }), refund: 450 }),
    })
    open()
    await screen.findByText(/Can be cancelled with all your money back until/)
    press('Cancel enrollment')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('You get $450 back')
    press('No')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('Cancel enrollment')
    await screen.findByRole('dialog')
    pressInDialog('Cancel enrollment')
    await screen.findByText('$450 is on its way back to you.')
    expect(calls.filter(({ call }) => call === cancel)).toHaveLength(1)
  })

  it('show deadline, reason and share of the price after the school changed a running course', async () => {
    const seat = aPaidSeat({ cancelGround: 'change', refund: 327.27 })
    const cancel = `POST /api/enrollments/${seat.id}/cancel`
    const calls = serve({
      ...having({ ...seat, course: { ...seat.course, status: 'ongoing' } }),
      [cancel]: Response.json({ ...anEnrollment({ status: 'cancelled' }), refund: 327.27 }),
    })
    open()
    const text = await screen.findByText(/^The school has changed the dates or times/)
    expect(text.textContent).toMatch(
      /until 31 December 2089 at 23:59 \(Istanbul time.*Refund now: \$327\.27\.$/,
    )
    press('Cancel enrollment')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('You get $327.27 back')
    expect(dialog.textContent).toContain('for the sessions not yet held')
    pressInDialog('Cancel enrollment')
    await screen.findByText('$327.27 is on its way back to you.')
    expect(calls.find(({ call }) => call === cancel)?.body).toEqual({ refund: 327.27 })
  })

  it('show why a cancellation was refused after the deadline just passed', async () => {
    const seat = aPaidSeat()
    const message = 'A course can be cancelled until 24 hours before it starts'
    serve({
      ...having(seat),
      [`POST /api/enrollments/${seat.id}/cancel`]: refusal(409, 'TOO_LATE_TO_CANCEL', message),
    })
    open()
    await screen.findByText(/Can be cancelled/)
    press('Cancel enrollment')
    await screen.findByRole('dialog')
    pressInDialog('Cancel enrollment')
    expect(await screen.findByText(message)).toBeDefined()
  })

  it('show after the deadline why they can no longer be cancelled, and until when they could', async () => {
    serve(having(aPaidSeat({ cancelUntil: '2026-03-01T21:00:00.000Z' })))
    open()
    const note = await screen.findByText(/^Can no longer be cancelled/)
    expect(note.textContent).toMatch(
      /until 1 March 2026 at 23:59 \(Istanbul time.*24 hours before the start\.$/,
    )
    expect(screen.queryByRole('button', { name: 'Cancel enrollment' })).toBeNull()
  })

  it('name the change of the school when its deadline has passed', async () => {
    const seat = aPaidSeat({ cancelUntil: '2026-03-01T21:00:00.000Z', cancelGround: 'change' })
    serve(having({ ...seat, course: { ...seat.course, status: 'ongoing' } }))
    open()
    const note = await screen.findByText(/^Can no longer be cancelled/)
    expect(note.textContent).toContain('7 days after the school changed the dates or times')
  })

  it('show no deadline for a completed course', async () => {
    const seat = aPaidSeat({ cancelUntil: '2026-03-01T21:00:00.000Z' })
    serve(having({ ...seat, course: { ...seat.course, status: 'completed' } }))
    open()
    await screen.findByText('active')
    expect(screen.queryByText(/Can no longer be cancelled/)).toBeNull()
  })

  it('offer a receipt of each payment', async () => {
    const seat = aPaidSeat()
    const [movement] = seat.movements
    serve({
      ...having(seat),
      [`GET /api/enrollments/receipts/${movement?.id}`]: new Response('%PDF', {
        headers: { 'content-type': 'application/pdf' },
      }),
    })
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:receipt')
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    open()
    await screen.findByText('$450')
    expect(screen.getByText('2026-000012')).toBeDefined()
    press(/Receipt of 4 May 2026/)
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    const [file] = made.mock.calls[0] ?? []
    expect(file instanceof File && file.type).toBe('application/pdf')
  })
})

it("waiting lists show the learner's place and can be left", async () => {
  const place = { courseId: aCourse().id, courseName: 'Autumn evenings', startDate: '2090-01-02', place: 2 }
  const leave = `DELETE /api/enrollments/waiting-list/${place.courseId}`
  const calls = serve({
    ...nothing,
    [mine]: Response.json({ enrollments: [], waiting: [place] }),
    [available]: Response.json([aCourse({ currentEnrollments: 25, waitingPlace: 2 })]),
    [leave]: Response.json({ message: 'Gone' }),
  })
  open()
  await screen.findByText('Number 2 in line')
  // Listed here and not among the available courses
  await screen.findByText('No course is open to enrollments just now')
  expect(screen.getAllByText('Autumn evenings')).toHaveLength(1)
  press('Leave the waiting list')
  expect((await screen.findByRole('dialog')).textContent).toContain('number 2 in line for “Autumn evenings”')
  pressInDialog('Leave the waiting list')
  await waitFor(() => expect(calls.some(({ call }) => call === leave)).toBe(true))
})

it('available courses show their spots, and the waiting list when they are full', async () => {
  const full = aCourse({ id: anEnrollment().id, name: 'Full house', currentEnrollments: 25 })
  serve({
    ...nothing,
    [available]: Response.json([aCourse(), full, aCourse({ id: aPaidSeat().id, price: 0 })]),
  })
  open()
  await screen.findAllByText('5 spots left')
  const [first] = screen.getAllByRole('link', { name: 'Enroll Now' })
  expect(first?.getAttribute('href')).toBe(`/learner/enroll/${aCourse().id}`)
  expect(screen.getByText('No spots left')).toBeDefined()
  const wait = screen.getByRole('link', { name: 'Join the waiting list' })
  expect(wait.getAttribute('href')).toBe(`/learner/enroll/${full.id}?step=payment`)
  expect(screen.getByText('Free')).toBeDefined()
})

it('no waiting list is offered when the school has none', async () => {
  const full = aCourse({ name: 'Full house', currentEnrollments: 25 })
  serve({
    ...nothing,
    [available]: Response.json([full]),
    'GET /api/school': Response.json({
      ...defaultSchool,
      isOpen: true,
      waitingList: false,
      email: 'school@example.test',
    }),
  })
  open()
  await screen.findByText('No spots left')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Join the waiting list' })).toBeNull())
})

it.each([
  ['asked', /^Your bank has a question about this payment/, 1],
  ['held', /^Your bank is checking this payment/, 0],
  ['returning', /^Your bank has confirmed this payment/, 0],
] as const)('a seat whose dispute is %s says what is possible', async (dispute, text, buttons) => {
  serve(having(aPaidSeat({ dispute })))
  open()
  await screen.findByText(text)
  expect(screen.queryAllByRole('button', { name: 'Cancel enrollment' })).toHaveLength(buttons)
})

it('each part that failed to load can be retried by itself', async () => {
  serve({ ...nothing, [mine]: refusal(503, 'UNAVAILABLE', 'Please wait') })
  open()
  await screen.findByText('Your courses could not be loaded')
  await screen.findByText('No course is open to enrollments just now')
  serve(nothing)
  press('Try again')
  expect(await screen.findByText('You are not enrolled in a course yet')).toBeDefined()
})
