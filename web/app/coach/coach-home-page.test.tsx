import type { OwnLiveSession } from '@sohbet/contract/core/dashboards'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '../session/session.ts'
import { aSession } from '../session/testing/session.ts'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { serve } from '../ui/testing/serve.ts'
import CoachHomePage from './coach-home-page.tsx'

const courseId = '0190a3c4-0000-7000-8000-100000000000'
const figure = { count: 2, trend: 0 }

/** `minutes` from now, an hour long. */
const aLiveSession = (minutes: number, changes: Partial<OwnLiveSession> = {}): OwnLiveSession => ({
  id: `${courseId}_20261117T1230`,
  courseId,
  name: 'Autumn evenings',
  zoomLink: 'https://zoom.example.test/j/42',
  date: new Date(Date.now() + minutes * 60_000).toISOString(),
  duration: 60,
  isMoved: false,
  seatCount: 21,
  attendedCount: 0,
  absenceCount: 0,
  ...changes,
})

function show(incomingZoomSessions: OwnLiveSession[]) {
  serve({
    'GET /api/coach/dashboard': Response.json({
      stats: {
        activeCourses: figure,
        learners: figure,
        teachers: figure,
        telegramChannels: figure,
        totalCourses: figure,
      },
      activeCourses: [],
      incomingZoomSessions,
      more: { activeCourses: 0, incomingZoomSessions: 0 },
      computedAt: new Date().toISOString(),
    }),
  })
  renderScreen(<CoachHomePage />)
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => startSession(aSession({ role: 'coach' })))
afterEach(() => vi.unstubAllGlobals())

describe('the coach’s home', () => {
  it('begins with the running session, its meeting and its attendance', async () => {
    show([
      aLiveSession(-10, { attendedCount: 18, absenceCount: 2 }),
      aLiveSession(3000, { id: `${courseId}_2` }),
    ])
    const now = await part('Running now')
    expect(now.getByText(/21 learners · 18 present · 2 not coming/)).toBeDefined()
    const open = now.getByRole('link', { name: 'Open the meeting of Autumn evenings' })
    expect(open.getAttribute('href')).toBe('https://zoom.example.test/j/42')
    const attendance = now.getByRole('link', { name: 'Attendance' })
    expect(attendance.getAttribute('href')).toBe(`/coach/session/${courseId}_20261117T1230`)
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Running now', 'Incoming Live Sessions', 'Active Courses'])
  })

  it('begins with the next session when the last one has ended', async () => {
    show([aLiveSession(-61), aLiveSession(3000, { id: `${courseId}_20261119T1230` })])
    const next = await part('Your next live session')
    const attendance = next.getByRole('link', { name: 'Attendance' })
    expect(attendance.getAttribute('href')).toBe(`/coach/session/${courseId}_20261119T1230`)
  })

  it('says so when no session is to come', async () => {
    show([])
    const incoming = await part('Incoming Live Sessions')
    expect(incoming.getByText('No session in the next 7 days')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Attendance' })).toBeNull()
  })
})
