import { notifications } from '@mantine/notifications'
import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { KeyedQuizQuestion } from '@sohbet/contract/quiz-questions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { ModuleQuiz } from './module-quiz.tsx'
import { quizQuestionsQuery } from './quizzes.queries.ts'

const moduleId = '01a1de2c-0001-7ce8-a733-2e99ae345fad'
const quizId = '01a1de2c-0002-7ce8-a733-2e99ae345fad'
const options = (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: `piece ${id}` }))
const question: KeyedQuizQuestion = {
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
const dragDrop: KeyedQuizQuestion = {
  ...question,
  id: '01a1de2c-0004-7ce8-a733-2e99ae345fad',
  content: 'Put it in order',
  sourceType: 'text',
  questionType: 'drag-drop',
  correctAnswer: null,
}

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()
const sent = (method: string) => fetching.mock.calls.find(([, init]) => init?.method === method)
const bodyOf = (method: string): unknown => {
  const body = sent(method)?.[1]?.body
  return typeof body === 'string' ? JSON.parse(body) : undefined
}
// A large dialog takes its time where there is no browser
vi.setConfig({ testTimeout: 60_000 })

type Served = { quiz?: Response; questions?: Response; write?: () => Response }
function serve({ quiz, questions, write = () => answer(question) }: Served = {}) {
  fetching.mockImplementation((url, init) => {
    if (init?.method !== 'GET') return write()
    if (url.includes('/module/')) return (quiz ?? answer({ id: quizId, moduleId, questionCount: 2 })).clone()
    return (questions ?? answer([question, dragDrop])).clone()
  })
}
const noQuiz = () => answer({ message: 'Quiz not found', code: 'QUIZ_NOT_FOUND' }, 404)

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

const show = ({
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
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('a module without a quiz', () => {
  it('says so and gets one', async () => {
    serve({ quiz: noQuiz() })
    show()
    expect(await screen.findByText('No quiz found for this module.')).toBeDefined()
    const made = { id: quizId, moduleId, questionCount: 0 }
    serve({ questions: answer([]), write: () => answer(made, 201) })
    await press('Create Quiz')
    expect(await screen.findByText('Quiz created successfully')).toBeDefined()
    expect(bodyOf('POST')).toEqual({ moduleId })
    expect(await screen.findByRole('heading', { name: 'Quiz Questions' })).toBeDefined()
    expect(await screen.findByText('No data available')).toBeDefined()
  })

  it('is sent once by a double click', async () => {
    serve({ quiz: noQuiz(), write: () => answer({ id: quizId, moduleId, questionCount: 0 }, 201) })
    show()
    const button = await screen.findByRole('button', { name: 'Create Quiz' })
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByText('Quiz created successfully')
    expect(fetching.mock.calls.filter(([, init]) => init?.method === 'POST')).toHaveLength(1)
  })

  it('tells that the quiz could not be made, with its own words where the server has none', async () => {
    serve({ quiz: noQuiz(), write: () => new Response('', { status: 500 }) })
    show()
    await press('Create Quiz')
    expect(await screen.findByText('Error creating quiz')).toBeDefined()
    expect(screen.getByText('Create Quiz failed')).toBeDefined()
  })

  it('offers nothing where it is only looked at', async () => {
    serve({ quiz: noQuiz() })
    show({ isReadOnly: true })
    await screen.findByText('No quiz found for this module.')
    expect(screen.queryByRole('button', { name: 'Create Quiz' })).toBeNull()
  })
})

describe('the table', () => {
  it('shows 50 characters of a question, its type and its source', async () => {
    show()
    expect(await screen.findByText('Which of these sentences would you hear on a Londo…')).toBeDefined()
    expect(screen.getByText('Multi-option')).toBeDefined()
    expect(screen.getByText('Drag and drop')).toBeDefined()
    expect(screen.getByText('Audio')).toBeDefined()
    expect(screen.getByText('No audio yet')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Copy question 1' })).toBeDefined()
  })

  it('speaks Turkish', async () => {
    show({ language: 'tr' })
    expect(await screen.findByText('Çoktan seçmeli')).toBeDefined()
    expect(screen.getByText('Sürükle bırak')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Sınav Soruları' })).toBeDefined()
  })

  it('tells that the questions could not be fetched, and tries again', async () => {
    const message = 'Back in a minute'
    serve({ questions: answer({ code: 'UNAVAILABLE', message }, 503) })
    show()
    const toast = (await screen.findByText('Fetch Questions failed')).closest('[role=alert]')
    expect(toast?.textContent).toContain(message)
    serve()
    await press('Try again')
    expect(await screen.findByText('Multi-option')).toBeDefined()
  })

  it('deletes after the documented question, and only then', async () => {
    serve({ write: () => answer({ message: 'Question deleted' }) })
    show()
    await press('Delete question 1')
    expect(await screen.findByText('Are you sure you want to delete this question?')).toBeDefined()
    expect(sent('DELETE')).toBeUndefined()
    await press('Yes')
    expect(await screen.findByText('Question deleted')).toBeDefined()
    expect(sent('DELETE')?.[0]).toContain(`/quizes/${quizId}/questions/${question.id}`)
  })

  it('copies a question', async () => {
    show()
    await press('Copy question 2')
    expect(await screen.findByText('Question copied')).toBeDefined()
    expect(sent('POST')?.[0]).toContain(`/questions/${dragDrop.id}/copy`)
  })

  it('is only looked at where the module is', async () => {
    show({ isReadOnly: true })
    await press('View question 1')
    const dialog = await screen.findByRole('dialog', { name: 'Question' })
    expect(within(dialog).queryByRole('button', { name: 'Save question' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add question' })).toBeNull()
  })
})

it('is read anew before the addresses of its recordings end', () => {
  expect(quizQuestionsQuery(quizId).refetchInterval).toBeLessThan(10 * 60_000)
})

describe('the form', () => {
  it('says what is missing, for each type its own', async () => {
    show()
    await press('Add question')
    expect(await screen.findByRole('dialog', { name: 'Add New Question' })).toBeDefined()
    await press('Save question')
    expect(screen.getByText('Question content is required')).toBeDefined()
    expect(screen.getAllByText('Option text is required')).toHaveLength(4)
    write('Question type', 'sentence')
    await press('Save question')
    expect(screen.getByText('Correct answer is required')).toBeDefined()
    expect(screen.queryByText('Option text is required')).toBeNull()
    write('Question type', 'drag-drop')
    await press('Save question')
    expect(screen.queryByText('Correct answer is required')).toBeNull()
    expect(screen.getAllByText('Option text is required')).toHaveLength(4)
    expect(sent('POST')).toBeUndefined()
  })

  it('marks A as the correct option of a new question', async () => {
    show()
    await press('Add question')
    expect(await screen.findByRole('radio', { name: 'Option A is correct', checked: true })).toBeDefined()
  })

  it('keeps the letter and the typed answer apart when the type is changed to and fro', async () => {
    show()
    await press('Edit question 1')
    await screen.findByRole('dialog', { name: 'Edit Question' })
    fireEvent.click(screen.getByRole('radio', { name: 'Option B is correct' }))
    write('Question type', 'fill_blank')
    expect(Object(screen.getByLabelText('Correct answer')).value).toBe('')
    write('Correct answer', 'are')
    write('Question type', 'multi-option')
    expect(screen.getByRole('radio', { name: 'Option B is correct', checked: true })).toBeDefined()
    write('Question type', 'sentence')
    expect(Object(screen.getByLabelText('Correct answer')).value).toBe('are')
    write('Question type', 'multi-option')
    await press('Save question')
    await screen.findByText('Question updated')
    expect(bodyOf('PUT')).toMatchObject({ questionType: 'multi-option', correctAnswer: 'B' })
  })

  it('refuses options that read the same', async () => {
    show()
    await press('Edit question 1')
    await screen.findByRole('dialog', { name: 'Edit Question' })
    write('Option D', 'Piece a.')
    await press('Save question')
    expect(screen.getByText('Options must differ')).toBeDefined()
    expect(sent('PUT')).toBeUndefined()
  })

  it('plays by the address of now, also while the question is open', async () => {
    const playing = (signature: string): KeyedQuizQuestion => {
      const audioUrl = '/api/quizes/audio/a.mp3'
      return { ...question, audioUrl, playUrl: `${audioUrl}?signature=${signature}` }
    }
    serve({ questions: answer([playing('old')]) })
    show()
    await press('Edit question 1')
    const player = () => screen.getByLabelText('Recording of the question').getAttribute('src')
    await waitFor(() => expect(player()).toContain('old'))
    serve({ questions: answer([playing('new')]) })
    act(() => focusManager.setFocused(false))
    act(() => focusManager.setFocused(true))
    await waitFor(() => expect(player()).toContain('new'))
    focusManager.setFocused(undefined)
  })

  it('sends only what belongs to the type, with several accepted answers', async () => {
    show()
    await press('Add question')
    await screen.findByRole('dialog', { name: 'Add New Question' })
    write('Option A', 'left over')
    write('Question type', 'fill_blank')
    write('Question content', 'How ___ you?')
    write('Correct answer', 'are')
    await press('Accept another answer')
    write('Accepted answer 1', "'re")
    await press('Save question')
    expect(await screen.findByText('Question created')).toBeDefined()
    expect(bodyOf('POST')).toMatchObject({
      content: 'How ___ you?',
      questionType: 'fill_blank',
      options: [],
      correctAnswer: 'are',
      acceptedAnswers: ["'re"],
      audioUrl: null,
    })
  })

  it('asks for an audio link that is one', async () => {
    show()
    await press('Edit question 1')
    await screen.findByRole('dialog', { name: 'Edit Question' })
    fireEvent.click(screen.getByRole('radio', { name: 'Link' }))
    write('Audio URL', 'http://cdn.example/a.mp3')
    await press('Save question')
    expect(screen.getByText('Must be a valid URL')).toBeDefined()
    expect(sent('PUT')).toBeUndefined()
  })

  it('lets a picture be uploaded only to a question that is saved', async () => {
    show()
    await press('Add question')
    expect(await screen.findByText('You can upload a picture after the question is saved.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Upload picture' })).toBeNull()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await press('Edit question 1')
    await press('Upload picture')
    expect(await screen.findByRole('dialog', { name: 'Upload Image' })).toBeDefined()
  })

  it('previews and checks a drag-drop question: green when right, red when wrong', async () => {
    show()
    await press('Edit question 2')
    await screen.findByRole('dialog', { name: 'Edit Question' })
    const check = screen.getByRole('button', { name: 'Check Answer' })
    for (const id of ['A', 'B', 'C']) await press(`piece ${id}, not placed yet`)
    fireEvent.click(check)
    expect(check.dataset['result']).toBe('wrong')
    await press('piece D, not placed yet')
    expect(check.dataset['result']).toBeUndefined()
    fireEvent.click(check)
    expect(check.dataset['result']).toBe('right')
    await waitFor(() => expect(screen.getByText('Correct answer!')).toBeDefined())
    // The key as it stands in the form counts, not the one that was saved
    write('Option A', 'another piece')
    expect(check.dataset['result']).toBeUndefined()
  })

  it('asks before unsaved words are lost', async () => {
    show()
    await press('Edit question 1')
    await screen.findByRole('dialog', { name: 'Edit Question' })
    write('Question content', 'Changed')
    await press('Close')
    expect(await screen.findByText('Your changes are not saved yet. Close without them?')).toBeDefined()
  })
})
