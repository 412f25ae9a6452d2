import type { CoachLesson } from '@sohbet/contract/lessons/coach-lessons'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import CoachLessonsPage from './coach-lessons-page.tsx'

const id = '0190a3c4-0000-7000-8000-0000000000f2'
const userId = '0190a3c4-0000-7000-8000-0000000000f3'
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** `hours` from now, half an hour long. */
const lesson = (hours: number, changes: Partial<CoachLesson> = {}): CoachLesson => ({
  id,
  kind: 'private',
  startsAt: inHours(hours),
  endsAt: inHours(hours + 0.5),
  opensAt: inHours(hours - 1 / 6),
  freeUntil: inHours(hours - 12),
  state: hours < -0.5 ? 'over' : 'upcoming',
  outcome: null,
  cancelledBy: null,
  isLate: false,
  topic: '',
  levels: null,
  seats: 1,
  leastSeats: 1,
  meetingLink: null,
  pupils: [
    {
      userId,
      name: 'Elif Demir',
      level: 'B1',
      wish: 'A job interview',
      cameAt: null,
      isPresent: null,
      outcome: null,
      feedback: null,
      earlier: { wentWell: 'The past tense', words: ['gist'], homework: '', startsAt: inHours(-400) },
    },
  ],
  ...changes,
})

/** The list has times in its address, so the replies go by path. */
function show(lessons: CoachLesson[]) {
  const calls: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    calls.push({ call: `${method} ${url}`, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return Response.json(method === 'GET' ? lessons : lessons[0])
  })
  renderScreen(<CoachLessonsPage />)
  return calls
}
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const seat = `PUT /api/coach/lessons/${id}/learners/${userId}`

beforeEach(() => startSession(aSession({ role: 'coach' })))
afterEach(() => {
  leaveSession()
  vi.unstubAllGlobals()
})

it('shows who comes, with level, wish and earlier feedback, behind a door that is closed', async () => {
  show([lesson(20)])
  expect(await screen.findByRole('heading', { name: 'Elif Demir' })).toBeDefined()
  expect(screen.getByText('Level B1')).toBeDefined()
  expect(screen.getByText('A job interview')).toBeDefined()
  expect(screen.getByText('The past tense')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Join' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Came' })).toBeNull()
})

it.each(['Propose another time', 'Ask another coach'])('names the lesson in the dialog: %s', async (name) => {
  show([lesson(20)])
  await click(name)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Elif Demir')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says before a cancellation that the credit comes back, and sends the reason', async () => {
  const calls = show([lesson(20)])
  await click('Cancel')
  const asked = (await screen.findByRole('dialog')).textContent
  expect(asked).toContain('The credit comes back')
  expect(asked).toContain('Elif Demir')
  fireEvent.change(screen.getByLabelText('Reason (optional)'), { target: { value: 'I am ill' } })
  await click('Cancel the lesson')
  await waitFor(() =>
    expect(calls).toContainEqual({
      call: `POST /api/coach/lessons/${id}/cancel`,
      body: { reason: 'I am ill' },
    }),
  )
})

it('gives one lesson another meeting link, and an empty field takes it back', async () => {
  const calls = show([lesson(20, { meetingLink: 'https://meet.example.com/old' })])
  await click('Change the meeting link')
  const change = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /^Link/ }), { target: { value } })
  await screen.findByRole('dialog')
  change('http://meet.example.com/new')
  await click('Save the link')
  await screen.findByText('Must be a valid URL')
  change('')
  await click('Save the link')
  await waitFor(() =>
    expect(calls).toContainEqual({
      call: `PUT /api/coach/lessons/${id}/link`,
      body: { meetingLink: null },
    }),
  )
  expect(calls.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1)
})

it.each([
  ['Came', true],
  ['Did not come', false],
])('after the start the coach says: %s', async (name, isPresent) => {
  const calls = show([lesson(-0.25)])
  await click(name)
  await waitFor(() => expect(calls).toContainEqual({ call: `${seat}/presence`, body: { isPresent } }))
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

it('saves feedback without the words that are left empty, also when it is decided who came', async () => {
  const calls = show([lesson(-30, { outcome: 'taught' })])
  await click('Write feedback')
  expect(screen.queryByRole('button', { name: 'Came' })).toBeNull()
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fill('What went well', 'You asked back')
  fill('Word 2', 'reckon')
  await click('Save the feedback')
  const body = { wentWell: 'You asked back', words: ['reckon'], homework: '' }
  await waitFor(() => expect(calls).toContainEqual({ call: `${seat}/feedback`, body }))
})

it.each([
  [{ kind: 'group', topic: 'Kitchens', cancelledBy: 'rule' }, 'Too few learners joined.'],
  [{ kind: 'duo', cancelledBy: 'rule' }, 'Nobody took the second seat.'],
  [{ cancelledBy: 'learner' }, 'The learner cancelled it.'],
  [{ cancelledBy: 'learner', isLate: true }, 'The learner cancelled it late. It counts in your pay.'],
] as const)('says why a lesson is cancelled: %o', async (changes, why) => {
  show([lesson(20, { state: 'cancelled', ...changes })])
  expect(await screen.findByText(why)).toBeDefined()
})

it.each([
  [20, /^The second seat is empty/],
  [6, /^The second seat stayed empty: one learner comes/],
])('says of a duo with one learner whether a partner is looked for: %i h before', async (hours, text) => {
  show([lesson(hours, { kind: 'duo', seats: 2 })])
  expect(await screen.findByText(text)).toBeDefined()
})

it('shows when a learner entered, beside the question who came', async () => {
  const [pupil] = lesson(0).pupils
  show([lesson(-0.2, { pupils: pupil ? [{ ...pupil, cameAt: inHours(-0.1) }] : [] })])
  expect(await screen.findByText(/^Entered by the door: /)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Came' }).getAttribute('aria-pressed')).toBe('false')
})

it('without lessons leads to the hours', async () => {
  show([])
  expect(await screen.findByText('No lesson is booked')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Your lesson hours' }).getAttribute('href')).toBe(
    '/coach/lessons/hours',
  )
})

it('lists every lesson that a school may let learners book, and those of the last two weeks', async () => {
  const calls = show([])
  await waitFor(() => expect(calls.some(({ call }) => call.includes('/coach/lessons?'))).toBe(true))
  const { call = '' } = calls.find((one) => one.call.includes('/coach/lessons?')) ?? {}
  const search = new URLSearchParams(call.split('?')[1])
  const daysUntil = (name: string) => (Date.parse(search.get(name) ?? '') - Date.now()) / 86_400_000
  expect(daysUntil('to')).toBeGreaterThan(90)
  expect(daysUntil('from')).toBeLessThan(-13)
})
