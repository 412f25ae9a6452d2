import type { AttendanceRow } from '@sohbet/contract/live-sessions/attendance'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferredResponse } from '../../../ui/testing/deferred-response.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { leaveSession, startSession } from '../../../session/session.ts'
import { aSession } from '../../../session/testing/session.ts'
import { aStaffLiveSession } from '../testing/staff-live-session.ts'
import { AttendanceSheet } from './attendance-sheet.tsx'

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

/** An hour long. */
const anHour = (hours: number) =>
  aStaffLiveSession({
    startsAt: inHours(hours),
    endsAt: inHours(hours + 1),
    state: hours < 0 ? 'over' : 'upcoming',
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
const absence = { announcedAt: inHours(-9), reason: 'On the road' }

const fetching = vi.fn<(call: string, init?: RequestInit) => Response | Promise<Response>>()
beforeEach(() =>
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.resolve().then(() => fetching(`${init?.method ?? 'GET'} ${url}`, init)),
  ),
)
afterEach(() => {
  leaveSession()
  vi.unstubAllGlobals()
  fetching.mockReset()
})

describe('the attendance sheet', () => {
  const open = (rows: AttendanceRow[], session = anHour(-5), canFold?: boolean) => {
    const saving = deferredResponse()
    fetching.mockImplementation((call) =>
      call.startsWith('GET') ? Response.json(rows) : saving.promise.then((reply) => reply.clone()),
    )
    renderScreen(<AttendanceSheet session={session} canFold={canFold} />)
    return saving
  }
  const lineOf = (name: string) =>
    within(
      screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(name)) ?? document.body,
    )

  it('shows learners who attended, were late, or were absent with notice', async () => {
    open([
      aRow('Ada', { isAttended: true, joinedAt: inHours(-5) }),
      aRow('Bora', { isAttended: true, joinedAt: inHours(-4.79) }),
      aRow('Can', { absence }),
      aRow('Derya'),
    ])
    await screen.findByText('2 of 4 learners attended · 1 of them late · 1 announced an absence')
    expect(lineOf('Bora').getByText('12 min late')).toBeDefined()
    expect(lineOf('Can').getByText('Announced an absence')).toBeDefined()
    expect(lineOf('Can').getByText('“On the road”')).toBeDefined()
    expect(lineOf('Derya').getByText('Did not attend')).toBeDefined()
  })

  it('says once that a learner was absent, and names the zone of the join', async () => {
    open([
      aRow('Ada', { isCorrected: true, correctedBy: 'Elif', joinedAt: '2026-03-02T16:02:00Z' }),
      aRow('Derya'),
    ])
    await screen.findByText('Marked as absent by Elif')
    expect(lineOf('Ada').getByText('Joined at 19:02')).toBeDefined()
    expect(screen.getByText('The times are those of Istanbul.')).toBeDefined()
    expect(lineOf('Ada').queryByText('Did not attend')).toBeNull()
  })

  it('names other authors of a mark, and says of an own mark only that it is own', async () => {
    await startSession(aSession({ role: 'coach' }))
    open([
      aRow('Ada', { isAttended: true, isCorrected: true, correctedBy: 'Elif' }),
      aRow('Bora', { isAttended: true, isCorrected: true, correctedBy: 'Deniz' }),
      aRow('Can'),
    ])
    await screen.findByText('Marked as attended by Deniz')
    expect(lineOf('Ada').getByText('Marked by you')).toBeDefined()
    fireEvent.click(screen.getByRole('switch', { name: 'Can attended' }))
    await waitFor(() => expect(lineOf('Can').getByText('Marked by you')).toBeDefined())
    fireEvent.click(screen.getByRole('switch', { name: 'Bora attended' }))
    await waitFor(() => expect(lineOf('Bora').queryByText(/by Deniz/)).toBeNull())
  })

  it('shows a tap at once, and reverts it when saving fails', async () => {
    const saving = open([aRow('Derya')])
    const there = await screen.findByRole('switch', { name: 'Derya attended' })
    fireEvent.click(there)
    await waitFor(() => expect(there.getAttribute('aria-checked')).toBe('true'))
    expect(screen.getByText('Marked as attended')).toBeDefined()
    saving.resolve(new Response('', { status: 503 }))
    await waitFor(() => expect(there.getAttribute('aria-checked')).toBe('false'))
    const put = fetching.mock.calls.find(([call]) => call.startsWith('PUT'))
    expect(put?.[1]?.body).toBe('{"isAttended":true}')
  })

  it('marks everyone but announced absences with one call, and then one learner as missing', async () => {
    const saving = open([aRow('Ada'), aRow('Can', { absence }), aRow('Derya')])
    fireEvent.click(await screen.findByRole('button', { name: 'All here' }))
    await screen.findByText('2 of 3 learners attended · 1 announced an absence')
    fireEvent.click(screen.getByRole('switch', { name: 'Derya attended' }))
    await screen.findByText('1 of 3 learners attended · 1 announced an absence')
    const saved = () =>
      fetching.mock.calls.flatMap(([call, init]) => (call.startsWith('PUT') ? [[call, init?.body]] : []))
    // The second waits for the first, so that the server keeps the order of the taps
    expect(saved()).toEqual([[expect.stringMatching(/\/attendance$/), '{"isAttended":true}']])
    saving.resolve(Response.json([]))
    await waitFor(() => expect(saved()).toHaveLength(2))
    expect(saved()[1]).toEqual([expect.stringMatching(/\/attendance\/[^/]+$/), '{"isAttended":null}'])
  })

  it('marks a learner as missing who came through the door', async () => {
    open([aRow('Ada', { isAttended: true, joinedAt: inHours(-5) })])
    fireEvent.click(await screen.findByRole('switch', { name: 'Ada attended' }))
    await screen.findByText('Marked as absent')
    const put = fetching.mock.calls.find(([call]) => call.startsWith('PUT'))
    expect(put?.[1]?.body).toBe('{"isAttended":false}')
    expect(screen.getByRole('button', { name: 'Undo the marks' })).toBeDefined()
  })

  it('folds up before the session opens and after its end, and keeps announced absences and guests in sight', async () => {
    const rows = [aRow('Ada'), aRow('Can', { absence }), aRow('Derya')]
    open([...rows, aRow('Ege', { isGuest: true })], anHour(3), true)
    const expected = await screen.findByText('2 learners are expected')
    expect(expected.closest('details')?.open).toBe(false)
    for (const name of ['Can', 'Ege']) expect(screen.getByText(name).closest('details')).toBeNull()
    cleanup()
    open(rows, anHour(-5), true)
    expect((await screen.findByText('The list, 3 learners')).closest('details')?.open).toBe(false)
    cleanup()
    open(rows, { ...anHour(-0.5), state: 'open' }, true)
    expect((await screen.findByText('The list, 3 learners')).closest('details')?.open).toBe(true)
  })

  it('opens the folded list once all are marked as here, so that a missing learner can be tapped', async () => {
    open([aRow('Ada'), aRow('Derya')], anHour(-5), true)
    fireEvent.click(await screen.findByRole('button', { name: 'All here' }))
    await waitFor(() => expect(screen.getByText('The list, 2 learners').closest('details')?.open).toBe(true))
  })

  it('cannot be filled in before the session opens, nor when it does not take place', async () => {
    open([aRow('Derya')], anHour(3))
    await screen.findByText(/10 minutes before the start/)
    expect(screen.queryByRole('switch')).toBeNull()
    expect(lineOf('Derya').getByText('Expected')).toBeDefined()
  })
})
