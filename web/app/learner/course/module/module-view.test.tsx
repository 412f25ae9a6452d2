import { notifications } from '@mantine/notifications'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../../session/session.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../../ui/testing/serve.ts'
import { Toasts } from '../../../ui/feedback/toast-container.tsx'
import { startOutbox } from '../../../outbox/outbox.ts'
import { aLearnerSession } from '../../testing/enrollment.ts'
import CoursePage from '../course-page.tsx'
import { aModule, aQuiz, aStudied, aTask, docId, idOf, someWork } from '../../testing/course.ts'

const course = `GET /api/courses/learner/${idOf(1)}/player`
const player = Response.json({ course: aStudied(), module: null, quiz: null })
const module = (order: number) => `GET /api/courses/learner/module/${idOf(100 + order)}`
const quiz = (order: number) => `GET /api/quizes/module/${idOf(100 + order)}`
const video = `PUT /api/courses/learner/module/${idOf(102)}/video`
const opened = `PUT /api/courses/learner/module/${idOf(102)}/docs/${docId}/opened`

const all = {
  [course]: player,
  [`${course}?module=3`]: player,
  [module(2)]: Response.json(aModule(2)),
  [quiz(2)]: Response.json(aQuiz()),
}

const canBeOpened = vi.hoisted(() => ({ now: true }))
vi.mock('../../../parts/pdf/pdf-view.tsx', () => ({
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

describe('the journey', () => {
  const docs = (isOpened: boolean) => aModule(2).docs.map((doc) => ({ ...doc, isOpened }))
  const lesson = (changes: Parameters<typeof aModule>[1]) =>
    serve({ ...all, [module(2)]: Response.json(aModule(2, changes)) })
  const stops = async () => {
    await screen.findByRole('button', { name: 'Start Quiz' })
    const article = within(screen.getByRole('article'))
    return article
      .getAllByRole('heading', { level: 3 })
      .map((heading) => [heading.textContent, heading.closest('li')?.dataset['state']])
  }
  /** The red actions of the module. */
  const next = () =>
    [...screen.getByRole('article').querySelectorAll('[data-variant="filled"], button[data-next]')].map(
      (action) => action.getAttribute('aria-label') ?? action.textContent,
    )

  it('starts with the video, then goes on with the documents, the quiz and the next module', async () => {
    serve(all)
    open()
    expect(await stops()).toEqual([
      ['Watch', 'here'],
      ['Read', 'ahead'],
      ['Answer', 'ahead'],
      ['Next stop', 'ahead'],
    ])
    expect(next()).toEqual(['Play'])
  })

  it('has one main action: the first document to read, then the quiz, then the next module', async () => {
    lesson({ work: someWork({ isVideoWatched: true }) })
    open()
    expect((await stops()).map(([, state]) => state)).toEqual(['done', 'here', 'ahead', 'ahead'])
    expect(next()).toEqual(['Open Notes'])
    cleanup()
    lesson({ work: someWork({ isVideoWatched: true, openedCount: 1 }), docs: docs(true) })
    open()
    expect((await stops()).map(([, state]) => state)).toEqual(['done', 'done', 'here', 'ahead'])
    expect(next()).toEqual(['Start Quiz'])
    cleanup()
    const work = someWork({
      isVideoWatched: true,
      openedCount: 1,
      isQuizCompleted: true,
      completedAt: '2026-06-09T09:40:00.000Z',
    })
    lesson({ work, docs: docs(true) })
    open()
    expect((await stops()).map(([, state]) => state)).toEqual(['done', 'done', 'done', 'here'])
    expect(next()).toEqual(['Next module'])
    cleanup()
    lesson({ work, docs: docs(true), speaking: [aTask()] })
    open()
    expect((await stops()).slice(2)).toEqual([
      ['Answer', 'done'],
      ['Speak', 'here'],
      ['Next stop', 'ahead'],
    ])
    expect(next()).toEqual(['Speak'])
  })

  it('has no main action when the next module is locked', async () => {
    const work = someWork({
      isVideoWatched: true,
      openedCount: 1,
      isQuizCompleted: true,
      completedAt: '2026-06-09T09:40:00.000Z',
    })
    serve({
      ...all,
      [module(3)]: Response.json(aModule(3, { work, docs: docs(true) })),
      [quiz(3)]: Response.json(aQuiz()),
    })
    open('?module=3')
    await stops()
    expect(next()).toEqual([])
    expect(within(screen.getByRole('article')).getByText('Opens on 22 Jun 2026')).toBeDefined()
  })

  it('goes on by marking a video that cannot be played', async () => {
    serve(all)
    open()
    await stops()
    fireEvent.error(screen.getByLabelText('My day'))
    expect(next()).toEqual(['Mark as watched'])
  })

  it('folds a video that was watched before, and plays it again on demand', async () => {
    lesson({ work: someWork({ isVideoWatched: true }) })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Watch again' }))
    expect(screen.getByLabelText('My day').hasAttribute('autoplay')).toBe(true)
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
