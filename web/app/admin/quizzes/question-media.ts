import { isSafeLink } from '@sohbet/contract/fields'
import { getImage } from '@sohbet/contract/images'
import type { KeyedQuizQuestion } from '@sohbet/contract/quiz-questions'
import { requestPath } from '@sohbet/contract/request'

/** Where the picture of a question is read from; the address changes with the picture. */
export const pictureOf = ({ id, imageVersion }: KeyedQuizQuestion) =>
  imageVersion === null
    ? null
    : `${requestPath(getImage, { params: { type: 'quiz_questions', id } })}?v=${imageVersion}`

/** Ours play by a signed address, which a reply gave; others where they are. */
export function playUrlOf(
  audioUrl: string,
  ...known: ({ audioUrl: string | null; playUrl: string | null } | undefined)[]
) {
  const ours = known.find((one) => one?.audioUrl === audioUrl)
  if (ours) return ours.playUrl
  return isSafeLink(audioUrl) ? audioUrl : null
}
