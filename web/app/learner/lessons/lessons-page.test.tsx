import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import { aLearnerSession } from '../testing/enrollment.ts'
import LessonsPage from './lessons-page.tsx'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

const lesson = (hours: number) => ({
  id: '0190a3c4-0000-7000-8000-0000000000f2',
  kind: 'private',
  coach: { id: '0190a3c4-0000-7000-8000-0000000000f3', name: 'Oliver Hart', photo: null },
  startsAt: inHours(hours),
  endsAt: inHours(hours + 0.5),
  opensAt: inHours(hours - 1 / 6),
  freeUntil: inHours(hours - 12),
  creditExpiresOn: '2099-01-01',
  state: 'upcoming',
  status: 'booked',
  cancelledBy: null,
  outcome: null,
  wish: 'My holidays',
  partners: [],
  topic: '',
  isBooker: true,
  search: null,
  isAsked: false,
  rating: null,
  feedback: null,
})

const credits = (usable: number, extraGroups: number) => ({
  balance: usable,
  extraGroups,
  usable: { credits: usable, extraGroups },
  frozen: { credits: 0, extraGroups: 0 },
  lots: [],
  entries: [],
})

const cancelCall = `POST /api/lessons/${lesson(20).id}/cancel`

const typeId = '0190a3c4-0000-7000-8000-0000000000f6'
const guestSession = {
  sessionId: '0190a3c4-0000-7000-8000-0000000000f4_20261117T1900',
  courseName: 'Street English B1',
  courseTypeId: typeId,
  startsAt: inHours(50),
  duration: 60,
  fromLevel: 'A2',
  toLevel: 'B1',
  coachName: 'Emily Clarke',
  seatsLeft: 2,
  isMakeUpFull: false,
}
const ownSeat = (hours: number) => ({
  id: '0190a3c4-0000-7000-8000-0000000000f5',
  sessionId: guestSession.sessionId,
  courseName: 'Street English B1',
  coachName: 'Emily Clarke',
  startsAt: inHours(hours),
  duration: 60,
  opensAt: inHours(hours - 1 / 6),
  way: 'ticket',
  missedAt: null as string | null,
  missedSessionId: null as string | null,
  freeUntil: inHours(hours - 12),
  creditExpiresOn: '2099-01-01',
})
const groupClass = {
  id: '0190a3c4-0000-7000-8000-0000000000f7',
  kind: 'group',
  coach: lesson(20).coach,
  startsAt: inHours(72),
  endsAt: inHours(73),
  joinUntil: inHours(60),
  topic: 'Holidays',
  levels: { from: 'A1', to: 'B1' },
  seatsLeft: 2,
  invitedBy: null,
}
const noGuests = { own: [], open: [], missed: [] }

type Shown = { past?: object[]; extraGroups?: number; offers?: object[]; creditsReply?: Response }
const show = (
  upcoming: object[],
  usable = 4,
  guests: object = noGuests,
  { past = [], extraGroups = 1, offers = [groupClass], creditsReply }: Shown = {},
) =>
  serve({
    'GET /api/guest-seats': Response.json(guests),
    'POST /api/guest-seats': Response.json(ownSeat(50), { status: 201 }),
    'GET /api/credits/mine': creditsReply ?? Response.json(credits(usable, extraGroups)),
    'GET /api/lessons/mine': Response.json({ upcoming, past }),
    'GET /api/lessons/offers': Response.json(offers),
    [cancelCall]: Response.json({
      ...lesson(20),
      status: 'cancelled',
      state: 'cancelled',
    }),
  })

beforeEach(() => startSession(aLearnerSession()))
afterEach(() => leaveSession())

