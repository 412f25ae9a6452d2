import { notifications } from '@mantine/notifications'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { QuizAttempt } from '@sohbet/contract/learning/quiz-attempts'
import { useQueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { leaveSession, startSession } from '../../../session/session.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../../ui/testing/serve.ts'
import { Toasts } from '../../../ui/feedback/toast-container.tsx'
import { startOutbox } from '../../../outbox/outbox.ts'
import { aLearnerSession } from '../../testing/enrollment.ts'
import { ConnectionNote } from '../../../shell/connection/connection-note.tsx'
import { quizQuery } from '../course.queries.ts'
import { aCompleted, anAttempt, aListed, aQuiz, aStudied, fourQuestions, idOf } from '../../testing/course.ts'
import { useDeliveries } from '../use-deliveries.ts'
import { QuizScreen } from './quiz-screen.tsx'

const read = `GET /api/quizes/module/${idOf(102)}`
const start = `POST /api/quizes/${idOf(50)}/start`
const submit = 'POST /api/user-quizes/submit-answer'
const started = Response.json({ ...anAttempt(), questions: fourQuestions })
const having = (attempt: QuizAttempt | null) => ({ [read]: Response.json(aQuiz(attempt)) })

function Screen() {
  useDeliveries()
  return (
    <>
      <ConnectionNote area="learner" />
      <QuizScreen course={aStudied()} module={aListed(2)} />
      <Toasts />
    </>
  )
}
function ScreenToRefresh() {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: quizQuery(idOf(102)).queryKey })
  return (
    <>
      <Screen />
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </>
  )
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(button(name))
/** Their code is loaded on demand. */
const pieces = () => screen.findByRole('list', { name: 'Pieces' })
const question = (number: number) => screen.findByRole('heading', { name: `Question ${number} of 4` })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const answerSent = z.object({ questionId: z.string(), answer: z.union([z.string(), z.array(z.string())]) })

/** A server that stores answers and completes with the fourth. */
function remembering() {
  const answers = new Map<string, string | string[]>()
  const calls = serve({
    ...having(null),
    [start]: started,
    [submit]: () => {
      const { questionId, answer } = answerSent.parse(calls.at(-1)?.body)
      answers.set(questionId, answer)
      const given = [...answers].map(([id, text]) => ({ questionId: id, answer: text }))
      return Response.json(answers.size === 4 ? aCompleted(3) : anAttempt({ answers: given }))
    },
  })
  return calls
}

async function answerAll() {
  await question(1)
  fireEvent.click(screen.getByRole('radio', { name: 'Tea' }))
  press('Next Question')
  await question(2)
  type('Your answer', 'is')
  press('Next Question')
  await question(3)
  type('Write the sentence', 'Tea, please.')
  press('Next Question')
  await question(4)
  await pieces()
  press('Tea, not placed yet')
  press('please, not placed yet')
  press('Complete Quiz')
}

beforeEach(async () => {
  await startSession(aLearnerSession())
  startOutbox()
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  leaveSession()
  notifications.clean()
  vi.unstubAllGlobals()
})

