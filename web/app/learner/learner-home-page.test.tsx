import { notifications } from '@mantine/notifications'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '../session/session.ts'
import { aSession } from '../session/testing/session.ts'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { refusal, serve } from '../ui/testing/serve.ts'
import { Toasts } from '../ui/feedback/toast-container.tsx'
import { anEmptyDashboard, anEnrolled, anIncoming, courseId } from './testing/dashboard.ts'
import LearnerHomePage from './learner-home-page.tsx'
import { aCourse, aLearnerSession } from './testing/enrollment.ts'

const dashboard = 'GET /api/learner-global/dashboard'
const learner = aLearnerSession()
const join = `POST /api/sessions/${courseId}_20261117T1230/join`

const open = () =>
  renderScreen(
    <>
      <LearnerHomePage />
      <Toasts />
    </>,
  )
const show = (changes: Parameters<typeof anEmptyDashboard>[0]) => {
  const calls = serve({ [dashboard]: () => Response.json(anEmptyDashboard(changes)) })
  open()
  return calls
}
const aHeldSeat = anEnrolled({ enrollmentStatus: 'pending', heldUntil: '2090-01-01T10:00:00.000Z' })
const part = async (name: string) => within(await screen.findByRole('region', { name }))

afterEach(() => {
  vi.useRealTimers()
  notifications.clean()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the newcomer’s home', () => {
  beforeEach(() => startSession(aSession()))

  it('leads a learner without a level to the test, from one call, and shows no dashboard', async () => {
    const calls = show({ levelTest: { text: 3, listening: 1, running: null } })
    const link = screen.getByRole('link', { name: 'Take Level Test Now' })
    expect(link.getAttribute('href')).toBe('/leveltest')
    await screen.findByText(/^About 5 minutes, 4 questions,/)
    expect(screen.queryByRole('region', { name: 'Upcoming Sessions' })).toBeNull()
    expect(calls.map(({ call }) => call)).toEqual([dashboard])
  })

  it('resumes a running test', async () => {
    show({ levelTest: { text: 40, listening: 10, running: { position: 3 } } })
    const link = await screen.findByRole('link', { name: 'Continue, question 4 of 50' })
    expect(link.getAttribute('href')).toBe('/leveltest')
  })

  it('does not mention a test when there is none', async () => {
    show({ levelTest: null })
    expect(await screen.findByText(/There is no level test to take at the moment/)).toBeDefined()
  })

  it('leads a learner with a held seat to its payment', async () => {
    show({ enrolledCourses: [aHeldSeat] })
    const link = await screen.findByRole('link', { name: 'Your seat is waiting for you' })
    expect(link.getAttribute('href')).toBe(`/learner/enroll/${courseId}`)
    expect(screen.getByText(/^Pay for “Autumn evenings” by/)).toBeDefined()
  })

  it('opens the payment page of a held seat in one tap', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue()
    const calls = serve({
      [dashboard]: Response.json(anEmptyDashboard({ enrolledCourses: [aHeldSeat] })),
      'POST /api/payments/create-checkout-session': Response.json({
        sessionUrl: 'http://localhost:3000/checkout/cs_local_1',
      }),
    })
    open()
    fireEvent.click(await screen.findByRole('button', { name: /^Pay .*6,000/ }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/checkout/cs_local_1'))
    expect(calls.at(-1)?.body).toEqual({
      enrollmentId: aHeldSeat.enrollmentId,
      price: { amount: 6000, currency: 'TRY' },
    })
  })

  it('shows the dashboard to a learner without a level whom the school enrolled', async () => {
    show({ enrolledCourses: [anEnrolled()] })
    await part('Upcoming Sessions')
    expect(screen.getByRole('link', { name: 'Take Level Test Now' })).toBeDefined()
  })
})

describe('the dashboard', () => {
  beforeEach(() => startSession(learner))

  it('has every documented part, with hints in empty ones', async () => {
    show({})
    for (const name of [
      'Available Courses',
      'Your Enrolled Courses',
      'Learning Resources',
      'Learning Analytics',
    ])
      await part(name)
    const browse = (await part('Your Enrolled Courses')).getByRole('link', {
      name: 'Browse Available Courses',
    })
    expect(browse.getAttribute('href')).toBe('/learner/courses#available')
    expect((await part('Upcoming Sessions')).getByText('No live session is to come.')).toBeDefined()
    expect((await part('Learning Analytics')).getByText('no session was held yet')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Take Level Test Now' })).toBeNull()
    await part('Choose your course')
  })

  it('has the profile card with level, rounded score and real progress', async () => {
    show({ progress: { completed: 3, due: 4 } })
    expect(await screen.findByText('English level: B1 (2,077)')).toBeDefined()
    expect(await screen.findByText('3 of 4 modules due so far')).toBeDefined()
  })

  it('offers courses with their spots left; a full one has a waiting list', async () => {
    const full = aCourse({ id: courseId.replace('1', '9'), name: 'Small group', currentEnrollments: 25 })
    const early = aCourse({ earlyBird: { price: 400, until: '2089-12-01' } })
    show({ enrollableCourses: [early, full] })
    const available = await part('Available Courses')
    expect(available.getByText(/from \$400/).textContent).toContain('$450')
    expect(available.getByText('5 spots left')).toBeDefined()
    const enroll = available.getByRole('link', { name: 'Enroll Now: Autumn evenings' })
    expect(enroll.textContent).toBe('Enroll Now')
    expect(enroll.getAttribute('href')).toBe(`/learner/enroll/${courseId}`)
    expect(available.getByText('No spots left')).toBeDefined()
    expect(available.getByRole('link', { name: 'Join the waiting list: Small group' })).toBeDefined()
  })

  it('says of a course whose prerequisites are not met what is missing', async () => {
    const blocked = aCourse({ fit: 'previous', requiredCourseType: 'A1-A2' })
    show({ enrollableCourses: [blocked] })
    const available = await part('Available Courses')
    expect(available.getByText('Comes after a course of the type “A1-A2”.')).toBeDefined()
    const link = available.getByRole('link', { name: 'See what is missing: Autumn evenings' })
    expect(link.textContent).toBe('See what is missing')
    expect(available.queryByText('Enroll Now')).toBeNull()
  })

  it('shows two courses with dates, status, current module and a bar out of their modules', async () => {
    const second = anEnrolled({
      enrollmentId: '0190a3c4-0000-7000-8000-200000000001',
      name: 'Winter mornings',
      enrollmentStatus: 'pending',
    })
    show({ enrolledCourses: [anEnrolled(), second] })
    const enrolled = await part('Your Enrolled Courses')
    const link = enrolled.getByRole('link', { name: 'Autumn evenings' })
    expect(link.getAttribute('href')).toBe(`/learner/course/${courseId}`)
    expect(enrolled.getAllByText('14 Sept 2026 – 15 Mar 2027')).toHaveLength(2)
    expect(enrolled.getByText('The class is at module 3 of 12: Ordering tea')).toBeDefined()
    // 3 of 12 is under 30 %
    expect(enrolled.getByRole('progressbar').dataset['colour']).toBe('purple')
    expect(enrolled.getByText('active').dataset['tone']).toBe('good')
    expect(enrolled.getByText('pending').dataset['tone']).toBe('bad')
    const pay = enrolled.getByRole('link', { name: 'Winter mornings' })
    expect(pay.getAttribute('href')).toBe(`/learner/enroll/${courseId}`)
  })

  it('says how many rows its lists leave out', async () => {
    show({
      resources: [{ id: courseId, title: 'Phrasal verbs', description: 'On the Tube', type: 'pdf' }],
      more: { enrollableCourses: 0, resources: 5, incomingZoomSessions: 12, replays: 0 },
    })
    expect(await screen.findByRole('link', { name: 'All resources (5 more)' })).toBeDefined()
    expect(screen.getByRole('link', { name: /\(12 more\)$/ })).toBeDefined()
  })

  it('lists resources by type, groups with their links, figures and replays', async () => {
    const group = {
      id: courseId,
      courseId,
      courseName: 'Autumn evenings',
      memberCount: 25,
      openedAt: null,
      isInGroup: null,
    }
    const first = { ...group, name: 'Group 1', link: 'https://t.me/one' }
    const second = { ...group, id: courseId.replace('1', '2'), name: 'Group 2', link: null }
    show({
      resources: [{ id: courseId, title: 'Phrasal verbs', description: 'On the Tube', type: 'pdf' }],
      telegramGroup: first,
      telegramGroups: [second, first],
      replays: [
        {
          id: `${courseId}_20261110T1230`,
          courseId,
          name: 'Autumn evenings',
          date: '2026-11-10T09:30:00.000Z',
          replayLink: 'https://video.example.test/1',
        },
      ],
      dueCards: 0,
      learnerAnalytics: { totalHours: 31.5, participationRate: 86, completedModules: 7 },
    })
    expect((await part('Learning Resources')).getByText('PDF')).toBeDefined()
    const groups = await part('Your groups')
    expect(groups.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Group 1',
      'Group 2',
    ])
    const link = groups.getByRole('link', { name: 'Open the group Group 1' })
    expect(link.getAttribute('href')).toBe('https://t.me/one')
    expect(groups.getByText('Your school will put the invite link here.')).toBeDefined()
    expect(groups.getAllByRole('button')).toHaveLength(1)
    const figures = await part('Learning Analytics')
    for (const figure of ['31.5', '86%', '7']) expect(figures.getByText(figure)).toBeDefined()
    const replay = (await part('Replays')).getByRole('link')
    expect(replay.getAttribute('href')).toBe('https://video.example.test/1')
  })

  it('has what is for sale last, or right after the next step for a learner without a course', async () => {
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    show({ enrolledCourses: [anEnrolled()], incomingZoomSessions: [anIncoming(2 * 24 * 60)] })
    await part('Available Courses')
    expect(titles().slice(0, 3)).toEqual(['Your next step', 'Your Enrolled Courses', 'Upcoming Sessions'])
    expect(titles().at(-1)).toBe('Available Courses')
    cleanup()
    show({})
    await part('Choose your course')
    expect(titles().slice(0, 2)).toEqual(['Choose your course', 'Available Courses'])
  })

  it('names the step after the next one', async () => {
    show({ enrolledCourses: [anEnrolled()], incomingZoomSessions: [anIncoming(2 * 24 * 60)] })
    const next = await part('Your next step')
    expect(next.getByRole('link', { name: 'Go on with module 3' })).toBeDefined()
    const then = next.getByRole('link', { name: 'Live session' })
    expect(then.getAttribute('href')).toBe(`/learner/session/${courseId}_20261117T1230`)
  })

  it('shows its error and retries', async () => {
    serve({ [dashboard]: () => new Response('', { status: 500 }) })
    open()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to fetch dashboard data')
    serve({ [dashboard]: () => Response.json(anEmptyDashboard()) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await part('Upcoming Sessions')
  })

  it('is complete in Turkish', async () => {
    serve({ [dashboard]: () => Response.json(anEmptyDashboard()) })
    renderScreen(<LearnerHomePage />, { language: 'tr' })
    for (const name of ['Açık kurslar', 'Kayıtlı olduğun kurslar', 'Öğrenme kaynakları', 'Yaklaşan dersler'])
      expect(await part(name)).toBeDefined()
  })
})

describe('an upcoming session', () => {
  beforeEach(() => startSession(learner))
  // At noon, so that an hour later is the same day
  const noon = () => vi.useFakeTimers({ now: new Date('2026-11-17T09:00:00.000Z'), shouldAdvanceTime: true })

  it('has the badge Today on the current day, else Upcoming, and its minutes', async () => {
    noon()
    const later = anIncoming(2 * 24 * 60, { id: `${courseId}_20261119T1230`, isMoved: true })
    show({ incomingZoomSessions: [anIncoming(30), later] })
    const sessions = await part('Upcoming Sessions')
    expect(sessions.getAllByText(/^(Today|Upcoming|Moved)$/).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Upcoming',
      'Moved',
    ])
    expect(sessions.getAllByText(/60 minutes/)).toHaveLength(2)
    expect(sessions.getAllByText('with Oliver Hart')).toHaveLength(2)
    expect(sessions.getAllByRole('link', { name: 'Ordering tea' })).toHaveLength(2)
    // The next step has the button to join
    expect(sessions.queryByRole('button')).toBeNull()
  })

  it('has its own button to join when another session of today comes first', async () => {
    noon()
    const second = anIncoming(180, { id: `${courseId}_20261117T1500` })
    show({ incomingZoomSessions: [anIncoming(30), second] })
    expect((await part('Upcoming Sessions')).getAllByRole('button')).toHaveLength(1)
  })

  it('can be joined from 10 minutes before, without a reload', async () => {
    noon()
    const go = vi.spyOn(location, 'assign').mockReturnValue()
    const redirectUrl = 'https://zoom.example.test/j/42'
    const sessions = { incomingZoomSessions: [anIncoming(11)] }
    const calls = serve({
      [dashboard]: Response.json(anEmptyDashboard(sessions)),
      [join]: Response.json({ redirectUrl }),
    })
    open()
    const next = await part('Your next live session')
    const button = next.getByRole<HTMLButtonElement>('button', { name: 'Join Autumn evenings' })
    expect(button.disabled).toBe(true)
    expect(next.getByRole('timer').textContent).toMatch(/^Opens in \d+ s$/)
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(button.disabled).toBe(false)
    expect(next.queryByRole('timer')).toBeNull()
    fireEvent.click(button)
    await waitFor(() => expect(go).toHaveBeenCalledWith(redirectUrl))
    expect(calls.map(({ call }) => call)).toContain(join)
  })

  it('shows why joining was refused', async () => {
    noon()
    serve({
      [dashboard]: Response.json(anEmptyDashboard({ incomingZoomSessions: [anIncoming(5)] })),
      [join]: refusal(409, 'SESSION_CANCELLED', 'This session does not take place'),
    })
    open()
    fireEvent.click((await part('Your next live session')).getByRole('button'))
    expect(await screen.findByText('This session does not take place')).toBeDefined()
  })
})
