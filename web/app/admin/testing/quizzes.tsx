import { notifications } from '@mantine/notifications'
import { fireEvent, screen } from '@testing-library/react'
import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { afterEach, beforeEach, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { ModuleQuiz } from '../quizzes/module-quiz.tsx'

export const moduleId = '01a1de2c-0001-7ce8-a733-2e99ae345fad'
export const quizId = '01a1de2c-0002-7ce8-a733-2e99ae345fad'
const options = (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: `piece ${id}` }))
export const question: KeyedQuizQuestion = {
  revision: 1,
  id: '01a1de2c-0003-7ce8-a733-2e99ae345fad',
  quizId,
  content: 'Which of these sentences would you hear on a London bus?',
  sourceType: 'audio',
  questionType: 'multi-option',
  options,
  correctAnswer: 'C',
  acceptedAnswers: [],
  explanation: null,
  audioUrl: null,
  playUrl: null,
  imageUrl: null,
  imageVersion: null,
}
export const dragDrop: KeyedQuizQuestion = {
  ...question,
  id: '01a1de2c-0004-7ce8-a733-2e99ae345fad',
  content: 'Put it in order',
  sourceType: 'text',
  questionType: 'drag-drop',
  correctAnswer: null,
}

export const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
export const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()
export const sent = (method: string) => fetching.mock.calls.find(([, init]) => init?.method === method)
export const bodyOf = (method: string): unknown => {
  const body = sent(method)?.[1]?.body
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

type Served = { quiz?: Response; questions?: Response; write?: () => Response }
export function serve({ quiz, questions, write = () => answer(question) }: Served = {}) {
  fetching.mockImplementation((url, init) => {
    if (init?.method !== 'GET') return write()
    if (url.includes('/module/')) return (quiz ?? answer({ id: quizId, moduleId, questionCount: 2 })).clone()
    return (questions ?? answer([question, dragDrop])).clone()
  })
}
/** Gives every test of the calling file a fresh mock server. */
export function serveEachTest() {
  beforeEach(() => {
    serve()
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      Promise.resolve().then(() => fetching(url, init)),
    )
  })
  afterEach(() => {
    notifications.clean()
    notifications.cleanQueue()
    vi.unstubAllGlobals()
    fetching.mockReset()
  })
}

export const show = ({
  isReadOnly = false,
  language = 'en',
}: { isReadOnly?: boolean; language?: 'en' | 'tr' } = {}) =>
  renderScreen(
    <>
      <Toasts />
      <ModuleQuiz moduleId={moduleId} isReadOnly={isReadOnly} />
    </>,
    { language },
  )
export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
export const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
