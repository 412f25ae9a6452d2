import { getImage } from '@sohbet/contract/core/images'
import type { QuizQuestion } from '@sohbet/contract/learning/quiz-attempts'
import { requestPath } from '@sohbet/contract/request'
import type { Answer } from '@sohbet/domain/quiz/marking'
import type { ShownQuestion } from '../../../parts/quiz/question-props.ts'

export const shownQuestion = ({
  audioUrl,
  imageUrl,
  imageVersion,
  ...question
}: QuizQuestion): ShownQuestion => ({
  ...question,
  playUrl: audioUrl,
  picture:
    imageUrl === null
      ? null
      : `${requestPath(getImage, { params: { type: 'quiz_questions', id: imageUrl } })}?v=${imageVersion}`,
})

/** An answer as text: a letter's option, pieces joined by spaces, or the typed text. */
export function answerText({ options }: Pick<QuizQuestion, 'options'>, answer: Answer): string {
  const textOf = (id: string) => options.find((option) => option.id === id)?.text
  return typeof answer === 'string'
    ? (textOf(answer) ?? answer)
    : answer.map((id) => textOf(id) ?? id).join(' ')
}
