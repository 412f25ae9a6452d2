import type { CoachWeek, WeekLesson, WeekSession } from '@sohbet/contract/live-sessions/coach-week'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import WeekPage from './week-page.tsx'

const courseId = '0190a3c4-0000-7000-8000-100000000000'
const lessonId = '0190a3c4-0000-7000-8000-0000000000f2'
const learnerId = '0190a3c4-0000-7000-8000-0000000000f3'
const otherId = '0190a3c4-0000-7000-8000-0000000000f4'
const now = new Date('2026-11-18T09:00:00.000Z')

/** An hour that starts then. */
const session = (startsAt: string, changes: Partial<WeekSession> = {}): WeekSession => ({
  id: `${courseId}_${startsAt}`,
  kind: 'speaking_group',
  courseId,
  courseName: 'Camden',
  typeName: 'A1-A2',
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
  opensAt: new Date(Date.parse(startsAt) - 600_000).toISOString(),
  duration: 60,
  state: 'upcoming',
  isMoved: false,
  zoomLink: 'https://zoom.example.test/j/42',
  module: { moduleNo: 3, moduleName: 'Small talk' },
  seatCount: 21,
  guestCount: 0,
  absent: [],
  asked: null,
  isUncovered: false,
  ...changes,
})
const lesson = (startsAt: string, changes: Partial<WeekLesson> = {}): WeekLesson => ({
  id: lessonId,
  kind: 'private',
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
  opensAt: new Date(Date.parse(startsAt) - 600_000).toISOString(),
  state: 'upcoming',
  topic: '',
  levels: null,
  seats: 1,
  learners: [{ userId: learnerId, name: 'Elif Demir', level: 'B1' }],
  asked: null,
  isUncovered: false,
  ...changes,
})

function show(week: Partial<CoachWeek>, url = '/coach/calendar') {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    calls.push(`${method} ${decodeURIComponent(address)}`)
    return Response.json({ sessions: [], lessons: [], daysOff: [], aways: [], ...week })
  })
  renderScreen(<WeekPage />, { url })
  return calls
}
/** The zone of the browser. */
function liveIn(timeZone: string) {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
}
const day = async (name: RegExp) => {
  // The names of the days are there before the week is
  await screen.findByText('Camden')
  const heading = screen.getByRole('heading', { name })
  const item = heading.closest('li')
  if (!item) throw new Error('the heading is outside the list')
  return within(item)
}

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  await startSession(aSession({ role: 'coach' }))
  liveIn('Europe/Istanbul')
})
afterEach(() => {
  cleanup()
  leaveSession()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('shows each session with its module and its absences, and each lesson with its learners', async () => {
  show({
    sessions: [
      session('2026-11-19T17:00:00.000Z', {
        guestCount: 2,
        absent: [
          { userId: otherId, name: 'Can Kaya' },
          { userId: null, name: 'Ece Ak' },
        ],
      }),
    ],
    lessons: [lesson('2026-11-19T06:00:00.000Z')],
  })
  const thursday = await day(/Thu 19 Nov/)
  const [first, second] = thursday.getAllByRole('article')
  expect(first?.textContent).toBe('09:00–09:30Private lessonElif Demir (B1)')
  expect(second?.textContent).toContain('20:00–21:00CamdenModule 3: Small talkA1-A2 · 21 learners · 2 guests')
  expect(second?.textContent).toContain('Can’t come: Can Kaya, Ece Ak')
  const links = thursday.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    `/coach/lessons#${lessonId}`,
    `/coach/learners/${learnerId}`,
    `/coach/session/${courseId}_2026-11-19T17:00:00.000Z`,
    `/coach/learners/${otherId}`,
  ])
})

it('marks a day for which the coach is away, and the hours of a part of it', async () => {
  show({
    sessions: [session('2026-11-19T17:00:00.000Z')],
    aways: [
      { startsAt: '2026-11-19T21:00:00.000Z', endsAt: '2026-11-21T11:00:00.000Z' },
      { startsAt: '2026-11-21T17:30:00.000Z', endsAt: '2026-11-22T20:59:00.000Z' },
    ],
  })
  expect((await day(/Thu 19 Nov/)).queryByText(/away/i)).toBeNull()
  expect((await day(/Fri 20 Nov/)).getByText('You are away')).toBeDefined()
  expect((await day(/Sat 21 Nov/)).getByText('Away 00:00–14:00')).toBeDefined()
  expect((await day(/Sat 21 Nov/)).getByText('Away from 20:30 on')).toBeDefined()
  // A form has no later minute than 23:59
  expect((await day(/Sun 22 Nov/)).getByText('You are away')).toBeDefined()
})

