import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { endSession, leaveSession, sessionRestored, startSession } from '../session/session.ts'
import { logOutQuietly } from '../session/use-logout.ts'
import { aSession } from '../session/testing/session.ts'
import { keyOf, type Delivered, type Entry } from './entry.ts'
import { discard, forgetAnswers, getOutbox, enqueue, listen, retry, startOutbox } from './outbox.ts'
import { refusal, serve } from '../ui/testing/serve.ts'
import { disk } from './testing/disk.ts'

vi.mock('idb-keyval', () => import('./testing/disk.ts'))

const id = (group: number) => `0190a3c4-0000-7000-8000-${String(group)}00000000000`
const answerTo = (question: number, answer = 'A'): Entry => ({
  kind: 'answer',
  moduleId: id(7),
  userQuizId: id(8),
  questionId: id(question),
  answer,
})
const watchedTo = (position: number, watched = false): Entry => ({
  kind: 'video',
  moduleId: id(7),
  position,
  watched,
})
const attempt = {
  id: id(8),
  quizId: id(6),
  startedAt: '2026-05-04T09:30:00.000Z',
  completedAt: null,
  totalQuestionCount: 3,
  correctAnswerCount: null,
  answers: [],
  review: null,
}
const work = {
  videoPosition: 12,
  isVideoWatched: false,
  openedCount: 0,
  documentCount: 1,
  isQuizCompleted: null,
  bestResult: null,
  completedAt: null,
}
const submit = 'POST /api/user-quizes/submit-answer'
const video = `PUT /api/courses/learner/module/${id(7)}/video`
const away = () => Promise.reject(new TypeError('Failed to fetch'))
const back = () => dispatchEvent(new Event('online'))
const user = aSession().user.id
const pastTasks = () => new Promise((resolve) => setTimeout(resolve))

const onDelivered = vi.fn<(delivered: Delivered) => void>()
const onRefused = vi.fn<(entry: Entry, error: ApiError) => void>()
let stop = () => {}