describe('a quiz', () => {
  it('leads from its start, question by question, to its result', async () => {
    const calls = remembering()
    renderScreen(<Screen />)
    await screen.findByText('4 questions')
    press('Start Quiz')
    await question(1)
    expect(screen.getByText('Listening')).toBeDefined()
    await answerAll()
    await screen.findByRole('heading', { name: 'Quiz Completed' })
    expect(calls.filter(({ call }) => call === submit).map(({ body }) => body)).toEqual([
      { userQuizId: idOf(60), questionId: idOf(201), answer: 'A' },
      { userQuizId: idOf(60), questionId: idOf(202), answer: 'is' },
      { userQuizId: idOf(60), questionId: idOf(203), answer: 'Tea, please.' },
      { userQuizId: idOf(60), questionId: idOf(204), answer: ['2', '1'] },
    ])
  })

  it('stays started when an older reply arrives late', async () => {
    let late: (response: Response) => void = () => {}
    serve({ ...having(null), [start]: started })
    renderScreen(<ScreenToRefresh />)
    await screen.findByText('4 questions')
    serve({ [read]: () => new Promise((resolve) => (late = resolve)), [start]: started })
    press('Refresh')
    press('Start Quiz')
    await question(1)
    late(Response.json(aQuiz(null)))
    await new Promise((resolve) => setTimeout(resolve))
    expect(await question(1)).toBeDefined()
    expect(screen.queryByText('4 questions')).toBeNull()
  })

  it('continues only with an answer, and shows earlier answers read-only', async () => {
    serve({
      ...having(anAttempt()),
      [submit]: Response.json(anAttempt({ answers: [{ questionId: idOf(201), answer: 'B' }] })),
    })
    renderScreen(<Screen />)
    await question(1)
    expect(button('Next Question').disabled).toBe(true)
    expect(button('Previous').disabled).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Coffee' }))
    press('Next Question')
    await question(2)
    type('Your answer', '   ')
    expect(button('Next Question').disabled).toBe(true)
    press('Previous')
    await question(1)
    expect(screen.getByText('You have answered this question. An answer is final.')).toBeDefined()
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [false, true],
      [true, true],
    ])
    press('Next Question')
    await question(2)
  })

  it('resumes at the first question without an answer', async () => {
    const answers = [idOf(201), idOf(202)].map((questionId) => ({ questionId, answer: 'A' }))
    serve(having(anAttempt({ answers })))
    renderScreen(<Screen />)
    expect(await question(3)).toBeDefined()
  })

  it('remembers typed drafts when the page is left', async () => {
    serve(having(anAttempt({ answers: [{ questionId: idOf(201), answer: 'A' }] })))
    renderScreen(<Screen />)
    await question(2)
    type('Your answer', 'ar')
    cleanup()
    renderScreen(<Screen />)
    await question(2)
    expect(screen.getByLabelText<HTMLInputElement>('Your answer').value).toBe('ar')
  })

  it('accepts typed drafts when the browser blocks its storage', async () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, clear: () => {} })
    serve(having(anAttempt({ answers: [{ questionId: idOf(201), answer: 'A' }] })))
    renderScreen(<Screen />)
    await question(2)
    type('Your answer', 'ar')
    expect(screen.getByLabelText<HTMLInputElement>('Your answer').value).toBe('ar')
  })

  it('keeps the answers while there is no connection, and sends them later', async () => {
    const away = () => Promise.reject(new TypeError('Failed to fetch'))
    serve({ ...having(anAttempt()), [submit]: away })
    renderScreen(<Screen />)
    await answerAll()
    await screen.findByText(/^All your answers are kept on this device/)
    await screen.findByText('You are offline.')
    expect(screen.getByText(/4 things are waiting to be sent\./)).toBeDefined()
    remembering()
    dispatchEvent(new Event('online'))
    await screen.findByRole('heading', { name: 'Quiz Completed' })
    expect(await screen.findByText('You are back online, and everything is sent.')).toBeDefined()
  })

  it('follows the server when another device has answered', async () => {
    serve({ ...having(anAttempt()), [submit]: refusal(409, 'ANSWER_FINAL', 'Answered already') })
    renderScreen(<Screen />)
    await question(1)
    fireEvent.click(screen.getByRole('radio', { name: 'Tea' }))
    serve({
      ...having(anAttempt({ answers: [{ questionId: idOf(201), answer: 'B' }] })),
      [submit]: refusal(409, 'ANSWER_FINAL', 'Answered already'),
    })
    press('Next Question')
    await screen.findByText('An answer was not taken')
    press('Previous')
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Coffee' }).checked).toBe(true),
    )
  })

  it('shows an error when it cannot be loaded', async () => {
    serve({ [read]: refusal(500, 'UNKNOWN', '') })
    renderScreen(<Screen />)
    expect(await screen.findByText('Failed to fetch quiz data')).toBeDefined()
  })
})

it('is not requested again when it does not exist', async () => {
  serve({ [read]: refusal(404, 'QUIZ_NOT_FOUND', 'No quiz found for this module.') })
  renderScreen(<Screen />)
  await screen.findByText('No quiz found for this module.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to module 2' })).toBeDefined()
})

describe('the keyboard', () => {
  const key = (name: string, target: Element | null = document.body) =>
    fireEvent.keyDown(target ?? document.body, { key: name })
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

  it('chooses an option by its number, moves the focus to it, and goes on with Enter', async () => {
    serve({ ...having(anAttempt()), [submit]: Response.json(anAttempt()) })
    renderScreen(<Screen />)
    await question(1)
    key('Enter')
    expect(await question(1)).toBeDefined()
    key('2')
    expect(radio('Coffee').checked).toBe(true)
    expect(document.activeElement).toBe(radio('Coffee'))
    expect(radio('Coffee').getAttribute('aria-keyshortcuts')).toBe('2')
    key('9')
    key('Enter', document.activeElement)
    await question(2)
  })

  it('places a piece by its number', async () => {
    const answers = [201, 202, 203].map((id) => ({ questionId: idOf(id), answer: 'A' }))
    serve(having(anAttempt({ answers })))
    renderScreen(<Screen />)
    await question(4)
    await pieces()
    key('2')
    expect(button('Tea, place 1')).toBe(document.activeElement)
    key('1')
    expect(button('Complete Quiz').disabled).toBe(false)
  })

  it('is text in a field', async () => {
    serve(having(anAttempt({ answers: [{ questionId: idOf(201), answer: 'A' }] })))
    renderScreen(<Screen />)
    await question(2)
    type('Your answer', 'are')
    expect(key('1', screen.getByLabelText('Your answer'))).toBe(true)
    expect(key('Enter', screen.getByLabelText('Your answer'))).toBe(true)
    expect(await question(2)).toBeDefined()
  })

  it('belongs to an open dialog', async () => {
    serve(having(anAttempt()))
    renderScreen(<Screen />)
    await question(1)
    press('Restart Quiz')
    await screen.findByRole('dialog')
    key('2')
    expect(radio('Coffee').checked).toBe(false)
  })

  it('does not change a given answer', async () => {
    serve(having(anAttempt({ answers: [{ questionId: idOf(201), answer: 'A' }] })))
    renderScreen(<Screen />)
    await question(2)
    press('Previous')
    await question(1)
    key('2')
    expect(radio('Tea').checked).toBe(true)
  })
})
