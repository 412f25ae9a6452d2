import type { KeyedQuizQuestion, QuizQuestionFields } from '@sohbet/contract/catalogue/quiz-questions'
import { hasOptions, optionIds } from '@sohbet/domain/quiz/question'
import type { quizQuestions } from '../db/tables/catalogue/quizzes.ts'
import type { Context } from '../context/context.ts'
import { audioFiles } from './audio-files.ts'

export type QuestionRow = typeof quizQuestions.$inferSelect

export const toKeyedQuestion = (
  ctx: Pick<Context, 'links' | 'now'>,
  row: QuestionRow,
): KeyedQuizQuestion => ({
  id: row.id,
  quizId: row.quizId,
  content: row.content,
  sourceType: row.sourceType,
  questionType: row.questionType,
  options: row.options.map(({ id, text }) => ({ id, text })),
  correctAnswer: row.correctAnswer,
  acceptedAnswers: row.acceptedAnswers,
  explanation: row.explanation,
  audioUrl: row.audioUrl,
  playUrl: row.audioUrl && audioFiles.opensAt(ctx, row.audioUrl),
  imageUrl: row.imageVersion === null ? null : row.id,
  imageVersion: row.imageVersion,
  revision: row.revision,
})

/** The columns of an admin's input. Values that do not fit the question type are dropped. */
export async function toColumns(ctx: Context, fields: QuizQuestionFields) {
  const { content, sourceType, questionType, options, correctAnswer, acceptedAnswers } = fields
  const isTyped = !hasOptions(questionType)
  return {
    content,
    sourceType,
    questionType,
    options: isTyped ? [] : optionIds.flatMap((id) => options.filter((option) => option.id === id)),
    correctAnswer: questionType === 'drag-drop' ? null : (correctAnswer ?? null),
    acceptedAnswers: isTyped ? acceptedAnswers : [],
    // Whitespace is not an explanation
    explanation: fields.explanation || null,
    audioUrl:
      sourceType === 'audio' && fields.audioUrl ? await audioFiles.storedLink(ctx, fields.audioUrl) : null,
  }
}
