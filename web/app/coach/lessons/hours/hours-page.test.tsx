import type { CoachAvailability } from '@sohbet/contract/lessons/availability'
import type { Reply } from '@sohbet/contract/endpoint'
import type { listAways } from '@sohbet/contract/lessons/coach-away'
import { addDays, mondayOf, schoolDay } from '@sohbet/domain/calendar'
import { noHours } from '@sohbet/domain/lesson/availability'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../../session/session.ts'
import { aSession } from '../../../session/testing/session.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../../ui/testing/serve.ts'
import { pauseWeek, tidy } from '../../../parts/lesson-hours/hours.ts'
import HoursPage from './hours-page.tsx'

const saved: CoachAvailability = {
  meetingLink: 'https://meet.example.com/oliver',
  kinds: ['private', 'duo'],
  week: { ...noHours, monday: [{ from: 540, until: 720 }] },
  days: {},
  maxPerDay: 6,
  revision: 3,
}
const idOfAway = '0190a3c4-0000-7000-8000-000000000001'
const saveCall = 'PUT /api/coach/availability'

const aways: Reply<typeof listAways> = { coach: { id: idOfAway, name: 'Oliver' }, aways: [] }

function show(current = saved, answer = Response.json({ ...saved, revision: 4 }), away = aways) {
  const calls = serve({
    'GET /api/coach/availability': Response.json(current),
    'GET /api/coach-away': Response.json(away),
    [saveCall]: answer,
  })
  renderScreen(<HoursPage />)
  return calls
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const { revision: _, ...fields } = saved

beforeEach(() => startSession(aSession({ role: 'coach' })))
afterEach(() => {
  leaveSession()
  vi.unstubAllGlobals()
})

it('saves the hours that are shown', async () => {
  const calls = show()
  fireEvent.change(await screen.findByLabelText('Monday: from'), { target: { value: '600' } })
  choose('Monday: until', '780')
  fireEvent.click(screen.getByRole('button', { name: 'Add hours: Friday' }))
  choose('Most lessons a day', '')
  save()
  const week = { ...noHours, monday: [{ from: 600, until: 780 }], friday: [{ from: 540, until: 660 }] }
  await waitFor(() =>
    expect(calls).toContainEqual({ call: saveCall, body: { ...fields, week, maxPerDay: null, revision: 3 } }),
  )
})

it('copies the hours of a day to the days of work', async () => {
  const calls = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the hours of Monday to …' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Monday to Friday' }))
  save()
  const hours = saved.week.monday
  const week = { ...noHours, monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours }
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ call: saveCall, body: { week } }))
})

it('pauses for a week by seven days off, which are removed together', async () => {
  const calls = show()
  const monday = addDays(mondayOf(schoolDay(new Date())), 14)
  fireEvent.change(await screen.findByLabelText('Week'), { target: { value: monday } })
  fireEvent.click(screen.getByRole('button', { name: 'Pause for this week' }))
  expect(screen.getByText('7 days off')).toBeDefined()
  save()
  const off = [0, 1, 2, 3, 4, 5, 6].map((place) => [addDays(monday, place), []])
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ call: saveCall, body: { days: Object.fromEntries(off) } }),
  )
})

it('a week that has begun is paused from today on', () => {
  expect(pauseWeek({ '2026-11-19': [] }, '2026-11-16', '2026-11-21')).toEqual({
    '2026-11-19': [],
    '2026-11-21': [],
    '2026-11-22': [],
  })
})

it('joins hours that overlap or touch', () => {
  const [morning, noon, evening] = [
    { from: 540, until: 660 },
    { from: 660, until: 720 },
    { from: 1080, until: 1200 },
  ]
  expect(tidy([evening, noon, morning])).toEqual([{ from: 540, until: 720 }, evening])
})

it('asks for a meeting link before anything is saved', async () => {
  const calls = show({ ...saved, meetingLink: '', kinds: [], week: noHours, revision: 0 })
  fireEvent.click(await screen.findByRole('button', { name: 'Add hours: Friday' }))
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /Private lessons/ }).checked).toBe(true)
  save()
  expect(await screen.findByText('1 field to correct')).toBeDefined()
  expect(calls.map(({ call }) => call)).not.toContain(saveCall)
})

it('knows after the first save that nothing is left to save', async () => {
  const first = { ...saved, meetingLink: '', week: noHours, revision: 0 }
  show(first, Response.json({ ...first, meetingLink: 'https://meet.example.com/me', revision: 1 }))
  const link = await screen.findByLabelText('Link of the meeting room')
  fireEvent.change(link, { target: { value: 'https://meet.example.com/me' } })
  save()
  expect(await screen.findByText('No changes')).toBeDefined()
})

it('names the lessons in the way of a day off, and leads to them', async () => {
  show(saved, refusal(409, 'LESSONS_IN_THE_WAY', 'Lessons are booked at this time: 25 November, 10:00'))
  fireEvent.click(await screen.findByRole('button', { name: 'Pause for this week' }))
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('25 November, 10:00')
  expect(screen.getByRole('link', { name: 'To the lessons' }).getAttribute('href')).toBe('/coach/lessons')
})

it('loads the current hours after somebody else changed them', async () => {
  show(saved, refusal(409, 'EDITED_MEANWHILE', ''))
  fireEvent.click(await screen.findByRole('button', { name: 'Add hours: Friday' }))
  save()
  fireEvent.click(await screen.findByRole('button', { name: 'Load the current hours' }))
  await waitFor(() => expect(screen.queryByLabelText('Friday: from')).toBeNull())
  expect(screen.getByText('No changes')).toBeDefined()
})

it('names a time away, in which nobody books, with the way to change it', async () => {
  const away = {
    id: idOfAway,
    startsAt: '2027-03-01T21:00:00Z',
    endsAt: '2027-03-08T21:00:00Z',
    isBySchool: false,
  }
  show(saved, undefined, { ...aways, aways: [away] })
  const note = within(await screen.findByRole('region', { name: 'You are away' }))
  expect(note.getByRole('listitem').textContent).toMatch(/^from Tue 2 Mar, 00:00.*until Tue 9 Mar, 00:00/)
  expect(note.getByRole('link').getAttribute('href')).toBe('/coach/away')
})
