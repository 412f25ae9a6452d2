import type { AskedAttempt, QuizAttempt, QuizQuestion } from '@sohbet/contract/learning/quiz-attempts'
import { optionIds, questionTypes, sourceTypes } from '@sohbet/domain/quiz/question'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../context/context.ts'
import { audioFiles } from '../quizzes/audio-files.ts'
import { rightOrder, shownOptions } from './pieces.ts'

const answer = z.union([z.string(), z.array(z.string())])
const givenAnswers = z.record(
  z.string(),
  z.object({ answer, at: z.string(), isCorrect: z.boolean().optional() }),
)

/** What decides whether an answer is right. */
const keyRow = {
  questionType: z.enum(questionTypes),
  options: z.array(z.object({ id: z.enum(optionIds), text: z.string() })),
  correctAnswer: z.string().nullable(),
  acceptedAnswers: z.array(z.string()),
}

/** A question with its key, as one value of the row `question`. */
export const questionColumns = sql`json_build_object('id', question.id, 'content', content,
  'sourceType', source_type, 'questionType', question_type, 'options', options, 'correctAnswer', correct_answer,
  'acceptedAnswers', accepted_answers, 'explanation', explanation, 'audioUrl', audio_url, 'imageVersion', image_version)`

export const questionRow = z.object({
  id: z.string(),
  content: z.string(),
  sourceType: z.enum(sourceTypes),
  ...keyRow,
  explanation: z.string().nullable(),
  audioUrl: z.string().nullable(),
  imageVersion: z.string().nullable(),
})
export type QuestionRow = z.output<typeof questionRow>

/** As one value of the row `attempt`. */
export const attemptColumns = sql`json_build_object('id', attempt.id, 'seed', seed, 'answers', answers,
  'startedAt', started_at, 'completedAt', completed_at, 'questionCount', question_count, 'correctCount', correct_count)`

export const attemptRow = z.object({
  id: z.string(),
  seed: z.string(),
  answers: givenAnswers,
  startedAt: z.coerce.date(),
  completedAt: z.coerce.date().nullable(),
  questionCount: z.number().nullable(),
  correctCount: z.number().nullable(),
})
export type AttemptRow = z.output<typeof attemptRow>

/** Without its key. */
export const toQuestion = (
  ctx: Pick<Context, 'links' | 'now'>,
  question: QuestionRow,
  seed: string | null,
): QuizQuestion => ({
  id: question.id,
  content: question.content,
  questionType: question.questionType,
  sourceType: question.sourceType,
  options: shownOptions(question, seed),
  audioUrl: question.audioUrl && audioFiles.opensAt(ctx, question.audioUrl),
  imageUrl: question.imageVersion === null ? null : question.id,
  imageVersion: question.imageVersion,
})

/** In the order in which they were given. */
export const toAnswers = (answers: AttemptRow['answers']): QuizAttempt['answers'] =>
  Object.entries(answers)
    .toSorted(([, { at: one }], [, { at: other }]) => (one < other ? -1 : 1))
    .map(([questionId, given]) => ({ questionId, answer: given.answer }))

type Quiz = { quizId: string; questions: readonly QuestionRow[] }

/** Right answers are told once the attempt is over, and how many there were. */
export const toAttempt = (attempt: AttemptRow, { quizId, questions }: Quiz): QuizAttempt => ({
  id: attempt.id,
  quizId,
  startedAt: attempt.startedAt.toISOString(),
  completedAt: attempt.completedAt?.toISOString() ?? null,
  totalQuestionCount: attempt.questionCount ?? questions.length,
  correctAnswerCount: attempt.correctCount,
  answers: toAnswers(attempt.answers),
  review: attempt.completedAt && questions.flatMap((question) => reviewOf(question, attempt)),
})

function reviewOf(question: QuestionRow, { answers, seed }: AttemptRow) {
  const given = answers[question.id]
  // A question that came later was not asked
  if (!given) return []
  const { id: questionId, questionType, correctAnswer, explanation } = question
  const right = questionType === 'drag-drop' ? rightOrder(question, seed) : (correctAnswer ?? '')
  return [{ questionId, isCorrect: given.isCorrect ?? false, correctAnswer: right, explanation }]
}

export const toAskedAttempt = (
  ctx: Pick<Context, 'links' | 'now'>,
  attempt: AttemptRow,
  quiz: Quiz,
): AskedAttempt => ({
  ...toAttempt(attempt, quiz),
  questions: quiz.questions.map((question) => toQuestion(ctx, question, attempt.seed)),
})