it('a lesson in time is cancelled with its credit', async () => {
  const calls = show([lesson(20)])
  renderScreen(<LessonsPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toMatch(/With Oliver Hart · .+ \(.+ time\)\. Your credit comes back/)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the lesson' }))
  await waitFor(() => expect(calls).toContainEqual({ call: cancelCall, body: { isLossAccepted: false } }))
})

it('a late cancellation says before the tap that the credit is gone, and a late lesson cannot be moved', async () => {
  show([lesson(5)])
  renderScreen(<LessonsPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('your credit does not come back')
  expect(screen.queryByRole('link', { name: 'Move' })).toBeNull()
})

it('a lesson whose credit has expired says before the tap that it does not come back', async () => {
  show([{ ...lesson(20), creditExpiresOn: '2020-01-01' }])
  renderScreen(<LessonsPage />)
  expect(await screen.findByText(/Its credit has expired: if you cancel/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Its credit has expired, so it does not come back')
})

it('so does a guest seat whose extra group has expired', async () => {
  show([], 4, { ...noGuests, own: [{ ...ownSeat(50), creditExpiresOn: '2020-01-01' }] })
  renderScreen(<LessonsPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('Your extra group has expired')
})

it('a lesson that nobody has decided yet says that the school decides', async () => {
  const past = [{ ...lesson(-20), state: 'over', outcome: 'unclear' }]
  show([], 4, noGuests, { past })
  renderScreen(<LessonsPage />)
  expect(await screen.findByText('The school decides')).toBeDefined()
  expect(screen.queryByText('How was it?')).toBeNull()
})

it('without credits the way leads to the courses', async () => {
  show([], 0)
  renderScreen(<LessonsPage />)
  expect(await screen.findByRole('link', { name: 'See the courses' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Book a lesson' })).toBeNull()
})

it('without credits an open class says what is missing', async () => {
  show([], 0)
  renderScreen(<LessonsPage />)
  expect(await screen.findByText(/You need 1 credit to join\./)).toBeDefined()
  expect(await screen.findByText(/Buy credits, then choose a coach/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Join for 1 credit' })).toBeNull()
})

it('says nothing about cancelling once a lesson has begun', async () => {
  show([lesson(-0.1)])
  renderScreen(<LessonsPage />)
  expect(await screen.findByRole('heading', { name: 'With Oliver Hart' })).toBeDefined()
  expect(screen.queryByText(/free cancellation has ended/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

it('a guest seat is taken with an extra group or as a make-up, and says what it costs before the tap', async () => {
  const missed = [
    { sessionId: `${typeId}_20261116T1900`, courseName: 'Own', courseTypeId: typeId, startsAt: inHours(30) },
  ]
  const calls = show([], 4, { own: [], open: [guestSession], missed })
  renderScreen(<LessonsPage />)
  expect(await screen.findByText('A2 → B1 · 2 seats left')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Use an extra group' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('costs 1 extra group')
  fireEvent.click(screen.getByRole('button', { name: 'Take the seat' }))
  const { sessionId } = guestSession
  await waitFor(() => expect(calls).toContainEqual({ call: 'POST /api/guest-seats', body: { sessionId } }))
  fireEvent.click(screen.getByRole('button', { name: 'Make it up' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Take the seat' }))
  const missedSessionId = missed[0]?.sessionId
  await waitFor(() =>
    expect(calls).toContainEqual({ call: 'POST /api/guest-seats', body: { sessionId, missedSessionId } }),
  )
})

it('a late cancellation of a guest seat says that the extra group is gone', async () => {
  show([], 4, { ...noGuests, own: [ownSeat(5)] })
  renderScreen(<LessonsPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  const { textContent } = await screen.findByRole('dialog')
  expect(textContent).toMatch(/Street English B1 · .+ \(.+ time\)\. .*your extra group does not come back/)
})

it.each([
  [{ kind: 'group', cancelledBy: 'rule' }, 'Too few learners joined'],
  [{ kind: 'duo', cancelledBy: 'rule' }, 'No partner joined'],
  [{ cancelledBy: 'coach' }, 'Your coach cancelled it. Your credit came back.'],
  [{ status: 'late', cancelledBy: 'learner' }, 'the credit is used'],
  [{ status: 'booked', state: 'over', outcome: 'learner_absent' }, 'You did not come, so the credit is used'],
])('a lesson that was not taught says why, and what became of the credit: %o', async (given, text) => {
  const cancelled = { ...lesson(20), status: 'cancelled', state: 'cancelled', ...given }
  show([], 4, noGuests, { past: [cancelled] })
  renderScreen(<LessonsPage />)
  expect(await screen.findByText(new RegExp(text))).toBeDefined()
})

it('without extra groups and missed sessions the guest seats are one sentence', async () => {
  show([], 4, { own: [], open: [guestSession], missed: [] }, { extraGroups: 0 })
  renderScreen(<LessonsPage />)
  expect(await screen.findByText(/Some plans include extra Speaking Groups/)).toBeDefined()
  expect(screen.queryByText('A2 → B1 · 2 seats left')).toBeNull()
})

it('a make-up that begins soon says that it cannot be given back', async () => {
  const missed = [
    { sessionId: `${typeId}_20261116T1900`, courseName: 'Own', courseTypeId: typeId, startsAt: inHours(30) },
  ]
  show([], 4, { own: [], open: [{ ...guestSession, startsAt: inHours(5) }], missed })
  renderScreen(<LessonsPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Make it up' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('less than 12 hours: if you cancel it, the make-up is used up')
})

it('no make-up is offered where the learner has as many as the school allows', async () => {
  const missed = [
    { sessionId: `${typeId}_20261116T1900`, courseName: 'Own', courseTypeId: typeId, startsAt: inHours(30) },
  ]
  show([], 4, { own: [], open: [{ ...guestSession, isMakeUpFull: true }], missed })
  renderScreen(<LessonsPage />)
  expect(await screen.findByText(/^At most 2 make-ups within 30 days/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Use an extra group' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Make it up' })).toBeNull()
})

it('a make-up names the session that it stands for', async () => {
  const own = [{ ...ownSeat(50), way: 'make_up', creditExpiresOn: null, missedAt: inHours(30) }]
  show([], 4, { ...noGuests, own })
  renderScreen(<LessonsPage />)
  expect(await screen.findByText(/^Stands for your session on .+ \(.+ time\)\.$/)).toBeDefined()
})

it('a link to a make-up by the missed session scrolls to it once the page is complete', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const missedSessionId = '0190a3c4-0000-7000-8000-0000000000f7_20261116T1900'
  const own = [{ ...ownSeat(50), way: 'make_up', missedSessionId, missedAt: inHours(30) }]
  show([lesson(20)], 4, { ...noGuests, own })
  renderScreen(<LessonsPage />, { url: `/learner/lessons#${missedSessionId}` })
  await waitFor(() => expect(scrolled).toHaveBeenCalledOnce())
  expect(scrolled.mock.contexts[0]).toBe((await screen.findByText('Make-up')).closest('article'))
  scrolled.mockRestore()
})

it('credits that could not be loaded say so', async () => {
  show([lesson(20)], 4, noGuests, { creditsReply: refusal(503, 'BUSY', 'Please try again') })
  renderScreen(<LessonsPage />)
  expect((await screen.findByRole('alert')).textContent).toBe('Your credits could not be loaded.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

it('an invitation has the only red button', async () => {
  const invitation = { ...groupClass, kind: 'duo', topic: '', levels: null, invitedBy: 'Ceren' }
  show([], 4, noGuests, { offers: [invitation] })
  renderScreen(<LessonsPage />)
  const [accept, book] = await Promise.all([
    screen.findByRole('button', { name: 'Accept' }),
    screen.findByRole('link', { name: 'Book a lesson' }),
  ])
  expect([accept, book].map(({ dataset }) => dataset['variant'])).toEqual(['filled', 'default'])
})

it('a group class names its coach, its time and its price before the tap', async () => {
  show([])
  renderScreen(<LessonsPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Join for 1 credit' }))
  const { textContent } = await screen.findByRole('dialog')
  expect(textContent).toMatch(/With Oliver Hart · .+ \(.+ time\)\. This costs 1 credit/)
})

it('claims no number of credits when they could not be loaded', async () => {
  serve({
    'GET /api/guest-seats': Response.json(noGuests),
    'GET /api/credits/mine': new Response('{}', { status: 500 }),
    'GET /api/lessons/mine': Response.json({ upcoming: [lesson(20)], past: [] }),
    'GET /api/lessons/offers': Response.json([]),
  })
  renderScreen(<LessonsPage />)
  expect(await screen.findByRole('link', { name: 'Buy credits' })).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'With Oliver Hart' })).toBeDefined()
  expect(screen.queryByText(/credits? that you can use/)).toBeNull()
  expect(screen.queryByText(/You can use .* extra group/)).toBeNull()
})
