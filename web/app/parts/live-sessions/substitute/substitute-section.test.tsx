import { notifications } from '@mantine/notifications'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '../../../session/session.ts'
import { aSession } from '../../../session/testing/session.ts'
import { Toasts } from '../../../ui/feedback/toast-container.tsx'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../../ui/testing/serve.ts'
import { StaffLiveSessionList } from '../staff/staff-live-session-list.tsx'
import { aStaffLiveSession } from '../testing/staff-live-session.ts'
import { SubstituteSection } from './substitute-section.tsx'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const ahead = (changes: Partial<StaffLiveSession> = {}) =>
  aStaffLiveSession({
    startsAt: inHours(30),
    endsAt: inHours(31),
    opensAt: inHours(29),
    state: 'upcoming',
    ...changes,
  })
const elif = { id: '0190a3c4-0000-7000-8000-0000000000e1', name: 'Elif' }
const { id, courseId } = ahead()
const free = `GET /api/sessions/${encodeURIComponent(id)}/substitutes`
const session = `/api/sessions/${encodeURIComponent(id)}`
const show = (given = ahead()) =>
  renderScreen(
    <>
      <Toasts />
      <SubstituteSection session={given} />
    </>,
  )
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

afterEach(() => {
  notifications.clean()
  vi.unstubAllGlobals()
})

describe('another coach for a session', () => {
  it('is asked by the coach of the course', async () => {
    await startSession(aSession({ role: 'coach' }))
    const calls = serve({
      [free]: Response.json([elif]),
      [`POST ${session}/request`]: Response.json(ahead()),
    })
    show()
    expect(screen.getByText(/^Can you not teach this session\?/)).toBeDefined()
    await click('Ask another coach')
    await click('Send the question')
    await screen.findByText('The coach is asked')
    expect(calls.at(-1)).toEqual({ call: `POST ${session}/request`, body: { coachId: elif.id } })
  })

  it('is set at once by an admin', async () => {
    await startSession(aSession({ role: 'admin' }))
    const calls = serve({
      [free]: Response.json([elif]),
      [`PUT ${session}/substitute`]: Response.json(ahead()),
    })
    show()
    await click('Choose another coach')
    await click('Give the session to this coach')
    await screen.findByText('The session has another coach')
    expect(calls.at(-1)).toEqual({ call: `PUT ${session}/substitute`, body: { coachId: elif.id } })
  })

  it('is not asked when no coach is free', async () => {
    await startSession(aSession({ role: 'coach' }))
    serve({ [free]: Response.json([]) })
    show()
    await click('Ask another coach')
    await screen.findByText('No other coach is free at this time.')
    expect(screen.queryByRole('button', { name: 'Send the question' })).toBeNull()
    await click('Not now')
    expect(screen.getByRole('button', { name: 'Ask another coach' })).toBeDefined()
  })

  it('leaves an open question, which is withdrawn', async () => {
    await startSession(aSession({ role: 'coach' }))
    serve({ [`DELETE ${session}/request`]: Response.json(ahead()) })
    show(ahead({ asked: elif }))
    expect(screen.getByText('Elif is asked to teach it. There is no answer so far.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Take the session back' })).toBeNull()
    await click('Withdraw the question')
    await screen.findByText('The question is withdrawn')
  })

  it('is named, and the refusal to take the session back is shown', async () => {
    await startSession(aSession({ role: 'coach' }))
    serve({ [`DELETE ${session}/substitute`]: refusal(409, 'COACH_NOT_FREE', 'This coach is not free') })
    show(ahead({ substitute: elif }))
    expect(screen.getByText('Elif teaches this session instead of the course’s coach.')).toBeDefined()
    await click('Take the session back')
    await screen.findByText('This coach is not free')
  })

  it('is not offered once the session has begun or is cancelled', async () => {
    await startSession(aSession({ role: 'coach' }))
    const begun = { startsAt: inHours(-0.1), endsAt: inHours(1), state: 'open' } as const
    renderScreen(
      <>
        <SubstituteSection session={ahead(begun)} />
        <SubstituteSection session={ahead({ state: 'cancelled' })} />
      </>,
    )
    expect(screen.queryByText('Coach of this session')).toBeNull()
  })
})

