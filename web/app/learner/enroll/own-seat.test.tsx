import { firstPlans } from '@sohbet/domain/enrollment/plan'
import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import {
  aCourse,
  aKnownCourse,
  aLearnerSession,
  anEnrollment,
  anOffer,
  aPaidSeat,
  aSeat,
  nothingMine,
  offerCall as available,
} from '../testing/enrollment.ts'
import { shownDocuments, tickDocuments } from '../testing/documents.ts'
import EnrollPage from './enroll-page.tsx'

const course = aCourse()
const mine = 'GET /api/enrollments/mine'
const known = `GET /api/courses/${course.id}`
const enroll = 'POST /api/enrollments'
const payable = {
  ...shownDocuments,
  [enroll]: Response.json(anEnrollment(), { status: 201 }),
  'POST /api/payments/create-checkout-session': Response.json({
    sessionUrl: 'http://localhost:3000/checkout/cs_local_1',
  }),
}
const open = (search = '') =>
  renderScreen(
    <Routes>
      <Route path="/learner/enroll/:courseId" element={<EnrollPage />} />
    </Routes>,
    { url: `/learner/enroll/${course.id}${search}` },
  )
const bothTicked = { preInformation: true, distanceSales: true, earlyStart: false, version: '7' }
const shown = {
  seal: 'seal of 7',
  courseName: course.name,
  startDate: course.startDate,
  endDate: course.endDate,
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

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

describe('a course that cannot be chosen', () => {
  const notOffered = { [available]: Response.json([]), [mine]: Response.json(nothingMine) }

  it('shows Course Not Found', async () => {
    serve({ ...notOffered, [known]: refusal(404, 'COURSE_NOT_FOUND', 'Course not found') })
    open()
    await screen.findByRole('heading', { name: 'Course Not Found' })
    expect(screen.getByText("The course you're looking for doesn't exist or has been removed.")).toBeDefined()
  })

  it.each([
    [{ isClosedToEnrolments: true }, '“Autumn evenings” takes no more enrollments.'],
    [{ startDate: '2026-01-05' }, '“Autumn evenings” started on 5 Jan 2026.'],
  ])('shows why it cannot be joined: %o', async (changes, why) => {
    serve({ ...notOffered, [known]: Response.json(aKnownCourse(changes)) })
    open()
    await screen.findByRole('heading', { name: 'Enrollment is closed' })
    expect(screen.getByRole('alert').textContent).toContain(why)
    expect(screen.getByRole('link', { name: 'Browse Available Courses' })).toBeDefined()
  })

  it('shows an error when it cannot be loaded', async () => {
    serve({ [available]: refusal(500, 'INTERNAL', '') })
    open()
    expect((await screen.findByRole('alert')).textContent).toContain('ErrorFailed to fetch course')
  })

  it("shows the learner's own seat and its payment", async () => {
    serve({
      ...payable,
      [available]: Response.json([]),
      [mine]: Response.json({ ...nothingMine, enrollments: [aSeat()] }),
    })
    open()
    await screen.findByRole('heading', { name: 'Your seat is waiting for you' })
    press('Pay $450')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/checkout/cs_local_1'))
  })

  it('asks for consents before the payment of a seat from the waiting list', async () => {
    const offer = aSeat({ source: 'waiting_list', plan: 'super', amount: 495 })
    const calls = serve({
      ...payable,
      [available]: Response.json([]),
      [mine]: Response.json({ ...nothingMine, enrollments: [offer] }),
    })
    open()
    await screen.findByRole('heading', { name: 'Your seat is waiting for you' })
    press('Pay $495')
    expect(screen.getAllByText('Please read and tick this before you pay')).toHaveLength(2)
    await tickDocuments()
    press('Pay $495')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/checkout/cs_local_1'))
    expect(calls.find(({ call }) => call === enroll)?.body).toEqual({
      courseId: course.id,
      plan: 'super',
      consents: { ...bothTicked, shown: { ...shown, planName: 'Super', credits: 10, extraGroups: 5 } },
    })
  })

  it('asks for neither consents nor a plan when the offered seat is free', async () => {
    serve({
      ...payable,
      [available]: Response.json([]),
      [mine]: Response.json({
        ...nothingMine,
        enrollments: [aSeat({ source: 'waiting_list', amount: 0 })],
      }),
    })
    open()
    await screen.findByText(/Take it by then and it is yours\./)
    expect([...screen.queryAllByRole('checkbox'), ...screen.queryAllByRole('radio')]).toEqual([])
    press('Take the seat')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/checkout/cs_local_1'))
  })

  const premium = { ...firstPlans.premium, name: { tr: 'Uzun', en: 'Long' }, pricePercent: 200, credits: 20 }

  it("asks for new consents at today's price when the learner changes the plan", async () => {
    const calls = serve({
      ...payable,
      [available]: Response.json([]),
      [mine]: Response.json({ ...nothingMine, enrollments: [aSeat()] }),
      [known]: Response.json(aKnownCourse({ price: 500 })),
      'GET /api/plans': Response.json({ ...firstPlans, basic: { ...firstPlans.basic, credits: 2 }, premium }),
    })
    open()
    // The agreed price and contents stay, whatever the course costs and the plan brings now
    expect(await screen.findByRole('radio', { name: /Basic \$450 5 class credits/ })).toHaveProperty(
      'checked',
      true,
    )
    expect(screen.queryByRole('checkbox')).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: /Super \$550/ }))
    await tickDocuments()
    fireEvent.click(screen.getByRole('radio', { name: /Long \$1,000 20 class credits/ }))
    press('Pay $1,000')
    expect(screen.getAllByText('Please read and tick this before you pay')).toHaveLength(2)
    await tickDocuments()
    press('Pay $1,000')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/checkout/cs_local_1'))
    expect(calls.find(({ call }) => call === enroll)?.body).toEqual({
      courseId: course.id,
      plan: 'premium',
      consents: { ...bothTicked, shown: { ...shown, planName: 'Long', credits: 20, extraGroups: 10 } },
    })
  })

  it('shows that the learner is already enrolled', async () => {
    serve({
      [available]: Response.json([]),
      [mine]: Response.json({ ...nothingMine, enrollments: [aPaidSeat()] }),
    })
    open()
    expect(await screen.findByText('You are enrolled in “Autumn evenings” already.')).toBeDefined()
  })
})

it('shows what the plan brings now, without the ticks, when the owner has changed it meanwhile', async () => {
  const plans = { ...firstPlans, basic: { ...firstPlans.basic, credits: 3 } }
  let offer = anOffer()
  serve({
    ...shownDocuments,
    [available]: () => Response.json([offer]),
    [enroll]: () => {
      offer = anOffer({}, { plans })
      return refusal(409, 'PLAN_CHANGED', 'The plan has changed meanwhile.')
    },
  })
  open('?step=payment')
  await screen.findByRole('radio', { name: /Basic \$450 5 class credits/ })
  await tickDocuments()
  press('Complete Enrollment')
  await screen.findByRole('radio', { name: /Basic \$450 3 class credits/ })
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false])
  expect(assign).not.toHaveBeenCalled()
})
