import type { quizQuestions } from '../../db/tables/catalogue/quizzes.ts'
import type { QuestionRow } from '../question-rows.ts'
import type { Pictures } from './copied-pictures.ts'

type Place = { quizId: string; position: number; now: Date }

/** The row of a copy. A picture that was uploaded after the pictures were copied is missing. */
export function copyOf(
  original: QuestionRow,
  pictures: Pictures,
  { quizId, position, now }: Place,
): typeof quizQuestions.$inferInsert {
  const { id: _original, imageVersion: _picture, revision: _revision, ...content } = original
  const picture = pictures.get(original.id)
  return {
    ...content,
    ...(picture && { id: picture.id }),
    imageVersion: picture?.imageVersion ?? null,
    quizId,
    position,
    createdAt: now,
    updatedAt: now,
  }
}
