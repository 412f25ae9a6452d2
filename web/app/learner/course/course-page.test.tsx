import { notifications } from '@mantine/notifications'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { Framed } from '../../shell/stage/testing/framed.tsx'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { startOutbox } from '../../outbox/outbox.ts'
import { aLearnerSession } from '../testing/enrollment.ts'
import CoursePage from './course-page.tsx'
import { aListed, aModule, aQuiz, aStudied, idOf } from '../testing/course.ts'

const course = `GET /api/courses/learner/${idOf(1)}/player`
/** The player's reply; it leaves the module to the module's own call. */
const playerOf = (...changes: Parameters<typeof aStudied>) =>
  Response.json({ course: aStudied(...changes), module: null, quiz: null })
const module = (order: number) => `GET /api/courses/learner/module/${idOf(100 + order)}`
const quiz = (order: number) => `GET /api/quizes/module/${idOf(100 + order)}`

const all = {
  [course]: playerOf(),
  ...Object.fromEntries([1, 2, 4, 9].map((order) => [`${course}?module=${order}`, playerOf()])),
  [module(2)]: Response.json(aModule(2)),
  [quiz(2)]: Response.json(aQuiz()),
}

const open = (search = '') =>
  renderScreen(
    <Framed>
      <Routes>
        <Route path="/learner/course/:courseId" element={<CoursePage />} />
      </Routes>
      <Toasts />
    </Framed>,
    { url: `/learner/course/${idOf(1)}${search}` },
  )
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const article = () => within(screen.getByRole('article'))

beforeEach(async () => {
  await startSession(aLearnerSession())
  startOutbox()
})
afterEach(() => {
  cleanup()
  leaveSession()
  notifications.clean()
  vi.unstubAllGlobals()
})

describe('the modules', () => {
  it('are numbered in order, with their state or opening day', async () => {
    serve(all)
    open()
    const line = await screen.findByRole('navigation', { name: 'Modules' })
    expect(
      within(line)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1Lesson 1Completed',
      '2Lesson 2In Progress',
      '3Lesson 3In Progress',
      '4Lesson 4Opens on 22 Jun 2026',
    ])
  })

  it('come with the course, so that the page makes one call', async () => {
    const player = { course: aStudied(), module: aModule(2), quiz: aQuiz() }
    const calls = serve({ [course]: Response.json(player) })
    open()
    await heading('Lesson 2')
    expect(await article().findByText('My day')).toBeDefined()
    expect(await article().findByText(/^4 questions/)).toBeDefined()
    expect(calls.map(({ call }) => call)).toEqual([course])
  })

  it('start with the first module to do', async () => {
    serve(all)
    open()
    await heading('Lesson 2')
    expect(article().getByText('In Progress')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Previous module' }).getAttribute('href')).toMatch(/\?module=1$/)
    expect(screen.getByRole('link', { name: 'Next module' }).getAttribute('href')).toMatch(/\?module=3$/)
  })

  it('open from their quiz without a connection', async () => {
    const calls = serve(all)
    open('?module=2&view=quiz')
    await screen.findByRole('heading', { level: 1, name: /Lesson 2/ })
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain(module(2)))
    await screen.findByText('4 questions')
    serve({})
    fireEvent.click(screen.getByRole('link', { name: 'Back to module 2' }))
    await heading('Lesson 2')
    expect(await screen.findByRole('heading', { level: 3, name: 'Watch' })).toBeDefined()
    expect(screen.queryByText(/Failed/)).toBeNull()
  })

  it('open by link, and a completed one shows Completed', async () => {
    serve({ ...all, [module(1)]: Response.json(aModule(1)), [quiz(1)]: Response.json(aQuiz()) })
    open('?module=1')
    await heading('Lesson 1')
    expect(article().getAllByText('Completed').length).toBeGreaterThan(0)
  })

  it('focus the heading of another module, and name it in the page title', async () => {
    serve(all)
    open('?module=4')
    await heading('Lesson 4')
    expect(document.title).toBe('Lesson 4 · Autumn evenings | Sohbet')
    expect(document.activeElement).toBe(document.body)
    fireEvent.click(screen.getByRole('link', { name: /^Lesson 2/ }))
    expect(document.activeElement).toBe(await heading('Lesson 2'))
    expect(document.title).toBe('Lesson 2 · Autumn evenings | Sohbet')
  })

  it('show Upcoming and the opening day when locked, and load nothing', async () => {
    const calls = serve(all)
    open('?module=4')
    await heading('Lesson 4')
    expect(article().getByText('Upcoming')).toBeDefined()
    expect(article().getByText('This module opens on 22 Jun 2026')).toBeDefined()
    expect(calls.map(({ call }) => call)).toEqual([`${course}?module=4`])
  })

  it('show a message for a module that does not exist', async () => {
    serve(all)
    open('?module=9')
    expect(await screen.findByText('There is no module 9 in this course')).toBeDefined()
    const goOn = screen.getByRole('link', { name: 'Go on with the course' })
    expect(goOn.getAttribute('href')).toBe(`/learner/course/${idOf(1)}`)
  })

  it('stay open when the course is over', async () => {
    serve({ ...all, [course]: playerOf({ status: 'completed' }) })
    open()
    expect(await screen.findByText('The course is over; its modules stay open to you.')).toBeDefined()
    await heading('Lesson 2')
  })

  it('show a message when all are upcoming or none exists', async () => {
    const modules = [aListed(1, { state: 'locked', opensOn: '2090-01-02' })]
    const progress = { currentModule: null, moduleCount: 1, completedModules: 0, completedAt: null }
    serve({
      [course]: playerOf({ status: 'upcoming', startDate: '2090-01-02', modules, progress }),
    })
    open()
    await screen.findByText('Starts on 2 Jan 2090')
    expect(article().getByText(/^The course has not begun yet/)).toBeDefined()
    expect(article().getByText('Upcoming')).toBeDefined()
    cleanup()
    serve({ [course]: playerOf({ status: 'upcoming', isCancelled: true, modules, progress }) })
    open()
    await screen.findByText(/ · Cancelled$/)
    expect(screen.queryByText(/^Starts on/)).toBeNull()
    cleanup()
    const none = { ...progress, moduleCount: 0 }
    serve({ [course]: playerOf({ modules: [], progress: none }) })
    open()
    await screen.findByText('This course has no modules yet')
    expect(screen.queryByText(/^Starts on/)).toBeNull()
  })
})

