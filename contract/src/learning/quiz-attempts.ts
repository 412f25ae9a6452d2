import { questionTypes, sourceTypes } from '@sohbet/domain/quiz/question'
import { z } from 'zod'
import { endpoint, own } from '../endpoint.ts'
import { say } from './say.ts'
import { id, moment, plainText } from '../fields.ts'

const ownAttempt = own('the quiz attempt', { who: ['learner'] })

/** A question without its key, for learners. */
export const quizQuestion = z.object({
  id,
  content: z.string(),
  questionType: z.enum(questionTypes),
  sourceType: z.enum(sourceTypes),
  /** Drag-drop options are shuffled and named by their shown place, so neither order nor id reveals the answer. */
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  /** URL that plays the recording. URLs of our own uploads are valid for ten minutes. */
  audioUrl: z.string().nullable(),
  /** The picture's id under quiz_questions; null when there is none. */
  imageUrl: id.nullable(),
  /** Changes with the picture. */
  imageVersion: z.string().nullable(),
})
export type QuizQuestion = z.infer<typeof quizQuestion>

const maxAnswer = 2000

/** A letter, a text, or for drag-drop the pieces' ids in the chosen order (or their texts joined by spaces). */
const answer = z.union(
  [plainText(maxAnswer).trim().min(1), z.array(z.string().min(1).max(20)).min(1).max(20)],
  say('Answer is required'),
)
const givenAnswer = z.union([z.string(), z.array(z.string())])

export const quizAttempt = z.object({
  /** The userQuizId of the other calls. */
  id,
  quizId: id,
  startedAt: moment,
  completedAt: moment.nullable(),
  totalQuestionCount: z.number().int(),
  /** Revealed when the last question is answered. */
  correctAnswerCount: z.number().int().nullable(),
  /** Final answers, in the order they were given. */
  answers: z.array(z.object({ questionId: id, answer: givenAnswer })),
  /** Every question with its right answer, after the attempt is over. */
  review: z
    .array(
      z.object({
        questionId: id,
        isCorrect: z.boolean(),
        /** A letter, a text, or for drag-drop the pieces' ids in the right order. */
        correctAnswer: givenAnswer,
        /** Other right texts. */
        acceptedAnswers: z.array(z.string()),
        explanation: z.string().nullable(),
      }),
    )
    .nullable(),
})
export type QuizAttempt = z.infer<typeof quizAttempt>

/** An attempt with its questions. Pieces keep their shuffled order until a restart. */
export const askedAttempt = quizAttempt.extend({ questions: z.array(quizQuestion) })
export type AskedAttempt = z.infer<typeof askedAttempt>

export const startQuiz = endpoint({
  method: 'POST',
  path: '/quizes/:id/start', // sic
  summary: 'Start a quiz, or resume it: a learner has one attempt at a quiz',
  access: own('the quiz', { who: ['learner'] }),
  params: z.object({ id }),
  reply: askedAttempt,
})

export const getQuizAttempt = endpoint({
  method: 'GET',
  path: '/user-quizes/:userId/:quizId', // sic
  summary: 'Get your attempt at a quiz',
  access: ownAttempt,
  params: z.object({ userId: id, quizId: id }),
  reply: askedAttempt,
})

export const submitAnswer = endpoint({
  method: 'POST',
  path: '/user-quizes/submit-answer', // sic
  summary:
    'Answer a question; answers are final, and repeating one changes nothing. The last answer completes the quiz',
  access: ownAttempt,
  body: z.object({ userQuizId: id, questionId: id, answer }),
  reply: quizAttempt,
})

export const deleteQuizAttempt = endpoint({
  method: 'DELETE',
  path: '/user-quizes/:userQuizId', // sic
  summary: 'Delete your answers to start again; a completed quiz stays completed',
  access: ownAttempt,
  params: z.object({ userQuizId: id }),
  reply: z.object({ message: z.string() }),
})
