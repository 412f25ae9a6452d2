import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { describe, expect, it } from 'vitest'
import {
  answer,
  bodyOf,
  press,
  question,
  sent,
  serve,
  serveEachTest,
  show,
  write,
} from '../testing/quizzes.tsx'

serveEachTest()

describe('the question form', () => {
  it('shows the missing fields of each type', async () => {
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

  it('keeps the chosen letter and the typed answer when the type changes and changes back', async () => {
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

  it('refuses options with the same text', async () => {
    show()
    await press('Edit question 1')
    await screen.findByRole('dialog', { name: 'Edit Question' })
    write('Option D', 'Piece a.')
    await press('Save question')
    expect(screen.getByText('Options must differ')).toBeDefined()
    expect(sent('PUT')).toBeUndefined()
  })

  it('plays the recording by its renewed URL while the question is open', async () => {
    const playing = (signature: string): KeyedQuizQuestion => {
      const audioUrl = '/api/quizes/audio/a.mp3'
      return { ...question, audioUrl, playUrl: `${audioUrl}?signature=${signature}` }
    }
    serve({ questions: answer([playing('old')]) })
    show()
    await press('Edit question 1')
    const player = () => document.querySelector('audio')?.getAttribute('src')
    await waitFor(() => expect(player()).toContain('old'))
    serve({ questions: answer([playing('new')]) })
    act(() => focusManager.setFocused(false))
    act(() => focusManager.setFocused(true))
    await waitFor(() => expect(player()).toContain('new'))
    focusManager.setFocused(undefined)
  })

  it('sends only the fields of the type, with several accepted answers', async () => {
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

  it('adds another question of the same type and focuses its first text', async () => {
    show()
    await press('Add question')
    await screen.findByRole('dialog', { name: 'Add New Question' })
    write('Question type', 'sentence')
    write('Source', 'audio')
    write('Question content', 'What did she say?')
    write('Correct answer', 'Mind the gap')
    await press('Save and add another')
    expect(await screen.findByText('Question created')).toBeDefined()
    const content = screen.getByLabelText('Question content')
    await waitFor(() => expect(Object(content).value).toBe(''))
    expect(document.activeElement).toBe(content)
    expect(Object(screen.getByLabelText('Question type')).value).toBe('sentence')
    expect(Object(screen.getByLabelText('Source')).value).toBe('audio')
  })

  it('refuses an invalid audio link', async () => {
    show()
    await press('Edit question 1')
    await screen.findByRole('dialog', { name: 'Edit Question' })
    fireEvent.click(screen.getByRole('radio', { name: 'Link' }))
    write('Audio URL', 'http://cdn.example/a.mp3')
    await press('Save question')
    expect(screen.getByText('Must be a valid URL')).toBeDefined()
    expect(sent('PUT')).toBeUndefined()
  })

  it('allows a picture upload only for a saved question', async () => {
    show()
    await press('Add question')
    expect(await screen.findByText('You can upload a picture after the question is saved.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Upload picture' })).toBeNull()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await press('Edit question 1')
    await press('Upload picture')
    expect(await screen.findByRole('dialog', { name: 'Upload Image' })).toBeDefined()
    // Esc closes the topmost dialog only
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload Image' })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Edit Question' })).toBeDefined()
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
    // The check uses the key in the form, not the saved one
    write('Option A', 'another piece')
    expect(check.dataset['result']).toBeUndefined()
  })

  it('asks before unsaved input is lost', async () => {
    show()
    await press('Edit question 1')
    await screen.findByRole('dialog', { name: 'Edit Question' })
    write('Question content', 'Changed')
    await press('Close')
    expect(await screen.findByText('Your changes are not saved yet. Close without them?')).toBeDefined()
  })
})