beforeEach(async () => {
  disk.clear()
  await startSession(aSession())
  startOutbox()
  stop = listen({ onDelivered, onRefused })
})
afterEach(() => {
  stop()
  leaveSession()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('an entry', () => {
  it('is sent at once, and deleted once the server has it', async () => {
    const calls = serve({ [submit]: Response.json(attempt) })
    void enqueue(answerTo(1))
    expect(getOutbox().waiting).toEqual([answerTo(1)])
    await vi.waitFor(() => expect(getOutbox().waiting).toEqual([]))
    expect(calls).toEqual([{ call: submit, body: { userQuizId: id(8), questionId: id(1), answer: 'A' } }])
    expect(onDelivered).toHaveBeenCalledWith({ entry: answerTo(1), attempt })
    expect(disk.size).toBe(0)
  })

  it('is stored while offline, and sent in order once online', async () => {
    serve({ [submit]: away })
    void enqueue(answerTo(1))
    void enqueue(answerTo(2))
    await vi.waitFor(() => expect(getOutbox().isOffline).toBe(true))
    expect(getOutbox().waiting).toHaveLength(2)
    expect(disk.size).toBe(2)
    const calls = serve({ [submit]: Response.json(attempt) })
    back()
    await vi.waitFor(() => expect(getOutbox()).toMatchObject({ waiting: [], isOffline: false }))
    expect(calls.map(({ body }) => body)).toMatchObject([{ questionId: id(1) }, { questionId: id(2) }])
  })

  it('survives a reload and is sent for its own user only', async () => {
    disk.set(`${user}/answer/x`, { entry: answerTo(1), since: 1 })
    disk.set(`${user}/strange`, { entry: 'of an older version' })
    disk.set(`${id(9)}/answer/y`, { entry: answerTo(2), since: 1 })
    endSession()
    const calls = serve({ [submit]: Response.json(attempt) })
    await startSession(aSession())
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({ questionId: id(1) })
    await vi.waitFor(() => expect([...disk.keys()]).not.toContain(`${user}/answer/x`))
    expect([...disk.keys()]).toContain(`${id(9)}/answer/y`)
  })

  it('stays after a server error, and is deleted after a refusal', async () => {
    serve({ [submit]: refusal(503, 'UNAVAILABLE', 'Later') })
    void enqueue(answerTo(1))
    await vi.waitFor(() => expect(getOutbox().isOffline).toBe(true))
    expect(onRefused).not.toHaveBeenCalled()
    serve({ [submit]: refusal(409, 'ANSWER_FINAL', 'Answered already') })
    back()
    await vi.waitFor(() => expect(getOutbox().waiting).toEqual([]))
    expect(onRefused).toHaveBeenCalledWith(answerTo(1), expect.any(ApiError))
  })
})

it('sends other entries when the server fails on one', async () => {
  const calls = serve({
    [video]: refusal(500, 'INTERNAL', 'An unexpected error occurred'),
    [submit]: Response.json(attempt),
  })
  void enqueue(watchedTo(10))
  void enqueue(answerTo(1))
  await vi.waitFor(() => expect(getOutbox()).toMatchObject({ waiting: [watchedTo(10)], isOffline: true }))
  expect(calls.map((made) => made.call)).toEqual([video, submit])
})

it.each([
  ['the page of a Wi-Fi portal', () => new Response('<html>Log in to the bus</html>')],
  ['a refusal by a proxy', () => new Response('<html>403</html>', { status: 403 })],
])('%s counts as neither success nor refusal', async (_, answer) => {
  serve({ [submit]: answer })
  void enqueue(answerTo(1))
  await vi.waitFor(() => expect(getOutbox().isOffline).toBe(true))
  expect(getOutbox().waiting).toEqual([answerTo(1)])
  expect(onRefused).not.toHaveBeenCalled()
})

describe('entries about the same thing', () => {
  it('keep the first answer', async () => {
    serve({ [submit]: away })
    void enqueue(answerTo(1, 'A'))
    void enqueue(answerTo(1, 'B'))
    expect(getOutbox().waiting).toEqual([answerTo(1, 'A')])
  })

  it('keep the last position of a video, and watched stays watched', async () => {
    let answer: (response: Response) => void = () => {}
    const calls = serve({ [video]: () => new Promise((resolve) => (answer = resolve)) })
    void enqueue(watchedTo(10, true))
    void enqueue(watchedTo(20))
    expect(getOutbox().waiting).toEqual([watchedTo(20, true)])
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    answer(Response.json(work))
    // The first request was already sent; the newer entry follows
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    answer(Response.json(work))
    await vi.waitFor(() => expect(getOutbox().waiting).toEqual([]))
    expect(calls.map(({ body }) => body)).toEqual([
      { position: 10, watched: true },
      { position: 20, watched: true },
    ])
  })
})

it('merges new entries with stored ones that are still loading', async () => {
  disk.set(`${user}/video/${id(7)}`, { entry: watchedTo(50, true), since: 1 })
  disk.set(`${user}/answer/${id(8)}/${id(1)}`, { entry: answerTo(1, 'A'), since: 2 })
  serve({ [submit]: away, [video]: away })
  endSession()
  await startSession(aSession())
  void enqueue(watchedTo(3))
  void enqueue(answerTo(1, 'B'))
  await vi.waitFor(() => expect(getOutbox().waiting).toEqual([watchedTo(3, true), answerTo(1, 'A')]))
})

describe('messages', () => {
  const message = (number: number, thread = 1): Entry => ({
    kind: 'message',
    threadId: id(thread),
    clientId: id(number),
    text: `Message ${number}`,
    attachments: [],
  })
  const post = (thread = 1) => `POST /api/messages/threads/${id(thread)}/messages`
  const stored = {
    seq: 1,
    side: 'person',
    author: null,
    isOwn: true,
    text: 'Message',
    isRemoved: false,
    createdAt: '2026-05-04T09:30:00.000Z',
    clientId: id(1),
    attachments: [],
  }
  const taken = () => Response.json(stored, { status: 201 })
  const isOver = () => refusal(409, 'MESSAGE_COURSE_OVER', 'Your course is over')
  const sentIds = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => Object(body).clientId)

  it('are sent in order, even when written in the same millisecond', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1)
    const calls = serve({ [post()]: taken })
    // Ids in the opposite order: stored entries come back sorted by key
    for (const number of [9, 5, 3]) void enqueue(message(number))
    await vi.waitFor(() => expect(getOutbox().waiting).toEqual([]))
    expect(sentIds(calls)).toEqual([id(9), id(5), id(3)])
    expect(onDelivered).toHaveBeenCalledWith({ entry: message(9), message: stored })
    clock.mockRestore()
  })

  it('show why they were refused, and block only their own thread', async () => {
    const calls = serve({ [post(1)]: isOver, [post(2)]: taken, [submit]: Response.json(attempt) })
    for (const entry of [message(3), message(4), message(5, 2), answerTo(1)]) void enqueue(entry)
    await vi.waitFor(() => expect(getOutbox().waiting).toEqual([message(3), message(4)]))
    expect(calls.map(({ call }) => call)).toEqual([post(1), post(2), submit])
    expect([...getOutbox().failures]).toEqual([[keyOf(message(3)), expect.any(ApiError)]])
    expect(getOutbox().isOffline).toBe(false)
    expect(onRefused).not.toHaveBeenCalled()
    expect(disk.size).toBe(2)
  })

  it('are resent on request, with those behind them', async () => {
    serve({ [post()]: isOver })
    for (const number of [3, 4]) void enqueue(message(number))
    await vi.waitFor(() => expect(getOutbox().failures.size).toBe(1))
    const calls = serve({ [post()]: taken })
    retry(message(3))
    expect(getOutbox().failures.size).toBe(0)
    await vi.waitFor(() => expect(getOutbox().waiting).toEqual([]))
    expect(sentIds(calls)).toEqual([id(3), id(4)])
  })

  it('are deleted on request, and those behind them are sent', async () => {
    serve({ [post()]: isOver })
    for (const number of [3, 4]) void enqueue(message(number))
    await vi.waitFor(() => expect(getOutbox().failures.size).toBe(1))
    const calls = serve({ [post()]: taken })
    discard(message(3))
    await vi.waitFor(() => expect(getOutbox().waiting).toEqual([]))
    expect(sentIds(calls)).toEqual([id(4)])
    expect(disk.size).toBe(0)
  })

  it('show a failure while the server is unreachable, and are resent automatically', async () => {
    serve({ [post()]: away })
    void enqueue(message(3))
    await vi.waitFor(() => expect(getOutbox().isOffline).toBe(true))
    expect(getOutbox().failures.has(keyOf(message(3)))).toBe(true)
    serve({ [post()]: taken })
    back()
    await vi.waitFor(() => expect(getOutbox().waiting).toEqual([]))
    expect(getOutbox().failures.size).toBe(0)
  })

  it('leave the queue only after the screen shows them', async () => {
    let shown = () => {}
    const stopWaiting = listen({ onDelivered: () => new Promise((resolve) => (shown = resolve)) })
    serve({ [post()]: taken })
    void enqueue(message(3))
    await vi.waitFor(() => expect(onDelivered).toHaveBeenCalled())
    await pastTasks()
    expect(getOutbox().waiting).toEqual([message(3)])
    shown()
    await vi.waitFor(() => expect(getOutbox().waiting).toEqual([]))
    stopWaiting()
  })
})

