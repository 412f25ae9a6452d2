import { notifications } from '@mantine/notifications'
import type { AttendanceRow } from '@sohbet/contract/live-sessions/attendance'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../../session/session.ts'
import { aSession as aLogIn } from '../../../session/testing/session.ts'
import { deferredResponse } from '../../../ui/testing/deferred-response.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { refusal } from '../../../ui/testing/serve.ts'
import { Toasts } from '../../../ui/feedback/toast-container.tsx'
import { AttendanceSheet } from '../attendance/attendance-sheet.tsx'
import { groupLiveSessions } from '../live-session-groups.ts'
import { sessionFields, valuesOf, changeFromForm } from '../change/live-session-values.ts'
import { aStaffLiveSession } from '../testing/staff-live-session.ts'
import { StaffLiveSessionList } from './staff-live-session-list.tsx'

const courseId = '0190a3c4-0000-7000-8000-100000000000'
const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

/** An hour long. */
const aSession = (hours: number, changes: Partial<StaffLiveSession> = {}): StaffLiveSession =>
  aStaffLiveSession({
    id: `${courseId}_20261117T${String(12 + hours).padStart(2, '0')}00`,
    startsAt: inHours(hours),
    endsAt: inHours(hours + 1),
    plannedAt: inHours(hours),
    opensAt: inHours(hours - 1 / 6),
    state: hours < 0 ? 'over' : 'upcoming',
    ...changes,
  })

/** Learners by their first letter. */
const aRow = (username: string, changes: Partial<AttendanceRow> = {}): AttendanceRow => ({
  userId: `0190a3c4-0000-7000-8000-${String(username.codePointAt(0)).padStart(12, '0')}`,
  username,
  level: null,
  isGuest: false,
  isMadeUp: false,
  isAttended: false,
  joinedAt: null,
  isCorrected: false,
  correctedBy: null,
  absence: null,
  ...changes,
})

const fetching = vi.fn<(call: string, init?: RequestInit) => Response | Promise<Response>>()
beforeEach(() =>
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.resolve().then(() => fetching(`${init?.method ?? 'GET'} ${url}`, init)),
  ),
)
afterEach(() => {
  notifications.clean()
  vi.unstubAllGlobals()
  fetching.mockReset()
  leaveSession()
})

describe('grouped sessions', () => {
  it('are split into the next one that takes place, later ones, and past ones from new to old', () => {
    const [old, recent, off, next, later] = [
      aSession(-9),
      aSession(-5),
      aSession(1, { state: 'cancelled' }),
      aSession(3),
      aSession(5, { state: 'holiday', holiday: 'Bayram' }),
    ]
    const groups = groupLiveSessions([old, recent, off, next, later], new Date())
    expect(groups).toEqual({ next, later: [off, later], past: [recent, old] })
  })

  it('have no next session when none is upcoming', () => {
    expect(groupLiveSessions([aSession(-9)], new Date()).next).toBeUndefined()
  })
})

describe('a course without sessions', () => {
  it.each([
    ['coach', /The school can change both/],
    ['admin', /Change the days or the weekly times/],
  ] as const)('says to a %s who can change that', async (role, words) => {
    await startSession(aLogIn({ role }))
    fetching.mockImplementation(() => Response.json([]))
    renderScreen(<StaffLiveSessionList courseId={courseId} renderAttendance={() => null} />)
    expect(await screen.findByText(words)).toBeDefined()
  })
})

