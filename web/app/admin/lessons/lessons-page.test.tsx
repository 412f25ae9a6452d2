import type { AdminLesson } from '@sohbet/contract/lessons/admin-lessons'
import type { Coach } from '@sohbet/contract/people/coaches'
import type { UserForAdmin } from '@sohbet/contract/people/users'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import AdminLessonsPage from './lessons-page.tsx'

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const coach: Coach = {
  id: id(2),
  userId: id(6),
  profilePhoto: null,
  personalSummary: '',
  isActive: true,
  isNative: true,
  isZoomOnly: false,
  isPublic: false,
  summaryEn: '',
  origin: '',
  teaches: [],
  speaks: [],
  user: { username: 'Oliver', email: 'oliver@sohbet.test' },
  isInvited: false,
  revision: 1,
}
const lesson: AdminLesson = {
  id: id(1),
  kind: 'private',
  coach: { id: id(2), name: 'Oliver' },
  startsAt: '2026-03-04T16:00:00.000Z',
  endsAt: '2026-03-04T16:30:00.000Z',
  state: 'over',
  outcome: 'unclear',
  cancelledBy: null,
  topic: '',
  coachCameAt: '2026-03-04T15:58:00.000Z',
  learners: [
    { userId: id(3), name: 'Ayşe', status: 'booked', cameAt: '2026-03-04T15:59:00.000Z', isPresent: false },
  ],
}
const ahead: AdminLesson = {
  ...lesson,
  id: id(4),
  state: 'upcoming',
  outcome: null,
  coachCameAt: null,
  startsAt: '2099-03-04T16:00:00.000Z',
  endsAt: '2099-03-04T16:30:00.000Z',
}

const ayse: UserForAdmin = {
  id: id(3),
  username: 'Ayşe',
  email: 'ayse@sohbet.test',
  role: 'learner',
  isVerified: true,
  language: 'tr',
  plan: null,
  verificationCodeExpires: null,
  failedLoginAttempts: 0,
  lastFailedLoginAttempt: null,
  lockoutUntil: null,
  state: 'enrolled',
  isRetakeAllowed: false,
  createdAt: '2026-01-04T16:00:00.000Z',
}
const noCredits = {
  balance: 0,
  extraGroups: 0,
  frozen: { credits: 0, extraGroups: 0 },
  lots: [],
  entries: [],
}

function start({ usable = 2, rows = [lesson, ahead], free = [{ id: id(5), name: 'Emma' }] } = {}) {
  const sent: { path: string; body: unknown }[] = []
  const replyTo = (path: string): unknown => {
    if (path === '/api/admin/lessons') return { data: rows, totalCount: rows.length, toDecide: 1 }
    if (path === '/api/coaches') return [coach]
    if (path.startsWith('/api/users/byemail/')) return ayse
    if (path.endsWith('/credits')) return { ...noCredits, usable: { credits: usable, extraGroups: 0 } }
    if (path === '/api/admin/lessons/times')
      return [{ startsAt: '2099-03-04T16:00:00.000Z', coachIds: [coach.id] }]
    return path.endsWith('/coaches') ? free : lesson
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, location.origin), init)
    const { pathname: path } = new URL(request.url)
    const text = await request.text()
    sent.push({ path, body: text === '' ? undefined : JSON.parse(text) })
    return Response.json(replyTo(path))
  })
  renderScreen(
    <>
      <AdminLessonsPage />
      <Toasts />
    </>,
  )
  return { sent }
}
afterEach(() => vi.unstubAllGlobals())

it('says that a lesson waits, shows the doors, and sends the decision', async () => {
  const { sent } = start()
  await screen.findByText('1 lesson waits for your decision: the doors do not say who came.')
  fireEvent.click(await screen.findByRole('button', { name: 'Decide who came: Ayşe' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Who came?' }))
  dialog.getByText('The coach said: did not come')
  fireEvent.click(dialog.getByRole('radio', { name: 'Coach absent' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Decide' }))
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({
        path: `/api/admin/lessons/${lesson.id}/decision`,
        body: { outcome: 'coach_absent' },
      }),
    ),
  )
})

it('hands a lesson ahead over to a free coach', async () => {
  const { sent } = start()
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over the lesson of Ayşe' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over the lesson' }))
  // Which lesson it is about
  expect((await dialog.findByText('Ayşe')).parentElement?.textContent).toMatch(/4 Mar 2099, 19:00/)
  fireEvent.click(await dialog.findByRole('button', { name: 'Hand over' }))
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({ path: `/api/admin/lessons/${ahead.id}/coach`, body: { coachId: id(5) } }),
    ),
  )
})

