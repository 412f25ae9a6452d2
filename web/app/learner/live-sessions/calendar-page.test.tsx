import { notifications } from '@mantine/notifications'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { LearnerLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import type { ShownLesson } from '@sohbet/contract/lessons/lesson-door'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '../../session/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { deferredResponse } from '../../ui/testing/deferred-response.ts'
import { serve } from '../../ui/testing/serve.ts'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { aLearnerSession, aShownLesson, courseId } from '../testing/dashboard.ts'
import { aLearnerSession as aLogIn } from '../testing/enrollment.ts'
import CalendarPage from './calendar-page.tsx'

const feed = '/api/calendar'
const moment = (day: string) => encodeURIComponent(`${day}T21:00:00.000Z`)
/** From Monday 00:00 in Istanbul on. */
const week = `GET /api/sessions/mine?from=${moment('2026-11-15')}&to=${moment('2026-11-22')}`
const aWeek = (sessions: readonly LearnerLiveSession[], lessons: readonly ShownLesson[] = []) =>
  Response.json({ sessions, lessons })
const all = { [week]: aWeek([]), [`GET ${feed}`]: Response.json({ feed: null }) }
const url = 'http://localhost:3000/api/calendar/s3cret.ics'
const madeFeed = () => Response.json({ feed: { url, createdAt: '2026-11-15T12:00:00.000Z' } })

const open = () =>
  renderScreen(
    <>
      <CalendarPage />
      <Toasts />
    </>,
    { url: '/learner/calendar?week=2026-11-18' },
  )

// Sunday before that week
const before = new Date('2026-11-15T12:00:00Z')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: before })
  await startSession(aLogIn())
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  notifications.clean()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a week of sessions', () => {
  it('shows each on its day, with its state', async () => {
    const at = (day: string, rest: Parameters<typeof aLearnerSession>[1]) =>
      aLearnerSession(0, {
        id: `${courseId}_${day.replaceAll('-', '')}T1230`,
        startsAt: `${day}T09:30:00.000Z`,
        endsAt: `${day}T10:30:00.000Z`,
        ...rest,
      })
    const sessions = [
      at('2026-11-17', { state: 'over', isAttended: true, replayLink: 'https://video.example.test/1' }),
      at('2026-11-19', { state: 'cancelled' }),
      at('2026-11-21', { isMoved: true, absence: { announcedAt: '2026-11-15T12:00:00.000Z', reason: '' } }),
    ]
    const lesson = aShownLesson(0, {
      startsAt: '2026-11-20T15:00:00.000Z',
      endsAt: '2026-11-20T15:30:00.000Z',
      state: 'cancelled',
    })
    serve({ ...all, [week]: aWeek(sessions, [lesson]) })
    open()
    await screen.findByText('Over')
    const days = screen.getAllByRole('listitem')
    expect(days).toHaveLength(7)
    const shownTexts = days.map((day) =>
      within(day)
        .queryAllByText(
          /^(Over|You attended|Cancelled|Moved|You announced an absence|No session|Watch the replay|Private lesson)$/,
        )
        .map(({ textContent }) => textContent),
    )
    expect(shownTexts).toEqual([
      ['No session'],
      ['Over', 'You attended', 'Watch the replay'],
      ['No session'],
      ['Cancelled'],
      ['Private lesson', 'Cancelled'],
      ['Moved', 'You announced an absence'],
      ['No session'],
    ])
  })

  it('begins with today, and ends with the days before it', async () => {
    vi.setSystemTime('2026-11-18T12:00:00Z')
    serve({
      ...all,
      [week]: aWeek([aLearnerSession(0, { startsAt: '2026-11-17T09:30:00.000Z', state: 'over' })]),
    })
    open()
    await screen.findByText('Over')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Wed 18 Nov',
      'Thu 19 Nov',
      'Fri 20 Nov',
      'Sat 21 Nov',
      'Sun 22 Nov',
      'Mon 16 Nov',
      'Tue 17 Nov',
    ])
    expect(screen.getByRole('heading', { name: 'Earlier this week' })).toBeDefined()
  })

  it('shows the days before the sessions arrive, and what comes below afterwards', async () => {
    const reply = deferredResponse()
    serve({ ...all, [week]: () => reply.promise })
    open()
    expect(screen.getByText('Tue 17 Nov')).toBeDefined()
    expect(screen.queryByText('Connect my calendar app')).toBeNull()
    reply.resolve(aWeek([]))
    expect(await screen.findByText('Connect my calendar app')).toBeDefined()
  })

  it('links to the weeks around it, and shows an empty week', async () => {
    serve(all)
    open()
    await screen.findByText('No live sessions in this week')
    expect(screen.getByRole('link', { name: 'Previous week' }).getAttribute('href')).toMatch(
      /week=2026-11-09$/,
    )
    expect(screen.getByRole('link', { name: 'Next week' }).getAttribute('href')).toMatch(/week=2026-11-23$/)
    expect(screen.getByRole('heading', { name: 'Week of 16 Nov 2026' })).toBeDefined()
  })

  it('can be retried', async () => {
    serve({ ...all, [week]: () => new Response('', { status: 503 }) })
    open()
    await screen.findByText('Your sessions could not be loaded')
    serve(all)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No live sessions in this week')).toBeDefined()
  })
})

describe('the secret calendar URL', () => {
  const showFeed = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Connect my calendar app' }))

  it('is loaded only when the learner asks for it', async () => {
    const calls = serve(all)
    open()
    await screen.findByText('No live sessions in this week')
    expect(calls.map(({ call }) => call)).toEqual([week])
  })

  it('is created and copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    serve({ ...all, [`POST ${feed}`]: madeFeed })
    open()
    await showFeed()
    fireEvent.click(await screen.findByRole('button', { name: 'Create my calendar address' }))
    expect(await screen.findByDisplayValue(url)).toBeDefined()
    const app = screen.getByRole('link', { name: 'Open in my calendar app' })
    expect(app.getAttribute('href')).toBe('webcal://localhost:3000/api/calendar/s3cret.ics')
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    await screen.findByText('The address is copied')
    expect(write).toHaveBeenCalledWith(url)
  })

  it('is revoked after confirmation', async () => {
    const calls = serve({
      ...all,
      [`GET ${feed}`]: madeFeed,
      [`DELETE ${feed}`]: Response.json({ feed: null }),
    })
    open()
    await showFeed()
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke' }))
    await screen.findByText(/^Revoke the address\?/)
    expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }))
    await screen.findByRole('button', { name: 'Create my calendar address' })
    await waitFor(() => expect(screen.queryByDisplayValue(url)).toBeNull())
  })
})
