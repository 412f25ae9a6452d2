import type { CoachDashboard, IncomingLesson, OwnLiveSession } from '@sohbet/contract/core/dashboards'
import type { CoachNow, NextLesson, NextSession } from '@sohbet/contract/live-sessions/coach-week'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '../session/session.ts'
import { aSession } from '../session/testing/session.ts'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { serve } from '../ui/testing/serve.ts'
import CoachHomePage from './coach-home-page.tsx'

const courseId = '0190a3c4-0000-7000-8000-100000000000'
const lessonId = '0190a3c4-0000-7000-8000-0000000000f2'
const figure = { count: 2, trend: 0 }
const nothingMore = { activeCourses: 0, incomingZoomSessions: 0, incomingLessons: 0 }

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** `minutes` from now, an hour long. */
const aNextSession = (minutes: number, changes: Partial<NextSession> = {}): NextSession => ({
  id: `${courseId}_20261117T1230`,
  kind: 'speaking_group',
  courseId,
  courseName: 'Autumn evenings',
  typeName: 'A1-A2',
  startsAt: inMinutes(minutes),
  endsAt: inMinutes(minutes + 60),
  opensAt: inMinutes(minutes - 10),
  duration: 60,
  state: 'upcoming',
  isMoved: false,
  zoomLink: 'https://zoom.example.test/j/42',
  module: { moduleNo: 3, moduleName: 'Small talk' },
  seatCount: 21,
  guestCount: 0,
  attendedCount: 0,
  absent: [],
  asked: null,
  isUncovered: false,
  absences: [],
  newcomers: [],
  notes: '',
  last: null,
  ...changes,
})

/** `minutes` from now, half an hour long. */
const aLesson = (minutes: number, changes: Partial<NextLesson> = {}): NextLesson => ({
  id: lessonId,
  kind: 'private',
  startsAt: inMinutes(minutes),
  endsAt: inMinutes(minutes + 30),
  opensAt: inMinutes(minutes - 10),
  freeUntil: inMinutes(minutes - 720),
  state: 'upcoming',
  outcome: null,
  cancelledBy: null,
  isLate: false,
  topic: '',
  levels: null,
  seats: 1,
  leastSeats: 1,
  meetingLink: null,
  asked: null,
  isUncovered: false,
  pupils: [
    {
      userId: '0190a3c4-0000-7000-8000-0000000000f3',
      name: 'Elif Demir',
      level: 'B1',
      wish: 'A job interview',
      cameAt: null,
      isPresent: null,
      outcome: null,
      feedback: null,
      earlier: { wentWell: 'The past tense', words: ['gist'], homework: '', startsAt: inMinutes(-20_000) },
    },
  ],
  ...changes,
})

function show(
  next: Partial<CoachNow> = {},
  totalCourses = figure,
  incomingLessons: readonly IncomingLesson[] = [],
  lists: Partial<Pick<CoachDashboard, 'incomingZoomSessions' | 'more'>> = {},
) {
  serve({
    'GET /api/coach/dashboard': Response.json({
      stats: {
        activeCourses: figure,
        learners: figure,
        teachers: figure,
        telegramChannels: figure,
        totalCourses,
      },
      activeCourses: [],
      incomingZoomSessions: [],
      incomingLessons,
      more: nothingMore,
      now: { session: null, lesson: null, ...next },
      requests: [],
      askedLessons: [],
      waitingRecordings: 0,
      computedAt: new Date().toISOString(),
      ...lists,
    }),
  })
  renderScreen(<CoachHomePage />)
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => startSession(aSession({ role: 'coach' })))
afterEach(() => vi.unstubAllGlobals())

