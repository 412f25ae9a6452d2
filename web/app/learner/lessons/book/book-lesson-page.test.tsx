import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { firstLessonRules } from '@sohbet/domain/lesson/lesson'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveSession, startSession } from '../../../session/session.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../../ui/testing/serve.ts'
import { aLearnerSession } from '../../testing/enrollment.ts'
import BookLessonPage from './book-lesson-page.tsx'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const coachId = '0190a3c4-0000-7000-8000-0000000000f3'
const lessonId = '0190a3c4-0000-7000-8000-0000000000f2'
const credits = {
  balance: 3,
  extraGroups: 0,
  usable: { credits: 3, extraGroups: 0 },
  frozen: { credits: 0, extraGroups: 0 },
  lots: [],
  entries: [],
}
const lesson = {
  id: lessonId,
  kind: 'private',
  coach: { id: coachId, name: 'Oliver Hart', photo: null },
  startsAt: '2026-12-04T16:00:00.000Z',
  endsAt: '2026-12-04T16:30:00.000Z',
  opensAt: '2026-12-04T15:50:00.000Z',
  freeUntil: '2026-12-04T04:00:00.000Z',
  creditExpiresOn: null,
  state: 'upcoming',
  status: 'booked',
  cancelledBy: null,
  outcome: null,
  wish: '',
  partners: [],
  topic: '',
  isBooker: true,
  search: null,
  isAsked: false,
  rating: null,
  feedback: null,
}

const lastStep = (kind: string, startsAt: string, more = '') =>
  `/learner/lessons/book?kind=${kind}&coach=any&at=${encodeURIComponent(startsAt)}&by=${coachId}${more}`

const answers = (booking: Response) => ({
  'GET /api/credits/mine': Response.json(credits),
  'GET /api/lessons/rules': Response.json(firstLessonRules),
  'GET /api/lessons/mine': Response.json({ upcoming: [lesson], past: [] }),
  'GET /api/lessons/partners': Response.json([]),
  'GET /api/lessons/teachers?kind=private': Response.json([]),
  'GET /api/lessons/teachers?kind=duo': Response.json([]),
  'POST /api/lessons': booking,
})

beforeEach(() => startSession(aLearnerSession()))
afterEach(() => leaveSession())

const wish = () => screen.findByLabelText<HTMLTextAreaElement>('What do you want to talk about? (optional)')
const book = () => fireEvent.click(screen.getByRole('button', { name: 'Book for 1 credit' }))

it('names the moment until which the lesson can be cancelled free of charge', async () => {
  serve(answers(refusal(500, 'INTERNAL', 'No')))
  renderScreen(<BookLessonPage />, { url: lastStep('private', '2099-12-04T16:00:00.000Z') })
  expect(await screen.findByText(/Moving and cancelling are free until .*4 December/)).toBeDefined()
})

it('says before the booking that a lesson that begins soon cannot be cancelled free of charge', async () => {
  serve(answers(refusal(500, 'INTERNAL', 'No')))
  renderScreen(<BookLessonPage />, { url: lastStep('private', inHours(5)) })
  expect(await screen.findByText(/less than 12 hours: if you cancel it, the credit does not/)).toBeDefined()
})

it('a refusal that is not about the time keeps the step and what was written', async () => {
  serve(answers(refusal(409, 'OWN_INVITATION', 'This is your own address')))
  const url = lastStep('duo', inHours(50))
  const router = renderScreen(<BookLessonPage />, { url })
  fireEvent.change(await wish(), { target: { value: 'Films' } })
  fireEvent.change(screen.getByLabelText('Email address of your partner'), { target: { value: 'a@b.test' } })
  book()
  expect(await screen.findByText('This is your own address')).toBeDefined()
  expect((await wish()).value).toBe('Films')
  expect(router.state.location.search).toContain('at=')
})

it('a taken time leads back to the times, and the next one finds what was written', async () => {
  serve(answers(refusal(409, 'TIME_TAKEN', 'This time is taken')))
  const url = lastStep('private', inHours(50))
  const router = renderScreen(<BookLessonPage />, { url })
  fireEvent.change(await wish(), { target: { value: 'Films' } })
  book()
  await waitFor(() => expect(router.state.location.search).toBe('?kind=private&coach=any'))
  await act(() => router.navigate(url))
  expect((await wish()).value).toBe('Films')
})

it('a move shows the time that the lesson has now', async () => {
  serve(answers(refusal(500, 'INTERNAL', 'No')))
  renderScreen(<BookLessonPage />, { url: lastStep('private', inHours(50), `&move=${lessonId}`) })
  expect((await screen.findByText(/^Now:/)).textContent).toContain('4 Dec')
})

it('asks for free times as far ahead as the school lets lessons be booked', async () => {
  const calls = serve({
    ...answers(refusal(500, 'INTERNAL', 'No')),
    'GET /api/lessons/rules': Response.json({ ...firstLessonRules, horizonDays: 90 }),
  })
  renderScreen(<BookLessonPage />, { url: '/learner/lessons/book?kind=private&coach=any' })
  await waitFor(() => expect(calls.some(({ call }) => call.includes('/lessons/times?'))).toBe(true))
  const { call = '' } = calls.find((one) => one.call.includes('/lessons/times?')) ?? {}
  const to = new URLSearchParams(call.split('?')[1]).get('to') ?? ''
  expect((Date.parse(to) - Date.now()) / 86_400_000).toBeGreaterThan(90)
})

it('a seat in a group class leads to the lessons, like a booked lesson', async () => {
  const offer = {
    id: lessonId,
    kind: 'group',
    coach: lesson.coach,
    startsAt: inHours(72),
    endsAt: inHours(73),
    joinUntil: inHours(60),
    topic: 'Holidays',
    levels: { from: 'A1', to: 'B1' },
    seatsLeft: 2,
    invitedBy: null,
  }
  serve({
    ...answers(refusal(500, 'INTERNAL', 'No')),
    'GET /api/lessons/offers': Response.json([offer]),
    [`POST /api/lessons/${lessonId}/join`]: Response.json({ ...lesson, kind: 'group' }, { status: 201 }),
  })
  const router = renderScreen(<BookLessonPage />, { url: '/learner/lessons/book?kind=group' })
  fireEvent.click(await screen.findByRole('button', { name: 'Join for 1 credit' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Take the seat' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/learner/lessons'))
})