describe('at the end of a session', () => {
  beforeEach(() => {
    serve({ [submit]: away })
    void enqueue(answerTo(1))
  })

  it('deletes the entries of a user who logs out', async () => {
    leaveSession()
    expect(getOutbox().waiting).toEqual([])
    await vi.waitFor(() => expect(disk.size).toBe(0))
  })

  it('keeps the entries of a user whom the server signed out', async () => {
    endSession()
    expect(getOutbox().waiting).toEqual([])
    await pastTasks()
    expect(disk.size).toBe(1)
  })

  it('keeps the entries when the session ended in another tab, which handles them', async () => {
    await sessionRestored()
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    await vi.waitFor(() => expect(getOutbox().waiting).toEqual([]))
    await pastTasks()
    expect(disk.size).toBe(1)
  })

  it('keeps the entries when another user logs in without a log-out', async () => {
    const { user: other, ...tokens } = aSession()
    await startSession({ ...tokens, user: { ...other, id: id(9) } })
    await pastTasks()
    expect([...disk.keys()]).toEqual([`${user}/answer/${id(8)}/${id(1)}`])
  })

  it('sends all entries before the log-out', async () => {
    await vi.waitFor(() => expect(getOutbox().isOffline).toBe(true))
    const calls = serve({ [submit]: Response.json(attempt), 'POST /api/auth/logout': Response.json({}) })
    await logOutQuietly()
    expect(calls.map(({ call }) => call)).toEqual([submit, 'POST /api/auth/logout'])
  })
})

it('deletes the answers of an attempt that starts again', () => {
  serve({ [submit]: away })
  void enqueue(answerTo(1))
  void enqueue(watchedTo(3))
  forgetAnswers(id(8))
  expect(getOutbox().waiting).toEqual([watchedTo(3)])
})