it.each([
  { kind: 'private' as const, advice: 'Move the lesson or cancel it.' },
  { kind: 'group' as const, advice: undefined },
])('proposes to move a $kind lesson without another coach only if that is possible', async (one) => {
  start({ rows: [{ ...ahead, kind: one.kind }], free: [] })
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over the lesson of Ayşe' }))
  const note = await within(await screen.findByRole('dialog')).findByRole('note')
  const words = ['No other coach is free at this time.', one.advice]
  expect(note.textContent).toBe(words.filter((word) => word !== undefined).join(' '))
})

it('says which cancellations of learners were late', async () => {
  const [seat] = lesson.learners
  if (!seat) throw new Error('no learner')
  const cancelled = { ...ahead, state: 'cancelled', cancelledBy: 'learner' } as const
  start({ rows: [cancelled, { ...cancelled, id: id(6), learners: [{ ...seat, status: 'late' }] }] })
  await screen.findByText('by the learner, late')
  expect(screen.getAllByText('by the learner')).toHaveLength(1)
})

it('says that no time is free when the lesson has the only one of the day', async () => {
  start()
  fireEvent.click(await screen.findByRole('button', { name: 'Move the lesson of Ayşe' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move the lesson' }))
  await dialog.findByRole('option', { name: 'No free time on this day' })
  expect(dialog.getAllByRole('option')).toHaveLength(1)
})

it('names the lesson before it is cancelled, and sends the reason', async () => {
  const { sent } = start()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the lesson of Ayşe' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/^Ayşe · 4 Mar 2099, 19:00\. Cancel this lesson\?/)
  fireEvent.change(dialog.getByLabelText('Reason (optional)'), { target: { value: 'Oliver is ill' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the lesson' }))
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({
        path: `/api/coach/lessons/${ahead.id}/cancel`,
        body: { reason: 'Oliver is ill' },
      }),
    ),
  )
})

it('opens a group class only after a coach and a time were chosen', async () => {
  const { sent } = start()
  fireEvent.click(await screen.findByRole('button', { name: 'Open a group class' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Open a group class' }))
  fireEvent.change(dialog.getByLabelText('Topic'), { target: { value: 'Small talk' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Open the class' }))
  await dialog.findByText('Coach is required')
  expect(dialog.getByText('Must be a valid time')).toBeDefined()
  fireEvent.change(dialog.getByLabelText('Time (Istanbul)'), { target: { value: '19:00' } })
  fireEvent.change(dialog.getByLabelText('Coach'), { target: { value: id(2) } })
  fireEvent.click(dialog.getByRole('button', { name: 'Open the class' }))
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({
        path: '/api/coach/group-classes',
        body: expect.objectContaining({ coachId: id(2), topic: 'Small talk' }),
      }),
    ),
  )
})

it.each([
  [2, '2 credits that can be used now', false],
  [0, '0 credits that can be used now', true],
])(
  'names the credits of a learner and the coach of a time before it books: %i',
  async (usable, text, isOff) => {
    start({ usable })
    fireEvent.click(await screen.findByRole('button', { name: 'Book for a learner' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Book for a learner' }))
    fireEvent.change(dialog.getByLabelText('Email of the learner'), { target: { value: 'ayse@sohbet.test' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Find' }))
    expect((await dialog.findByText(/can be used now/)).textContent).toBe(`Ayşe · ${text}`)
    const time = await dialog.findByRole<HTMLOptionElement>('option', { name: '19:00 · Oliver' })
    fireEvent.change(dialog.getByLabelText('Time'), { target: { value: time.value } })
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Book' }).disabled).toBe(isOff)
  },
)
