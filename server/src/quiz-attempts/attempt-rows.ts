import type { AskedAttempt, QuizAttempt, QuizQuestion } from '@sohbet/contract/learning/quiz-attempts'
import { optionIds, questionTypes, sourceTypes } from '@sohbet/domain/quiz/question'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { GivenAnswer } from '../db/tables/learning/quiz-attempts.ts'
import type { Context } from '../context/context.ts'
import { audioFiles } from '../quizzes/audio-files.ts'
import { rightOrder, shownOptions } from './shown-options.ts'

export const questionRow = z.object({
  id: z.string(),
  content: z.string(),
  sourceType: z.enum(sourceTypes),
  questionType: z.enum(questionTypes),
  options: z.array(z.object({ id: z.enum(optionIds), text: z.string() })),
  correctAnswer: z.string().nullable(),
  acceptedAnswers: z.array(z.string()),
  explanation: z.string().nullable(),
  audioUrl: z.string().nullable(),
  imageVersion: z.string().nullable(),
})
export type QuestionRow = z.output<typeof questionRow>
const questionRows = z.array(questionRow)

/** The questions with their keys, in their order: a column of a query on `quizzes`. */
export const questionsOfQuiz = sql`(
  select coalesce(json_agg(json_build_object('id', question.id, 'content', content, 'sourceType', source_type,
    'questionType', question_type, 'options', options, 'correctAnswer', correct_answer,
    'acceptedAnswers', accepted_answers, 'explanation', explanation, 'audioUrl', audio_url,
    'imageVersion', image_version) order by position), '[]')
  from quiz_questions as question where question.quiz_id = quizzes.id)`.mapWith((value: unknown) =>
  questionRows.parse(value),
)

/** The row `attempt` as one value; null without one. */
export const attemptColumn = sql`case when attempt.id is not null then json_build_object('id', attempt.id,
  'seed', attempt.seed, 'answers', attempt.answers, 'startedAt', attempt.started_at,
  'completedAt', attempt.completed_at, 'questionCount', attempt.question_count,
  'correctCount', attempt.correct_count) end as attempt`
export const attemptValue = z.object({
  id: z.string(),
  seed: z.string(),
  answers: z.custom<Record<string, GivenAnswer>>((answers) => answers instanceof Object),
  startedAt: z.coerce.date(),
  completedAt: z.coerce.date().nullable(),
  questionCount: z.number().nullable(),
  correctCount: z.number().nullable(),
})
export type AttemptRow = z.output<typeof attemptValue>

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

/** In the order they were given. */
const toAnswers = (answers: AttemptRow['answers']): QuizAttempt['answers'] =>
  Object.entries(answers)
    .toSorted(([, { at: one }], [, { at: other }]) => (one < other ? -1 : 1))
    .map(([questionId, given]) => ({ questionId, answer: given.answer }))

type Quiz = { quizId: string; questions: readonly QuestionRow[] }

/** Right answers and their number are included after the attempt is over. */
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
  // A question added after the start was not asked
  if (!given) return []
  const { id: questionId, questionType, correctAnswer, acceptedAnswers, explanation } = question
  const right = questionType === 'drag-drop' ? rightOrder(question, seed) : (correctAnswer ?? '')
  const isCorrect = given.isCorrect ?? false
  return [{ questionId, isCorrect, correctAnswer: right, acceptedAnswers, explanation }]
}

export const toAskedAttempt = (
  ctx: Pick<Context, 'links' | 'now'>,
  attempt: AttemptRow,
  quiz: Quiz,
): AskedAttempt => ({
  ...toAttempt(attempt, quiz),
  questions: quiz.questions.map((question) => toQuestion(ctx, question, attempt.seed)),
})