describe('a change', () => {
  const session = aSession(1, { startsAt: '2026-10-24T16:00:00.000Z', notes: 'Bring a story' })
  const changeOf = (changes: Partial<ReturnType<typeof valuesOf>>) =>
    changeFromForm(sessionFields.parse({ ...valuesOf(session), ...changes }), session)

  it('is shown on the school’s clock', () => {
    expect(valuesOf(session)).toMatchObject({
      day: '2026-10-24',
      time: '19:00',
      duration: '60',
      zoomLink: '',
    })
  })

  it('sends only the changed fields', () => {
    expect(changeOf({})).toEqual({ expected: 3 })
    expect(changeOf({ day: '2026-10-26', time: '20:30' })).toEqual({
      expected: 3,
      startsAt: '2026-10-26T17:30:00.000Z',
    })
    expect(changeOf({ duration: '90', zoomLink: ' https://zoom.example.test/j/2 ' })).toEqual({
      expected: 3,
      duration: 90,
      zoomLink: 'https://zoom.example.test/j/2',
    })
    expect(changeOf({ notes: '' })).toEqual({ expected: 3, notes: '' })
  })

  it('removes a link', () => {
    const own = aSession(1, { hasOwnLink: true, replayLink: 'https://video.example.test/1' })
    const emptied = { ...valuesOf(own), zoomLink: '', replayLink: '' }
    expect(changeFromForm(sessionFields.parse(emptied), own)).toMatchObject({
      zoomLink: null,
      replayLink: null,
    })
  })

  it('that meets a booked lesson leads an admin to the lessons of that day', async () => {
    await startSession(aLogIn({ role: 'admin' }))
    const saved = aSession(3)
    fetching.mockImplementation((call) =>
      call.startsWith('PATCH')
        ? refusal(409, 'LESSONS_IN_THE_WAY', 'Lessons are booked: 25 November, 10:00')
        : Response.json([saved]),
    )
    renderScreen(
      <>
        <Toasts />
        <StaffLiveSessionList courseId={courseId} renderAttendance={() => null} />
      </>,
    )
    fireEvent.click(await screen.findByRole('button', { name: /^Change: / }))
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2099-11-25' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    const link = await screen.findByRole('link', { name: 'To the lessons' })
    expect(link.getAttribute('href')).toBe('/admin/lessons?state=ahead&from=2099-11-25&to=2099-11-25')
  })

  it('is confirmed and closes its form before all lists have reloaded', async () => {
    let saved = aSession(3)
    fetching.mockImplementation((call) => {
      if (call.startsWith('PATCH')) saved = { ...saved, notes: 'Bring a story', revision: 4 }
      if (call.endsWith('/attendance'))
        return saved.revision === 4 ? deferredResponse().promise : Response.json([aRow('Derya')])
      return Response.json(call.startsWith('PATCH') ? saved : [saved])
    })
    renderScreen(
      <>
        <Toasts />
        <StaffLiveSessionList courseId={courseId} renderAttendance={() => null} />
        <AttendanceSheet session={saved} />
      </>,
    )
    await screen.findByText('Derya')
    fireEvent.click(await screen.findByRole('button', { name: /^Change: / }))
    fireEvent.change(await screen.findByLabelText(/^Notes/), { target: { value: 'Bring a story' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The session is changed')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['two sessions of a coach at once', 'COACH_BUSY', 'isClashAccepted'],
    ['a session in a time away', 'COACH_AWAY', 'isAwayAccepted'],
  ])('asks before %s, and then saves', async (_case, code, accepted) => {
    const session = aSession(3)
    const warning = 'The warning of the server'
    const bodies: unknown[] = []
    fetching.mockImplementation((call, init) => {
      if (!call.startsWith('PATCH')) return Response.json([session])
      const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}')
      bodies.push(body)
      return bodies.length === 1
        ? Response.json({ message: warning, code }, { status: 409 })
        : Response.json({ ...session, revision: 4 })
    })
    renderScreen(
      <>
        <Toasts />
        <StaffLiveSessionList courseId={courseId} renderAttendance={() => null} />
      </>,
    )
    fireEvent.click(await screen.findByRole('button', { name: /^Change: / }))
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2030-01-02' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(warning)
    expect(screen.queryByText('The session is changed')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await screen.findByText('The session is changed')
    expect(bodies[0]).not.toHaveProperty(accepted)
    expect(bodies[1]).toEqual({ ...Object(bodies[0]), [accepted]: true })
  })

  it('shows the chosen time on the coach’s own clock when it differs from the school’s', async () => {
    const options = new Intl.DateTimeFormat('en').resolvedOptions()
    const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    spy.mockReturnValue({ ...options, timeZone: 'Europe/Berlin' })
    fetching.mockImplementation(() => Response.json([aSession(3)]))
    renderScreen(<StaffLiveSessionList courseId={courseId} renderAttendance={() => null} />)
    fireEvent.click(await screen.findByRole('button', { name: /^Change: / }))
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2030-01-02' } })
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '20:30' } })
    await screen.findByText('On your clock (Berlin): Wed 2 Jan, 18:30–19:30')
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '' } })
    expect(screen.queryByText(/On your clock/)).toBeNull()
    spy.mockReturnValue({ ...options, timeZone: 'Europe/Istanbul' })
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '20:30' } })
    expect(screen.queryByText(/On your clock/)).toBeNull()
    spy.mockRestore()
  })

  it('offers no new time for a past session, and no replay before the start', async () => {
    fetching.mockImplementation(() => Response.json([aSession(-5), aSession(3)]))
    renderScreen(<StaffLiveSessionList courseId={courseId} renderAttendance={() => null} />)
    const [next, past] = await screen.findAllByRole('button', { name: /^Change: / })
    if (!next || !past) throw new Error('Two rows are expected')
    fireEvent.click(past)
    expect(await screen.findByText(/is history now/)).toBeDefined()
    expect(screen.queryByLabelText('Day')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    fireEvent.click(next)
    expect(await screen.findByLabelText('Day')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Link of the replay').disabled).toBe(true)
  })
})

describe('attendance', () => {
  it('is not offered for a session that does not take place', async () => {
    const sessions = [aSession(-5), aSession(2, { state: 'cancelled' }), aSession(4, { state: 'holiday' })]
    fetching.mockImplementation(() => Response.json(sessions))
    renderScreen(
      <>
        <StaffLiveSessionList
          courseId={courseId}
          renderAttendance={({ id }) => <i>{`attendance of ${id}`}</i>}
        />
        <AttendanceSheet session={aSession(2, { state: 'cancelled' })} />
      </>,
    )
    await waitFor(() => expect(screen.getAllByText(/^attendance of/)).toHaveLength(1))
    expect(screen.getByText('This session does not take place: there is no attendance.')).toBeTruthy()
    expect(fetching.mock.calls.filter(([call]) => call.endsWith('/attendance'))).toEqual([])
  })
})
