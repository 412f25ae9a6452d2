import { notifications } from '@mantine/notifications'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ModuleWork } from '@sohbet/contract/learning/progress'
import type { QuizAttempt } from '@sohbet/contract/learning/quiz-attempts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../../../session/session.ts'
import { Toasts } from '../../../../ui/feedback/toast-container.tsx'
import { renderScreen } from '../../../../ui/testing/render-screen.tsx'
import { serve } from '../../../../ui/testing/serve.ts'
import { aLearnerSession } from '../../../testing/enrollment.ts'
import {
  aCompleted,
  anAttempt,
  aListed,
  aQuiz,
  aStudied,
  fourQuestions,
  idOf,
  someWork,
} from '../../../testing/course.ts'
import { QuizScreen } from '../quiz-screen.tsx'

const read = `GET /api/quizes/module/${idOf(102)}`
const start = `POST /api/quizes/${idOf(50)}/start`
const remove = `DELETE /api/user-quizes/${idOf(60)}`
const having = (attempt: QuizAttempt) => ({ [read]: Response.json(aQuiz(attempt)) })
const done = someWork({ isVideoWatched: true, openedCount: 1, completedAt: '2026-06-09T09:40:00.000Z' })

function open(work: ModuleWork = someWork(), module = aListed(2, { work })) {
  renderScreen(
    <>
      <QuizScreen course={aStudied()} module={module} />
      <Toasts />
    </>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const type = (value: string) => fireEvent.change(screen.getByLabelText('Your answer'), { target: { value } })

/** An attempt in which every answer is right. */
const perfect = (): QuizAttempt => {
  const attempt = aCompleted(4)
  return { ...attempt, review: attempt.review?.map((one) => ({ ...one, isCorrect: true })) ?? null }
}

beforeEach(async () => {
  await startSession(aLearnerSession())
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  leaveSession()
  notifications.clean()
  vi.unstubAllGlobals()
})

describe('the result', () => {
  it.each([
    [2, '50%', 'orange'],
    [3, '75%', 'green'],
  ])('of %i right answers is %s, in %s', async (correct, percent, colour) => {
    serve(having(aCompleted(correct)))
    open()
    await screen.findByText(`${correct} of 4 correct`)
    expect(screen.getByText(percent).closest('[data-colour]')?.getAttribute('data-colour')).toBe(colour)
  })

  it('shows the mistakes first, then what is still to do, then the right answers', async () => {
    serve(having(aCompleted(2)))
    open()
    await screen.findByText('2 of 4 correct')
    expect(headings()).toEqual(['Quiz Completed', 'Look at these 2 again', 'Still to do', '2 right answers'])
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toBe('2. Wrong · ReadingHow ___ you?Right answerareYour answer: is')
    expect(second?.textContent).toBe(
      '4. Wrong · ReadingOrder itRight answerplease TeaYour answer: Tea please',
    )
    const right = screen.getAllByRole('listitem').at(-2)
    expect(right?.textContent).toContain('1. Right · Listening')
    expect(right?.textContent).toContain('TeaShe says tea.')
  })

  it('lists the open steps of the module, then the next module', async () => {
    serve(having(aCompleted(2)))
    open()
    await screen.findByRole('heading', { name: 'Still to do' })
    const steps = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    const course = `/learner/course/${idOf(1)}`
    expect(steps).toEqual([
      ['Watch the videoLesson 2', `${course}?module=2`],
      ['Open 1 documentLesson 2', `${course}?module=2`],
      ['Next moduleLesson 3', `${course}?module=3`],
    ])
  })

  it('shows when the next module opens', async () => {
    serve({ [`GET /api/quizes/module/${idOf(103)}`]: Response.json(aQuiz(perfect())) })
    open(done, aListed(3, { work: done }))
    await screen.findByText('Lesson 4 · Opens on 22 Jun 2026')
    expect(screen.getByRole('link', { name: 'Back to module 3' })).toBeDefined()
  })

  it('without a mistake leads to the next step and offers no practice', async () => {
    serve(having(perfect()))
    open()
    await screen.findByText('Every single one. That is how it is said in London.')
    expect(screen.getByRole('link', { name: 'Back to module 2' }).getAttribute('href')).toMatch(/\?module=2$/)
    expect(screen.queryByRole('button', { name: /^Practise/ })).toBeNull()
    cleanup()
    open(done)
    const next = await screen.findByRole('link', { name: 'Next module' })
    expect(next.getAttribute('href')).toMatch(/\?module=3$/)
  })

  it('asks before a restart', async () => {
    const calls = serve({
      ...having(aCompleted(2)),
      [remove]: Response.json({ message: '' }),
      [start]: Response.json({ ...anAttempt(), questions: fourQuestions }),
    })
    open()
    await screen.findByText('2 of 4 correct')
    press('Restart Quiz')
    await screen.findByText(/^Your answers in this quiz are deleted/)
    press('No')
    expect(calls.map(({ call }) => call)).not.toContain(remove)
    press('Restart Quiz')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restart Quiz' }))
    await screen.findByRole('heading', { name: 'Question 1 of 4' })
    expect(calls.map(({ call }) => call).slice(1)).toEqual([remove, start])
  })
})

describe('the practice', () => {
  it('asks only the wrong questions, checks them by the key, and sends nothing', async () => {
    const calls = serve(having(aCompleted(2)))
    open()
    await screen.findByText('2 of 4 correct')
    press('Practise these 2')
    expect(document.activeElement?.textContent).toBe('Question 1 of 2')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check' }).disabled).toBe(true)
    type('’re')
    press('Check')
    expect(screen.getByText('Right!')).toBeDefined()
    press('Next Question')
    // Their code is loaded on demand
    await screen.findByRole('list', { name: 'Pieces' })
    press('Tea, not placed yet')
    press('please, not placed yet')
    press('Check')
    expect(screen.getByText('please Tea')).toBeDefined()
    press('Finish practice')
    expect(screen.getByRole('heading', { name: '1 of 2 right this time' })).toBe(document.activeElement)
    press('Practise this one')
    press('please, not placed yet')
    press('Tea, not placed yet')
    press('Check')
    press('Finish practice')
    expect(screen.getByRole('heading', { name: 'All right this time' })).toBeDefined()
    press('Back to your result')
    expect(screen.getByText('2 of 4 correct')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Practise these 2' })).toBeDefined()
    expect(calls.map(({ call }) => call)).toEqual([read])
  })

  it('shows a checked answer read-only, and Enter goes on', async () => {
    serve(having(aCompleted(2)))
    open()
    await screen.findByText('2 of 4 correct')
    press('Practise these 2')
    type('is')
    press('Check')
    expect(screen.getByLabelText<HTMLInputElement>('Your answer').readOnly).toBe(true)
    expect(screen.getByText('are')).toBeDefined()
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBeDefined()
  })

  it('can be left at any time', async () => {
    serve(having(aCompleted(2)))
    open()
    await screen.findByText('2 of 4 correct')
    press('Practise these 2')
    press('Back to your result')
    expect(screen.getByRole('heading', { name: 'Quiz Completed' })).toBe(document.activeElement)
  })
})