describe('the course’s bar', () => {
  it.each([
    [1, 4, '25', 'purple'],
    [2, 4, '50', 'pink'],
    [3, 4, '75', 'green'],
    [2, 0, '25', 'purple'], // out of 8
  ])('module %i of %i is %s per cent, %s', async (moduleNo, moduleCount, value, colour) => {
    const progress = {
      currentModule: { moduleNo, moduleName: 'Tea' },
      moduleCount,
      completedModules: 0,
      completedAt: null,
    }
    serve({ ...all, [course]: playerOf({ progress }) })
    open()
    const bar = await screen.findByRole('progressbar', { name: 'Course progress' })
    expect([bar.getAttribute('value'), bar.dataset['colour']]).toEqual([value, colour])
  })

  it('says in words where the class is and what the learner has done', async () => {
    serve(all)
    open()
    const bar = await screen.findByRole('progressbar', { name: 'Course progress' })
    expect(bar.getAttribute('aria-valuetext')).toBe(
      'The class is at module 3 of 4: Lesson 3. You have completed 1 module of 4',
    )
    cleanup()
    const progress = {
      currentModule: { moduleNo: 3, moduleName: 'Lesson 3' },
      moduleCount: 4,
      completedModules: 4,
      completedAt: null,
    }
    serve({ ...all, [course]: playerOf({ progress }) })
    open()
    expect(await screen.findByText('You have completed the whole course')).toBeDefined()
  })
})

describe('a failed load', () => {
  it('links to the other courses when the course is missing', async () => {
    serve({ [course]: refusal(404, 'COURSE_NOT_FOUND', '') })
    open()
    await screen.findByRole('heading', { name: 'Course not found' })
    expect(screen.getByRole('link', { name: 'To my courses' }).getAttribute('href')).toBe('/learner/courses')
  })

  it('does not claim that the course is missing when the server fails', async () => {
    serve({ [course]: refusal(503, 'UNKNOWN', '') })
    open()
    expect(await screen.findByText('Failed to fetch course')).toBeDefined()
    expect(screen.queryByText('Course not found')).toBeNull()
  })

  it("shows the server's message", async () => {
    serve({ [course]: refusal(403, 'COURSE_CANCELLED', 'Your enrollment in this course is cancelled') })
    open()
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title.textContent).toBe('Your enrollment in this course is cancelled')
    expect(screen.getByRole('alert').textContent).toMatch(/^What you did in it is kept/)
  })

  it.each([
    ['a module', module(2), 'Failed to fetch module'],
    ['a quiz', quiz(2), 'Failed to fetch quiz data'],
  ])('%s can be retried', async (_, call, text) => {
    const answers = { ...all, [call]: refusal(500, 'UNKNOWN', '') }
    serve(answers)
    open()
    await screen.findByText(text)
    serve(all)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
    await screen.findByRole('button', { name: 'Start Quiz' })
  })
})
