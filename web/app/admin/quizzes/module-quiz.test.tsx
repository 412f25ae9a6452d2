import { fireEvent, screen, within } from '@testing-library/react'
import type { CourseType } from '@sohbet/contract/catalogue/course-types'
import type { Module } from '@sohbet/contract/catalogue/modules'
import { describe, expect, it } from 'vitest'
import { quizQuestionsQuery } from './quizzes.queries.ts'
import {
  answer,
  bodyOf,
  dragDrop,
  fetching,
  moduleId,
  press,
  question,
  quizId,
  sent,
  serve,
  serveEachTest,
  show,
} from '../testing/quizzes.tsx'

serveEachTest()
const courseTypeId = '01a1de2c-c000-7ce8-a733-2e99ae345fad'
const otherModuleId = '01a1de2c-d000-7ce8-a733-2e99ae345fad'
const courseType: CourseType = {
  id: courseTypeId,
  name: 'A1-A2',
  description: 'Basics',
  isActive: true,
  fromLevel: null,
  toLevel: null,
  moduleCount: 2,
  courseCount: 0,
  revision: 1,
}
const otherModule: Module = {
  id: otherModuleId,
  courseTypeId,
  name: 'Small talk',
  description: 'About the weather',
  order: 2,
  video: { title: 'Hello', description: 'Two people meet', source: '76979871', url: '76979871' },
  docs: [],
  quiz: null,
  isDraft: false,
  revision: 1,
}
const noQuiz = () => answer({ message: 'Quiz not found', code: 'QUIZ_NOT_FOUND' }, 404)

describe('a module without a quiz', () => {
  it('shows a hint and creates a quiz', async () => {
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

  it('sends one request on a double click', async () => {
    serve({ quiz: noQuiz(), write: () => answer({ id: quizId, moduleId, questionCount: 0 }, 201) })
    show()
    const button = await screen.findByRole('button', { name: 'Create Quiz' })
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByText('Quiz created successfully')
    expect(fetching.mock.calls.filter(([, init]) => init?.method === 'POST')).toHaveLength(1)
  })

  it('shows why the quiz could not be created, with a default text when the server gives none', async () => {
    serve({ quiz: noQuiz(), write: () => new Response('', { status: 500 }) })
    show()
    await press('Create Quiz')
    expect(await screen.findByText('Error creating quiz')).toBeDefined()
    expect(screen.getByText('Create Quiz failed')).toBeDefined()
  })

  it('shows no create button in view mode', async () => {
    serve({ quiz: noQuiz() })
    show({ isReadOnly: true })
    await screen.findByText('No quiz found for this module.')
    expect(screen.queryByRole('button', { name: 'Create Quiz' })).toBeNull()
  })
})

describe('the question table', () => {
  it('shows 50 characters of a question, its type and its source', async () => {
    show()
    expect(await screen.findByText('Which of these sentences would you hear on a Londo…')).toBeDefined()
    expect(screen.getByText('Multi-option')).toBeDefined()
    expect(screen.getByText('Drag and drop')).toBeDefined()
    expect(screen.getByText('Audio')).toBeDefined()
    expect(screen.getByText('No audio yet')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Copy question 1' })).toBeDefined()
  })

  it('is available in Turkish', async () => {
    show({ language: 'tr' })
    expect(await screen.findByText('Çoktan seçmeli')).toBeDefined()
    expect(screen.getByText('Sürükle bırak')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Quiz Soruları' })).toBeDefined()
  })

  it('shows that the questions could not be loaded, and retries', async () => {
    const message = 'Back in a minute'
    serve({ questions: answer({ code: 'UNAVAILABLE', message }, 503) })
    show()
    const toast = (await screen.findByText('Fetch Questions failed')).closest('[role=alert]')
    expect(toast?.textContent).toContain(message)
    serve()
    await press('Try again')
    expect(await screen.findByText('Multi-option')).toBeDefined()
  })

  it('deletes a question only after confirmation', async () => {
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

  it('moves chosen questions to the quiz of another module', async () => {
    const served: [part: string, body: unknown][] = [
      ['/modules', [otherModule]],
      ['/types', [courseType]],
      ['/module/', { id: quizId, moduleId, questionCount: 2 }],
      ['/transfer', { count: 1 }],
      ['', [question, dragDrop]],
    ]
    fetching.mockImplementation((url) => answer(served.find(([part]) => url.includes(part))?.[1]))
    show()
    await press('Move or copy')
    const dialog = within(await screen.findByRole('dialog', { name: 'Move or copy questions' }))
    fireEvent.click(dialog.getByRole('checkbox', { name: /^2\. / }))
    const select = async (label: string, option: string, value: string) => {
      await dialog.findByText(option)
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    }
    await select('Course Type', 'A1-A2', courseTypeId)
    await select('Module', '2. Small talk', otherModuleId)
    fireEvent.click(dialog.getByRole('button', { name: 'Move 1 question' }))
    expect(await screen.findByText('1 question moved')).toBeDefined()
    expect(bodyOf('POST')).toEqual({ ids: [dragDrop.id], moduleId: otherModuleId, isCopy: false })
  })

  it('is read-only in view mode', async () => {
    show({ isReadOnly: true })
    await press('View question 1')
    const dialog = await screen.findByRole('dialog', { name: 'Question' })
    expect(within(dialog).queryByRole('button', { name: 'Save question' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add question' })).toBeNull()
  })
})

it('reloads the questions before the signed URLs of their recordings expire', () => {
  expect(quizQuestionsQuery(quizId).refetchInterval).toBeLessThan(10 * 60_000)
})
