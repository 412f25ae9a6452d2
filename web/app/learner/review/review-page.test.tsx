import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { newRating } from '@sohbet/contract/learning/ratings'
import type { Review, ReviewCard } from '@sohbet/contract/learning/review'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startOutbox } from '../../outbox/outbox.ts'
import { leaveSession, startSession } from '../../session/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { idOf } from '../testing/course.ts'
import { aLearnerSession } from '../testing/enrollment.ts'
import ReviewPage from './review-page.tsx'

const aWord = (place: number, term: string, translation: string | null): ReviewCard => ({
  id: idOf(place),
  asking: translation === null ? 'recall' : 'translate',
  isNew: false,
  word: { term, translation, example: '', audioUrl: null },
  question: null,
})
const heard: ReviewCard = { ...aWord(4, 'Cheers!', 'Sağ ol!'), asking: 'listen' }
const choice: ReviewCard = {
  id: idOf(5),
  asking: 'question',
  isNew: false,
  word: null,
  question: {
    id: idOf(50),
    content: 'What do you drink at four?',
    questionType: 'multi-option',
    sourceType: 'text',
    options: [
      { id: 'A', text: 'Coffee' },
      { id: 'B', text: 'Tea' },
    ],
    audioUrl: null,
    imageUrl: null,
    imageVersion: null,
    correctAnswer: 'B',
    acceptedAnswers: [],
    explanation: null,
  },
}
const having = (...cards: ReviewCard[]): Review => ({ cards, more: 0, doneToday: 0, nextDue: null })
const save = 'POST /api/review/ratings'

/** Serves the cards that have no rating yet. */
function remembering(all: ReviewCard[]) {
  const grades = new Map<string, number>()
  const calls = serve({
    'GET /api/review': () => Response.json(having(...all.filter(({ id }) => !grades.has(id)))),
    [save]: () => {
      const { cardId, grade } = newRating.parse(calls.at(-1)?.body)
      grades.set(cardId, grade)
      return Response.json({ cardId, due: '2026-03-02T21:00:00.000Z' })
    },
  })
  return { calls, grades }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: text } })
const begin = async () => {
  renderScreen(<ReviewPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }))
}

beforeEach(async () => {
  await startSession(aLearnerSession())
  startOutbox()
})
afterEach(() => {
  cleanup()
  leaveSession()
  vi.unstubAllGlobals()
})

it('forgives typing as a quiz does, and grades by hint, mistake and the learner’s own judgement', async () => {
  const words = [
    aWord(1, 'Morning! / Evening!', 'Günaydın! / İyi akşamlar!'),
    aWord(2, 'You’re new here, aren’t you?', 'Yenisin, değil mi?'),
    aWord(3, 'in a bit', 'birazdan'),
    aWord(6, 'to look after', null),
  ]
  const { grades } = remembering(words)
  await begin()
  write('EVENİNG')
  press('Check')
  expect(screen.getByText('Right!')).toBeDefined()
  press('Next')

  press('Hint')
  expect(screen.getByText('Y····· n·· h···, a····· y··?')).toBeDefined()
  write("you're new here, aren't you")
  press('Check')
  press('Next')

  write('in a moment')
  press('Check')
  expect(screen.getByText('in a bit')).toBeDefined()
  press('I was right')

  fireEvent.keyDown(document.body, { key: '1' })
  expect(await screen.findByRole('heading', { name: '4 cards done' })).toBeDefined()
  expect(screen.getByText('3 of 4 recalled')).toBeDefined()
  await waitFor(() => expect([...grades.values()]).toEqual([3, 2, 2, 1]))
})

it('asks a wrong question of a quiz again; an answer left out counts as forgotten', async () => {
  const { grades } = remembering([choice, { ...choice, id: idOf(7) }])
  await begin()
  fireEvent.click(screen.getByRole('radio', { name: 'Tea' }))
  press('Check')
  press('Easy')
  press('I do not know it')
  expect(screen.getAllByText('Tea').length).toBeGreaterThan(1)
  press('Finish')
  await waitFor(() => expect([...grades.values()]).toEqual([4, 1]))
})

it('asks by the translation when the learner cannot listen', async () => {
  const { calls } = remembering([heard])
  await begin()
  expect(screen.queryByText('Sağ ol!')).toBeNull()
  press('I cannot listen now')
  write('cheers')
  press('Check')
  press('Finish')
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(save))
  expect(calls.find(({ call }) => call === save)?.body).toMatchObject({ asking: 'translate', grade: 3 })
})

it('keeps ratings while there is no connection, and sends each once', async () => {
  const all = [aWord(1, 'Cheers', 'Sağ ol'), aWord(2, 'Ta', 'Eyvallah')]
  const { calls, grades } = remembering(all)
  await begin()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  for (const text of ['Cheers', 'Ta']) {
    write(text)
    press('Check')
    press(text === 'Ta' ? 'Finish' : 'Next')
  }
  expect(await screen.findByText(/^2 ratings are kept on this device/)).toBeDefined()
  // The page opens again without a connection: no card is asked twice
  cleanup()
  const again = remembering(all)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(again.grades.size).toBe(2))
  const sent = again.calls.filter(({ call }) => call === save)
  expect(new Set(sent.map(({ body }) => newRating.parse(body).id)).size).toBe(sent.length)
  expect([calls.filter(({ call }) => call === save), grades.size]).toEqual([[], 0])
})

it('says when the next cards come, and what to do without any', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  serve({ 'GET /api/review': Response.json({ ...having(), nextDue: tomorrow }) })
  renderScreen(<ReviewPage />)
  expect(await screen.findByText('The next cards come tomorrow.')).toBeDefined()
  cleanup()
  serve({ 'GET /api/review': Response.json(having()) })
  renderScreen(<ReviewPage />)
  expect(await screen.findByText('No cards yet')).toBeDefined()
})
