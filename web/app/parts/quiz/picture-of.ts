import { getImage } from '@sohbet/contract/core/images'
import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { requestPath } from '@sohbet/contract/request'

/** Where the picture of a question is read from; the address changes with the picture. */
export const pictureOf = ({ id, imageVersion }: KeyedQuizQuestion) =>
  imageVersion === null
    ? null
    : `${requestPath(getImage, { params: { type: 'quiz_questions', id } })}?v=${imageVersion}`