describe('the coach’s home', () => {
  it('begins with the running session, its meeting and its attendance', async () => {
    show({ session: aNextSession(-10, { attendedCount: 18, guestCount: 2 }), lesson: aLesson(90) })
    const now = await part('Running now')
    expect(now.getByText(/Module 3: Small talk/)).toBeDefined()
    expect(now.getByText(/21 learners · 2 guests · 18 present/)).toBeDefined()
    const open = now.getByRole('link', { name: 'Open the meeting of Autumn evenings' })
    expect(open.getAttribute('href')).toBe('https://zoom.example.test/j/42')
    const attendance = now.getByRole('link', { name: 'Attendance' })
    expect(attendance.getAttribute('href')).toBe(`/coach/session/${courseId}_20261117T1230`)
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Running now', 'Incoming Sessions and Lessons', 'Active Courses'])
  })

  it('says who cannot come, who is new, and what was noted last time', async () => {
    show({
      session: aNextSession(600, {
        absences: [
          { userId: lessonId, name: 'Can Kaya', reason: 'On the road' },
          { userId: null, name: 'Ece Ak', reason: '' },
        ],
        newcomers: [{ userId: lessonId, name: 'Nil Su' }],
        last: { id: 'x', startsAt: '2026-11-16T17:00:00.000Z', notes: 'We stopped at page 12' },
      }),
    })
    const next = await part('Your next live session')
    const said = (term: string) => next.getByText(term).nextSibling?.textContent
    expect(said('Can’t come')).toBe('Can Kaya (On the road), Ece Ak')
    expect(said('New in the group')).toBe('Nil Su')
    const name = next.getByRole('link', { name: 'Can Kaya' })
    expect(name.getAttribute('href')).toBe(`/coach/learners/${lessonId}`)
    expect(next.queryByRole('link', { name: 'Ece Ak' })).toBeNull()
    expect(said('Notes of last time (16 Nov)')).toBe('We stopped at page 12')
  })

  it('begins with a lesson that comes first: its learner, wish, last feedback and door', async () => {
    show({ session: aNextSession(600), lesson: aLesson(5) })
    const next = await part('Your next lesson')
    const name = next.getByRole('link', { name: 'Elif Demir' })
    expect(name.getAttribute('href')).toBe('/coach/learners/0190a3c4-0000-7000-8000-0000000000f3')
    expect(name.parentElement?.textContent).toBe('Elif Demir (B1)')
    expect(next.getByText('A job interview')).toBeDefined()
    expect(next.getByText(/The past tense\s+gist/)).toBeDefined()
    expect(next.getByRole<HTMLButtonElement>('button', { name: 'Join' }).disabled).toBe(false)
    expect(next.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe(
      `/coach/lessons#${lessonId}`,
    )
  })

  it('leaves out a session and a lesson that ended since the last load', async () => {
    show({ session: aNextSession(-61), lesson: aLesson(-31) })
    const incoming = await part('Incoming Sessions and Lessons')
    expect(incoming.getByText('No session and no lesson in the next 7 days')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Attendance' })).toBeNull()
    expect(incoming.getByRole('link', { name: 'The whole week' }).getAttribute('href')).toBe(
      '/coach/calendar',
    )
  })

  it('lists the lessons of the week beside the sessions', async () => {
    const lesson = {
      kind: 'private' as const,
      topic: '',
      learners: ['Elif Demir'],
      asked: null,
      isUncovered: false,
    }
    const { startsAt, endsAt } = aLesson(600)
    show({}, figure, [{ id: lessonId, startsAt, endsAt, ...lesson }])
    const incoming = await part('Incoming Sessions and Lessons')
    const link = incoming.getByRole('link', { name: 'Elif Demir' })
    expect(link.getAttribute('href')).toBe(`/coach/lessons#${lessonId}`)
    expect(incoming.getByText(/Private lesson/)).toBeDefined()
    expect(incoming.queryByText('No session and no lesson in the next 7 days')).toBeNull()
  })

  it('ends the list where the sessions are cut, and counts all that it leaves out', async () => {
    const session: OwnLiveSession = {
      id: `${courseId}_20261117T1230`,
      courseId,
      name: 'Autumn evenings',
      zoomLink: 'https://zoom.example.test/j/42',
      date: inMinutes(700),
      duration: 60,
      isMoved: false,
      seatCount: 21,
      attendedCount: 0,
      absenceCount: 0,
      asked: null,
      isUncovered: false,
    }
    const lessons = [600, 800].map((minutes, place): IncomingLesson => {
      const { kind, topic, startsAt, endsAt } = aLesson(minutes)
      const id = lessonId.replace(/.$/, String(place))
      return {
        id,
        kind,
        topic,
        startsAt,
        endsAt,
        learners: [`Learner ${place}`],
        asked: null,
        isUncovered: false,
      }
    })
    show({}, figure, lessons, {
      incomingZoomSessions: [session],
      more: { ...nothingMore, incomingZoomSessions: 3 },
    })
    const incoming = await part('Incoming Sessions and Lessons')
    const names = incoming.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['Learner 0', 'Autumn evenings'])
    expect(incoming.getByText('4 more')).toBeDefined()
  })

  it('warns of a session and a lesson that nobody teaches, on top and in the list', async () => {
    const warning = 'Nobody teaches it: you are away'
    const { id, kind, startsAt, endsAt } = aLesson(700)
    const lesson = { id, kind, startsAt, endsAt, topic: '', asked: null, isUncovered: true }
    const session = { id: 'x', courseId, zoomLink: 'https://zoom.example.test/j/42', duration: 60 }
    const counts = { isMoved: false, seatCount: 21, attendedCount: 0, absenceCount: 0, asked: null }
    show(
      { session: aNextSession(600, { isUncovered: true }) },
      figure,
      [
        { ...lesson, learners: ['Elif Demir'] },
        { ...lesson, id: courseId, learners: ['Can Kaya'], isUncovered: false },
      ],
      {
        incomingZoomSessions: [
          { ...session, ...counts, name: 'Autumn evenings', date: inMinutes(600), isUncovered: true },
          { ...session, ...counts, id: 'y', name: 'Camden', date: inMinutes(-10), isUncovered: true },
        ],
      },
    )
    expect((await part('Your next live session')).getByText(warning)).toBeDefined()
    const incoming = await part('Incoming Sessions and Lessons')
    const warned = incoming.getAllByText(warning).map((badge) => badge.closest('li')?.textContent)
    expect(warned).toEqual([
      expect.stringContaining('Autumn evenings'),
      expect.stringContaining('Elif Demir'),
    ])
  })

  it('warns of a next lesson that nobody teaches', async () => {
    show({ lesson: aLesson(5, { isUncovered: true }) })
    expect((await part('Your next lesson')).getByText('Nobody teaches it: you are away')).toBeDefined()
  })

  it('names the coach who is asked and has not answered, on top and in the list', async () => {
    const { id, kind, startsAt, endsAt } = aLesson(700)
    const lesson = { id, kind, startsAt, endsAt, topic: '', asked: 'Leyla', isUncovered: false }
    show({ lesson: aLesson(5, { asked: 'Priya' }) }, figure, [{ ...lesson, learners: ['Elif Demir'] }])
    const next = await part('Your next lesson')
    expect(next.getByText('Asked, no answer yet: Priya')).toBeDefined()
    const incoming = await part('Incoming Sessions and Lessons')
    const badge = incoming.getByText('Asked, no answer yet: Leyla')
    expect(badge.closest('li')?.textContent).toContain('Elif Demir')
  })

  it('leads a coach without courses to lesson hours, the public page and the school', async () => {
    show({}, { count: 0, trend: 0 })
    await screen.findByText('You have no course yet')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    for (const path of ['lessons/hours', 'public-page', 'messages/new?to=school'])
      expect(links).toContain(`/coach/${path}`)
    expect(screen.queryByText('No course is running')).toBeNull()
  })
})
