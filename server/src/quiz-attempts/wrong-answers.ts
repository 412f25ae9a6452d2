import type { QuizResult } from '@sohbet/contract/learning/learner-page'
import type { AttemptRow, QuestionRow } from './attempt-rows.ts'
import { shownOptions } from './shown-options.ts'

type Answer = AttemptRow['answers'][string]['answer']

/** The wrong answers of a completed attempt as text; a question deleted since is left out. */
export const wrongAnswers = (
  { answers, seed }: Pick<AttemptRow, 'answers' | 'seed'>,
  questions: readonly QuestionRow[],
): QuizResult['wrong'] =>
  questions.flatMap((question) => {
    const given = answers[question.id]
    if (!given || given.isCorrect) return []
    return [
      {
        questionId: question.id,
        question: question.content,
        answer: answerText(question, given.answer, seed),
        right: rightText(question),
      },
    ]
  })

/** Letters stand for options; other answers are text already. */
function answerText(question: QuestionRow, answer: Answer, seed: string): string {
  const shown = shownOptions(question, seed)
  const textOf = (letter: string) => shown.find(({ id }) => id === letter)?.text ?? letter
  if (typeof answer !== 'string') return answer.map(textOf).join(' ')
  return question.questionType === 'multi-option' ? textOf(answer) : answer
}

function rightText({ questionType, options, correctAnswer }: QuestionRow): string {
  // The pieces are stored in the right order
  if (questionType === 'drag-drop') return options.map(({ text }) => text).join(' ')
  const right = correctAnswer ?? ''
  return questionType === 'multi-option' ? (options.find(({ id }) => id === right)?.text ?? right) : right
}
