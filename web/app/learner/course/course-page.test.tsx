import { notifications } from '@mantine/notifications'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { startOutbox } from '../../outbox/outbox.ts'
import { aLearnerSession } from '../testing/enrollment.ts'
import CoursePage from './course-page.tsx'
import { aListed, aModule, aQuiz, aStudied, docId, idOf, someWork } from '../testing/course.ts'

const course = `GET /api/courses/learner/${idOf(1)}/player`
/** The player's reply; it leaves the module to the module's own call. */
const playerOf = (...changes: Parameters<typeof aStudied>) =>
  Response.json({ course: aStudied(...changes), module: null, quiz: null })
const module = (order: number) => `GET /api/courses/learner/module/${idOf(100 + order)}`
const quiz = (order: number) => `GET /api/quizes/module/${idOf(100 + order)}`
const video = `PUT /api/courses/learner/module/${idOf(102)}/video`
const opened = `PUT /api/courses/learner/module/${idOf(102)}/docs/${docId}/opened`

const all = {
  [course]: playerOf(),
  ...Object.fromEntries([1, 2, 4, 9].map((order) => [`${course}?module=${order}`, playerOf()])),
  [module(2)]: Response.json(aModule(2)),
  [quiz(2)]: Response.json(aQuiz()),
}

const canBeOpened = vi.hoisted(() => ({ now: true }))
vi.mock('../../parts/pdf/pdf-view.tsx', () => ({
  PdfView: ({ url, onOpened }: { url: string; onOpened: () => void }) => {
    useEffect(() => {
      if (canBeOpened.now) onOpened()
    })
    return <p>drawn {url}</p>
  },
}))

const open = (search = '') =>
  renderScreen(
    <>
      <Routes>
        <Route path="/learner/course/:courseId" element={<CoursePage />} />
      </Routes>
      <Toasts />
    </>,
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
    expect(await screen.findByRole('heading', { level: 3, name: 'Video' })).toBeDefined()
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

describe('the video', () => {
  const shown = async (work = someWork(), source = '/videos/lessons/my-day.mp4') => {
    const lesson = aModule(2, { work, video: { title: 'My day', description: 'What I do', source } })
    const calls = serve({
      ...all,
      [module(2)]: Response.json(lesson),
      [video]: Response.json(someWork({ isVideoWatched: true })),
    })
    open()
    await screen.findByText('What I do')
    return calls
  }
  const saved = (calls: { call: string; body: unknown }[]) =>
    calls.filter(({ call }) => call === video).map(({ body }) => body)

  it('remembers its position, and counts as watched after 90 %', async () => {
    const calls = await shown(someWork({ videoPosition: 2 }))
    const player = screen.getByLabelText<HTMLVideoElement>('My day')
    Object.defineProperty(player, 'duration', { value: 10 })
    fireEvent.loadedMetadata(player)
    expect(player.currentTime).toBe(2)
    for (const second of [2, 3, 4, 5]) {
      player.currentTime = second
      fireEvent.timeUpdate(player)
    }
    fireEvent.pause(player)
    await waitFor(() => expect(saved(calls)).toEqual([{ position: 5, watched: false }]))
    for (const second of [6, 7, 8]) {
      player.currentTime = second
      fireEvent.timeUpdate(player)
    }
    await waitFor(() => expect(saved(calls)).toHaveLength(2))
    expect(saved(calls)[1]).toEqual({ position: 8, watched: true })
    await screen.findByText('Watched')
    expect(screen.queryByRole('button', { name: 'Mark as watched' })).toBeNull()
  })

  it('is marked as watched by the learner on a site without progress events', async () => {
    const calls = await shown(someWork(), 'https://youtu.be/dQw4w9WgXcQ')
    expect(document.querySelector('iframe')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Mark as watched' }))
    await screen.findByText('Watched')
    await waitFor(() => expect(saved(calls)).toEqual([{ position: 0, watched: true }]))
  })
})

describe('the documents', () => {
  it('open on the page, and count as opened', async () => {
    const work = someWork({ openedCount: 1, completedAt: '2026-06-09T09:40:00.000Z' })
    const [doc] = aModule(2).docs
    let answer = aModule(2)
    const calls = serve({
      ...all,
      [module(2)]: () => Response.json(answer),
      [opened]: () => {
        answer = aModule(2, { work, docs: doc ? [{ ...doc, isOpened: true }] : [] })
        return Response.json(work)
      },
    })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Open Notes' }))
    await screen.findByText(/^drawn \/api\/courses\/documents/)
    await screen.findByText('Opened')
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain(opened))
    await screen.findByText('Module completed')
    fireEvent.click(screen.getByRole('button', { name: 'Close Notes' }))
    expect(screen.queryByText(/^drawn/)).toBeNull()
  })

  it('do not count as opened when they fail to open', async () => {
    canBeOpened.now = false
    const calls = serve(all)
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Open Notes' }))
    await screen.findByText(/^drawn/)
    canBeOpened.now = true
    expect(screen.queryByText('Opened')).toBeNull()
    expect(calls.map(({ call }) => call)).not.toContain(opened)
  })

  it('are downloaded under their title; external ones open in a new tab', async () => {
    const { docs: own } = aModule(2)
    const docs = [
      ...own,
      ...own.map((doc) => ({
        ...doc,
        id: `${docId.slice(1)}0`,
        title: 'Map',
        source: 'https://maps.example/a',
      })),
    ]
    serve({ ...all, [module(2)]: Response.json(aModule(2, { docs })) })
    open()
    const download = await screen.findByRole('link', { name: 'Download Notes' })
    expect(download.getAttribute('download')).toBe('Notes.pdf')
    const link = screen.getByRole('link', { name: 'Open Map in a new tab' })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
  })
})
