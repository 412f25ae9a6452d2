import { getImage } from '@sohbet/contract/core/images'
import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { requestPath } from '@sohbet/contract/request'

/** The URL of a question's picture; it changes with the picture. */
export const pictureOf = ({ id, imageVersion }: KeyedQuizQuestion) =>
  imageVersion === null
    ? null
    : `${requestPath(getImage, { params: { type: 'quiz_questions', id } })}?v=${imageVersion}`
