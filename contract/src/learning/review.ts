import { askings } from '@sohbet/domain/review/grade'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { quizQuestion } from './quiz-attempts.ts'

/** A word of a module, or a phrase that a coach gave. */
const word = z.object({
  term: z.string(),
  /** Turkish; null for a coach's phrase. */
  translation: z.string().nullable(),
  example: z.string(),
  /** URL that plays it. URLs of our own uploads are valid for ten minutes. */
  audioUrl: z.string().nullable(),
})

/** A question of a quiz with its key: the learner has seen it in the result. */
const askedAgain = quizQuestion.extend({
  /** A letter, a text, or for drag-drop the pieces' ids in the right order. */
  correctAnswer: z.union([z.string(), z.array(z.string())]),
  acceptedAnswers: z.array(z.string()),
  explanation: z.string().nullable(),
})

const reviewCard = z.object({
  id,
  asking: z.enum(askings),
  isNew: z.boolean(),
  /** One of the two. */
  word: word.nullable(),
  question: askedAgain.nullable(),
})
export type ReviewCard = z.infer<typeof reviewCard>

export const review = z.object({
  /** The cards of one review, longest due first. */
  cards: z.array(reviewCard),
  /** Due cards beyond these. */
  more: z.number().int(),
  /** Ratings of the learner's day. */
  doneToday: z.number().int(),
  /** When the next card becomes due; null without later cards. */
  nextDue: moment.nullable(),
})
export type Review = z.infer<typeof review>

export const getReview = endpoint({
  method: 'GET',
  path: '/review',
  summary: 'Get the cards that are due for review, at most 20; adds the words of open modules once a day',
  access: only('learner'),
  reply: review,
})
