import { notifications } from '@mantine/notifications'
import type { OwnLiveSessionPage } from '@sohbet/contract/live-sessions/live-sessions'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '../../session/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { aLearnerSession, courseId } from '../testing/dashboard.ts'
import { aLearnerSession as aLogIn } from '../testing/enrollment.ts'
import SessionPage from './live-session-page.tsx'

const id = `${courseId}_20261117T1230`
const one = `GET /api/sessions/${id}`
const ofCourse = `GET /api/courses/learner/${courseId}/sessions`

const aPage = (
  minutes: number,
  { materials = [], ...changes }: Partial<OwnLiveSessionPage> = {},
): OwnLiveSessionPage => ({ ...aLearnerSession(minutes, changes), materials })

const open = (address = id) =>
  renderScreen(
    <>
      <Routes>
        <Route path="/learner/session/:sessionId" element={<SessionPage />} />
      </Routes>
      <Toasts />
    </>,
    { url: `/learner/session/${address}` },
  )
const show = (...session: Parameters<typeof aPage>) => {
  const calls = serve({ [one]: Response.json(aPage(...session)) })
  open()
  return calls
}
const joinButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Join Autumn evenings' })

beforeEach(() => startSession(aLogIn()))
afterEach(() => {
  cleanup()
  notifications.clean()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the session page', () => {
  it('is closed until 10 minutes before the start, and shows when it opens', async () => {
    show(90)
    expect((await joinButton()).disabled).toBe(true)
    expect(screen.getByText('The door is still closed')).toBeDefined()
    expect(screen.getByText('Opens').nextElementSibling?.textContent).toMatch(/\d\d:\d\d/)
    expect(screen.getByRole('timer').textContent).toMatch(/^Opens in 1 h \d+ min$/)
  })

  it('opens by itself while the learner waits', async () => {
    show(10 + 1.5 / 60)
    const join = await joinButton()
    expect(join.disabled).toBe(true)
    await waitFor(() => expect(join.disabled).toBe(false))
    expect(await screen.findByText('The door is open')).toBeDefined()
  })

  it("is open when the server reports it, whatever the device's clock, and opens the meeting", async () => {
    const go = vi.spyOn(location, 'assign').mockReturnValue()
    serve({
      [one]: Response.json(aPage(25, { state: 'open' })),
      [`POST /api/sessions/${id}/join`]: Response.json({ redirectUrl: 'https://zoom.example.test/j/42' }),
    })
    open()
    fireEvent.click(await joinButton())
    await waitFor(() => expect(go).toHaveBeenCalledWith('https://zoom.example.test/j/42'))
  })

  it('stays closed for a cancelled session', async () => {
    show(90, { state: 'cancelled' })
    await screen.findByRole('heading', { name: 'This session does not take place' })
    expect(screen.queryByRole('button', { name: /Join/ })).toBeNull()
    expect(screen.queryByText('You cannot come?')).toBeNull()
  })

  it('names the holiday on which it does not take place', async () => {
    show(90, { state: 'holiday', holiday: 'Cumhuriyet Bayramı' })
    await screen.findByRole('heading', { name: 'Holiday: Cumhuriyet Bayramı' })
    expect(screen.queryByRole('button', { name: /Join/ })).toBeNull()
  })

  it('shows that the session was moved, and its old time', async () => {
    show(90, { isMoved: true, movedFrom: '2026-11-17T09:30:00.000Z' })
    expect(await screen.findByText('Moved')).toBeDefined()
    expect(screen.getByText(/^This session was moved/).textContent).toContain('Tue 17 Nov, 12:30')
  })

  it('shows at the end that it is over, and the replay once it is ready', async () => {
    show(-90, { state: 'over', isAttended: true, replayLink: 'https://video.example.test/1' })
    const replay = await screen.findByRole('link', { name: 'Watch the replay' })
    expect(replay.getAttribute('href')).toBe('https://video.example.test/1')
    expect(screen.getByText('You attended')).toBeDefined()
  })

  it('shows the materials once the server sends them: a document to download, a link to open, a recording to hear', async () => {
    const material = { id: courseId, bytes: 2048 }
    show(-5, {
      state: 'open',
      materials: [
        { ...material, title: 'Role cards', kind: 'document', url: '/api/sessions/materials/a.pdf?signed' },
        { ...material, title: 'News', kind: 'link', url: 'https://www.example.test/news', bytes: null },
        { ...material, title: 'The dialogue', kind: 'audio', url: '/api/sessions/materials/a.mp3?signed' },
      ],
    })
    const document = await screen.findByRole('link', { name: 'Download Role cards (PDF · 2 kB)' })
    expect(document.getAttribute('href')).toBe('/api/sessions/materials/a.pdf?signed')
    const link = screen.getByRole('link', { name: 'Open News (example.test)' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(screen.getByRole('region', { name: 'The dialogue' })).toBeDefined()
  })

  it('links to the next session of the course when the timetable no longer has this one', async () => {
    const next = { id: `${courseId}_20261118T1230` }
    serve({
      [one]: refusal(404, 'SESSION_NOT_FOUND', 'Session not found'),
      [ofCourse]: Response.json([
        aPage(30, { ...next, id: `${courseId}_20261118T1130`, state: 'cancelled' }),
        aPage(90, next),
      ]),
    })
    open()
    const link = await screen.findByRole('link', { name: 'To the next session' })
    expect(link.getAttribute('href')).toBe(`/learner/session/${next.id}`)
    expect(screen.getByText(/^The next session of “Autumn evenings”/).textContent).toMatch(/\d\d:\d\d/)
    expect(screen.getByText(/timetable of the course has changed/)).toBeDefined()
  })

  it('is refused when the learner is not enrolled', async () => {
    serve({
      [one]: refusal(404, 'SESSION_NOT_FOUND', 'Session not found'),
      [ofCourse]: refusal(404, 'COURSE_NOT_FOUND', 'Course not found'),
    })
    open()
    await screen.findByRole('heading', { level: 1, name: 'Session not found' })
    expect(screen.getByRole('link', { name: 'To my sessions' }).getAttribute('href')).toBe(
      '/learner/calendar',
    )
  })

  it('is not found under an id that is none', async () => {
    serve({ 'GET /api/sessions/nope': refusal(400, 'VALIDATION_FAILED', 'Please check the marked fields') })
    open('nope')
    await screen.findByRole('heading', { level: 1, name: 'Session not found' })
    expect(screen.queryByText(/marked fields/)).toBeNull()
    expect(screen.getByRole('link', { name: 'To my sessions' })).toBeDefined()
  })

  it('can be retried when the server does not answer', async () => {
    serve({ [one]: () => new Response('', { status: 503 }) })
    open()
    await screen.findByText('The session could not be loaded')
    serve({ [one]: Response.json(aPage(90)) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await joinButton()).toBeDefined()
  })
})

describe('an absence', () => {
  const absence = `/api/sessions/${id}/absence`
  const away = { announcedAt: '2026-11-15T12:00:00.000Z', reason: 'On a plane' }

  it('is announced with a reason', async () => {
    let session = aPage(90)
    const calls = serve({
      [one]: () => Response.json(session),
      [`PUT ${absence}`]: () => {
        session = aPage(90, { absence: away })
        return Response.json(session)
      },
    })
    open()
    fireEvent.change(await screen.findByLabelText('Reason (optional)'), { target: { value: ' On a plane ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Announce absence' }))
    await screen.findByText('You have said that you are not coming.')
    expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ reason: 'On a plane' })
  })

  it('announced less than 12 hours before cannot be made up, and the page says so before and after', async () => {
    show(90)
    expect(await screen.findByText(/^An absence announced less than 12 hours before/)).toBeDefined()
    cleanup()
    show(90, { absence: { announcedAt: new Date().toISOString(), reason: '' } })
    expect(await screen.findByText(/^An absence announced less than 12 hours before/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'I am coming after all' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Make it up' })).toBeNull()
  })

  it('that a make-up stands for closes the door and cannot be withdrawn', async () => {
    show(5, { state: 'open', absence: away, isMadeUp: true })
    const link = await screen.findByRole('link', { name: 'To my make-up' })
    expect(link.getAttribute('href')).toBe(`/learner/lessons#${id}`)
    expect(screen.queryByRole('button', { name: /Join|I am coming/ })).toBeNull()
    expect(screen.queryByText('The door is open')).toBeNull()
  })

  it('that was made up already says so, and does not say that the learner attended', async () => {
    show(5000, { absence: away, isMadeUp: true, isAttended: true })
    expect(await screen.findByText('Made up')).toBeDefined()
    expect(screen.getByText(/^You made this session up in another course/)).toBeDefined()
    expect(screen.queryByText('You attended')).toBeNull()
    expect(screen.queryByRole('link', { name: 'To my make-up' })).toBeNull()
  })

  it('is withdrawn', async () => {
    let session = aPage(90, { absence: away })
    serve({
      [one]: () => Response.json(session),
      [`DELETE ${absence}`]: () => {
        session = aPage(90)
        return Response.json(session)
      },
    })
    open()
    expect(await screen.findByText('On a plane')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'I am coming after all' }))
    await screen.findByText('You cannot come?')
  })

  it('cannot be announced once the session has begun', async () => {
    show(-5, { state: 'open' })
    await joinButton()
    expect(screen.queryByText('You cannot come?')).toBeNull()
  })
})