it('names the coach who is asked to teach, until the session starts', async () => {
  show({
    sessions: [
      session('2026-11-18T08:59:00.000Z', { state: 'open', asked: 'Kwame' }),
      session('2026-11-19T17:00:00.000Z', { asked: 'Priya' }),
    ],
    lessons: [lesson('2026-11-20T09:00:00.000Z', { asked: 'Leyla' })],
  })
  const badge = (name: string) => `Asked, no answer yet: ${name}`
  await screen.findAllByText('Camden')
  expect(screen.getByText(badge('Priya'))).toBeDefined()
  expect(screen.getByText(badge('Leyla'))).toBeDefined()
  expect(screen.queryByText(badge('Kwame'))).toBeNull()
})

it('warns of a session and a lesson ahead that nobody teaches', async () => {
  show({
    sessions: [
      session('2026-11-18T08:59:00.000Z', { state: 'open', isUncovered: true }),
      session('2026-11-19T17:00:00.000Z', { isUncovered: true }),
    ],
    lessons: [
      lesson('2026-11-20T09:00:00.000Z', { isUncovered: true }),
      lesson('2026-11-20T11:00:00.000Z', { id: otherId }),
    ],
  })
  const warning = 'Nobody teaches it: you are away'
  await screen.findAllByText('Camden')
  const warned = screen.getAllByText(warning).map((badge) => badge.closest('article')?.textContent)
  expect(warned).toEqual([expect.stringContaining('20:00–21:00'), expect.stringContaining('12:00–12:30')])
})

it('begins with today, and ends with the days before it', async () => {
  show({ sessions: [session('2026-11-16T17:00:00.000Z', { state: 'over' })] })
  await screen.findByText('Camden')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Today · Wed 18 Nov',
    'Thu 19 Nov',
    'Fri 20 Nov',
    'Sat 21 Nov',
    'Sun 22 Nov',
    'Mon 16 Nov',
    'Tue 17 Nov',
  ])
  expect(screen.getByRole('heading', { name: 'Earlier this week' })).toBeDefined()
})

it('asks for one week of the coach’s own clock, and names both clocks', async () => {
  liveIn('America/New_York')
  const calls = show({ sessions: [session('2026-11-20T22:30:00.000Z')] }, '/coach/calendar?week=2026-11-18')
  const friday = await day(/Fri 20 Nov/)
  expect(friday.getByText('17:30–18:30')).toBeDefined()
  expect(friday.getByText('Sat 01:30–02:30 in Istanbul')).toBeDefined()
  expect(screen.getByText(/by the clock in New York/)).toBeDefined()
  expect(calls).toEqual(['GET /api/coach/week?from=2026-11-16T05:00:00.000Z&to=2026-11-23T05:00:00.000Z'])
})

it('opens the doors ten minutes before the start', async () => {
  const calls = show({
    sessions: [session('2026-11-18T09:05:00.000Z'), session('2026-11-18T17:00:00.000Z')],
    lessons: [
      lesson('2026-11-18T09:08:00.000Z'),
      lesson('2026-11-18T12:00:00.000Z', { id: `${lessonId.slice(0, -1)}3` }),
    ],
  })
  const meetings = await screen.findAllByRole('link', { name: 'Open the meeting' })
  expect(meetings.map((link) => link.getAttribute('href'))).toEqual(['https://zoom.example.test/j/42'])
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  await waitFor(() => expect(calls).toContain(`POST /api/lessons/${lessonId}/enter`))
})

it('marks holidays, days off, and sessions that are cancelled', async () => {
  show({
    sessions: [
      session('2026-11-20T17:00:00.000Z', {
        state: 'cancelled',
        absent: [{ userId: otherId, name: 'Can Kaya' }],
      }),
    ],
    daysOff: [
      { day: '2026-11-19', holiday: 'Republic Day' },
      { day: '2026-11-21', holiday: null },
    ],
  })
  expect((await day(/Thu 19 Nov/)).getByText('Republic Day')).toBeDefined()
  expect((await day(/Sat 21 Nov/)).getByText('Day off')).toBeDefined()
  const friday = await day(/Fri 20 Nov/)
  expect(friday.getByText('Cancelled')).toBeDefined()
  expect(friday.queryByText(/Can Kaya/)).toBeNull()
})

it('leads to the hours from an empty week', async () => {
  show({})
  expect((await screen.findByRole('link', { name: 'Your lesson hours' })).getAttribute('href')).toBe(
    '/coach/lessons/hours',
  )
})

it('offers the secret calendar URL below the week', async () => {
  show({ sessions: [session('2026-11-19T17:00:00.000Z')] })
  expect(await screen.findByRole('button', { name: 'Connect my calendar app' })).toBeDefined()
})