describe('the list of a course', () => {
  it('shows the substitute, the open question, an extra session and the reason of a cancelled one', async () => {
    await startSession(aSession({ role: 'coach' }))
    serve({
      [`GET /api/courses/${courseId}/sessions`]: Response.json([
        ahead({ substitute: elif, isExtra: true }),
        ahead({ id: `${courseId}_20260309T1900`, asked: elif }),
        ahead({ id: `${courseId}_20260316T1900`, state: 'cancelled', cancelReason: 'I am ill' }),
      ]),
    })
    renderScreen(<StaffLiveSessionList courseId={courseId} renderAttendance={() => null} />)
    await screen.findByText('Substitute: Elif')
    expect(screen.getByText('Asked: Elif')).toBeDefined()
    expect(screen.getByText('Extra session')).toBeDefined()
    expect(screen.getByText('Reason: “I am ill”')).toBeDefined()
  })

  it('adds an extra session at a time of the school, after a warning of another session', async () => {
    await startSession(aSession({ role: 'coach' }))
    let tries = 0
    const calls = serve({
      [`GET /api/courses/${courseId}/sessions`]: Response.json([]),
      [`POST /api/courses/${courseId}/sessions`]: () =>
        (tries += 1) === 1 ? refusal(409, 'COACH_BUSY', 'Another session') : Response.json(ahead()),
    })
    renderScreen(
      <>
        <Toasts />
        <StaffLiveSessionList courseId={courseId} renderAttendance={() => null} />
      </>,
    )
    await click('Add an extra session')
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2030-01-02' } })
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '20:30' } })
    await click('Add the session')
    await screen.findByText('Another session')
    await click('Yes')
    await screen.findByText('The extra session is added')
    const body = { kind: 'speaking_group', duration: 60, startsAt: '2030-01-02T17:30:00.000Z' }
    const added = calls.filter(({ call }) => call.startsWith('POST'))
    expect(added.map((one) => one.body)).toEqual([body, { ...body, isClashAccepted: true }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks before an extra session in the own time away, and again before two at once', async () => {
    await startSession(aSession({ role: 'coach' }))
    const warnings = [
      refusal(409, 'COACH_AWAY', 'The coach is away'),
      refusal(409, 'COACH_BUSY', 'Another one'),
    ]
    const calls = serve({
      [`GET /api/courses/${courseId}/sessions`]: Response.json([]),
      [`POST /api/courses/${courseId}/sessions`]: () => warnings.shift() ?? Response.json(ahead()),
    })
    renderScreen(
      <>
        <Toasts />
        <StaffLiveSessionList courseId={courseId} renderAttendance={() => null} />
      </>,
    )
    await click('Add an extra session')
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2030-01-02' } })
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '20:30' } })
    await click('Add the session')
    await screen.findByText('You are away at that time, so nobody would teach this session')
    expect(screen.getByText('Save it anyway?')).toBeDefined()
    await click('Yes')
    await screen.findByText('Another one')
    await click('Yes')
    await screen.findByText('The extra session is added')
    const body = { kind: 'speaking_group', duration: 60, startsAt: '2030-01-02T17:30:00.000Z' }
    expect(calls.filter(({ call }) => call.startsWith('POST')).map((one) => one.body)).toEqual([
      body,
      { ...body, isAwayAccepted: true },
      { ...body, isAwayAccepted: true, isClashAccepted: true },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('cancels with a reason for the learners', async () => {
    await startSession(aSession({ role: 'coach' }))
    const calls = serve({
      [`GET /api/courses/${courseId}/sessions`]: Response.json([ahead()]),
      [`PATCH ${session}`]: Response.json(ahead({ state: 'cancelled' })),
    })
    renderScreen(
      <>
        <Toasts />
        <StaffLiveSessionList courseId={courseId} renderAttendance={() => null} />
      </>,
    )
    fireEvent.click(await screen.findByRole('button', { name: /^Change: / }))
    await click('Cancel the session')
    fireEvent.change(await screen.findByLabelText('Reason (optional)'), { target: { value: 'I am ill' } })
    const [, deed] = await screen.findAllByRole('button', { name: 'Cancel the session', hidden: true })
    if (!deed) throw new Error('The question has its own button')
    fireEvent.click(deed)
    await screen.findByText('The session is cancelled')
    expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      isCancelled: true,
      cancelReason: 'I am ill',
      expected: 3,
    })
  })
})
