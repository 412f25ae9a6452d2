import { fireEvent, screen } from '@testing-library/react'
import { isCorrect, type Answer } from '@sohbet/domain/quiz/marking'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import type { ShownQuestion } from './question-props.ts'
import { QuestionView } from './question-view.tsx'

const pieces: ShownQuestion = {
  content: 'Order a tea',
  questionType: 'drag-drop',
  sourceType: 'text',
  options: [
    { id: 'C', text: 'a cup of' },
    { id: 'A', text: 'I' },
    { id: 'D', text: 'tea' },
    { id: 'B', text: 'would like' },
  ],
  playUrl: null,
  picture: null,
}
const onAnswer = vi.fn<(answer: Answer) => void>()
const lastAnswer = () => onAnswer.mock.lastCall?.[0] ?? ''
beforeEach(() => onAnswer.mockReset())

function Trial({ question, isReadOnly = false }: { question: ShownQuestion; isReadOnly?: boolean }) {
  const [given, setGiven] = useState<Answer>('')
  const change = (next: Answer) => {
    onAnswer(next)
    setGiven(next)
  }
  return <QuestionView question={question} answer={given} onAnswer={change} isReadOnly={isReadOnly} />
}
const show = (changes: Partial<ShownQuestion> = {}, isReadOnly = false) =>
  renderScreen(<Trial question={{ ...pieces, ...changes }} isReadOnly={isReadOnly} />)
/** Their code is loaded on demand. */
const showPieces = async (changes: Partial<ShownQuestion> = {}, isReadOnly = false) => {
  show(changes, isReadOnly)
  await screen.findByRole('list', { name: 'Your sentence' })
}
const button = (name: string) => screen.getByRole('button', { name })
const choose = (...texts: string[]) => {
  for (const text of texts) fireEvent.click(button(`${text}, not placed yet`))
}

describe('drag-drop', () => {
  it('has four slots, empty at first, and the given pieces', async () => {
    await showPieces()
    const slots = screen.getByRole('list', { name: 'Your sentence' })
    expect([...slots.children].map(({ textContent }) => textContent)).toEqual([
      '1Place 1, empty',
      '2Place 2, empty',
      '3Place 3, empty',
      '4Place 4, empty',
    ])
    const source = screen.getByRole('list', { name: 'Pieces' })
    expect([...source.children].map(({ textContent }) => textContent)).toEqual([
      'a cup of',
      'I',
      'tea',
      'would like',
    ])
  })

  it('is put in order by tap or keyboard, one piece after the other', async () => {
    await showPieces()
    choose('I', 'would like', 'a cup of', 'tea')
    expect(lastAnswer()).toEqual(['A', 'B', 'C', 'D'])
    expect(screen.getByText('“tea” is at place 4')).toBeDefined()
  })

  it('returns a piece on a double click, by its button and by the Delete key', async () => {
    await showPieces()
    choose('I', 'tea', 'a cup of')
    fireEvent.doubleClick(button('I, place 1'))
    expect(lastAnswer()).toEqual(['', 'D', 'C', ''])
    fireEvent.click(button('Take “tea” back'))
    fireEvent.keyDown(button('a cup of, place 3'), { key: 'Delete' })
    expect(lastAnswer()).toEqual(['', '', '', ''])
    expect(screen.getByText('“a cup of” is back among the pieces')).toBeDefined()
  })

  it('reorders placed pieces with the arrow keys', async () => {
    await showPieces()
    choose('I', 'tea')
    fireEvent.keyDown(button('tea, place 2'), { key: 'ArrowLeft' })
    expect(lastAnswer()).toEqual(['D', 'A', '', ''])
    fireEvent.keyDown(button('tea, place 1'), { key: 'ArrowLeft' })
    expect(lastAnswer()).toEqual(['D', 'A', '', ''])
    fireEvent.keyDown(button('I, place 2'), { key: 'ArrowRight' })
    expect(lastAnswer()).toEqual(['D', '', 'A', ''])
  })

  it('keeps the focus on a moved piece', async () => {
    await showPieces()
    choose('I')
    expect(document.activeElement).toBe(button('I, place 1'))
    for (const place of [2, 3]) {
      const { activeElement } = document
      if (activeElement) fireEvent.keyDown(activeElement, { key: 'ArrowRight' })
      expect(document.activeElement).toBe(button(`I, place ${place}`))
    }
    const { activeElement } = document
    if (activeElement) fireEvent.keyDown(activeElement, { key: 'Delete' })
    expect(document.activeElement).toBe(button('I, not placed yet'))
  })

  it('is read-only once it is over', async () => {
    await showPieces({}, true)
    choose('I')
    expect(lastAnswer()).toBe('')
  })
})

it('multi-option is chosen like a radio button', () => {
  show({ questionType: 'multi-option' })
  fireEvent.click(screen.getByRole('radio', { name: 'tea' }))
  expect(lastAnswer()).toBe('D')
})

it('fill_blank shows the typed text in the blank', () => {
  show({ questionType: 'fill_blank', content: 'How ___ you?' })
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'ARE' } })
  expect(screen.getByText('ARE').parentElement?.textContent).toBe('How ARE you?')
  const key = { questionType: 'fill_blank', options: [], correctAnswer: 'are', acceptedAnswers: [] } as const
  expect(isCorrect(lastAnswer(), key)).toBe(true)
})

it('sentence is typed as a whole', () => {
  show({ questionType: 'sentence' })
  fireEvent.change(screen.getByLabelText('Write the sentence'), { target: { value: 'Tea, please.' } })
  expect(lastAnswer()).toBe('Tea, please.')
})

it('an audio question is Listening, a text question Reading, in both languages', () => {
  show()
  expect(screen.getByText('Reading')).toBeDefined()
  renderScreen(<Trial question={{ ...pieces, sourceType: 'audio' }} />, { language: 'tr' })
  expect(screen.getByText('Dinleme')).toBeDefined()
  expect(screen.getByText('Henüz ses kaydı yok.')).toBeDefined()
})
