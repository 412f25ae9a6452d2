import { levels } from '@sohbet/domain/level-test/level'
import { optionIds, skills } from '@sohbet/domain/level-test/question'
import { skillVerdicts } from '@sohbet/domain/level-test/skill-result'
import { tracks } from '@sohbet/domain/level-test/track'
import { z } from 'zod'
import { endpoint, only, own } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { levelTestQuestion } from './level-test-questions.ts'

export const getActiveLevelTest = endpoint({
  method: 'GET',
  path: '/level-tests/active',
  summary: 'Get the active level test without its key; starts the attempt of a learner who may take it',
  access: only('learner', 'admin'),
  reply: z.object({
    id,
    version: z.number().int(),
    questions: z.array(levelTestQuestion),
  }),
})

export const levelTestSize = z.object({
  text: z.number().int(),
  listening: z.number().int(),
  /** The attempt that a start would resume: the index of its open question. */
  running: z.object({ position: z.number().int() }).nullable(),
})
export type LevelTestSize = z.infer<typeof levelTestSize>

export const getLevelTestSize = endpoint({
  method: 'GET',
  path: '/level-tests/active/size',
  summary: 'Get the number of questions of each kind and your running attempt, without starting one',
  access: only('learner', 'admin'),
  reply: levelTestSize,
})

/** Progress of a running attempt. */
const attemptProgress = z.object({
  /** Index of the open question. */
  position: z.number().int(),
  /** For the open question, including countdown and audio; null for a listening question that was not shown yet. */
  remainingSeconds: z.number().nullable(),
  /** No question is left: the attempt can be submitted. */
  isLast: z.boolean(),
})
export type AttemptProgress = z.infer<typeof attemptProgress>

export const startAttempt = endpoint({
  method: 'POST',
  path: '/level-tests/attempts',
  summary: 'Start or resume the level test',
  access: only('learner'),
  reply: z.object({
    id,
    testId: id,
    startedAt: moment,
    questions: z.array(levelTestQuestion),
    position: attemptProgress.shape.position,
    remainingSeconds: attemptProgress.shape.remainingSeconds,
    /** Every question is answered; only the submission is missing. */
    isCompleted: z.boolean(),
  }),
})
export type RunningAttempt = z.infer<typeof startAttempt.reply>

const ownAttempt = {
  access: own('the attempt', { who: ['learner'] }),
  params: z.object({ id }),
}

export const showQuestion = endpoint({
  method: 'POST',
  path: '/level-tests/attempts/:id/shown',
  summary: 'Report that the audio of a listening question is ready; the first call starts its time',
  ...ownAttempt,
  body: z.object({ questionId: id }),
  reply: attemptProgress,
})

export const saveAnswer = endpoint({
  method: 'PUT',
  path: '/level-tests/attempts/:id/answers',
  summary:
    'Answer the current question and move to the next; an answer to any other question changes nothing',
  ...ownAttempt,
  body: z.object({ questionId: id, selectedOptionId: z.enum(optionIds).nullable() }),
  reply: attemptProgress,
})

/** Scores of a learner who took the test more than once. The best counts for courses. */
export const scoreProgress = z.object({
  first: z.number().int(),
  latest: z.number().int(),
  best: z.number().int(),
})

export const levelTestResult = z.object({
  id,
  testId: id,
  startedAt: moment,
  completedAt: moment,
  points: z.number().int(),
  maxPoints: z.number().int(),
  percentage: z.number(),
  score: z.number().int(),
  level: z.enum(levels),
  track: z.enum(tracks),
  /** The school allows another attempt. */
  mayRetake: z.boolean(),
  progress: scoreProgress.nullable(),
  /** Of the skills that were asked. */
  skills: z.array(
    z.object({
      skill: z.enum(skills),
      asked: z.number().int(),
      right: z.number().int(),
      verdict: z.enum(skillVerdicts),
    }),
  ),
  answers: z.array(
    z.object({
      questionId: id,
      type: levelTestQuestion.shape.type,
      text: levelTestQuestion.shape.text,
      options: levelTestQuestion.shape.options,
      /** For listening again, after it counted. */
      audioUrl: levelTestQuestion.shape.audioUrl,
      selectedOptionId: z.enum(optionIds).nullable(),
      /** Only where the learner chose it: the key of the test stays secret. */
      correctOptionId: z.enum(optionIds).nullable(),
      isCorrect: z.boolean(),
      /** Seconds, measured by the server. */
      timeSpent: z.number(),
      points: z.number().int(),
    }),
  ),
})
export type LevelTestResult = z.infer<typeof levelTestResult>

const maxAnswers = 1000

/** Invalid values count as no answer instead of failing the call. */
const givenAnswer = z.object({
  questionId: z.string().max(100).catch(''),
  selectedOptionId: z.string().max(100).nullable().catch(null),
  timeSpent: z.number().catch(0),
  correctOptionId: z.unknown().optional(),
})

export const submitAttempt = endpoint({
  method: 'POST',
  path: '/level-tests/attempt',
  summary: 'Complete the level test; the server grades it and ignores results sent by the client',
  access: only('learner'),
  body: z.object({
    testId: id,
    /** All answers when none was saved on its own; otherwise only the answer to the open question counts. */
    answers: z.array(givenAnswer).max(maxAnswers),
    /** Identifies the attempt, so that the server recognises a repeated submission. */
    id: id.optional().catch(undefined),
    userId: z.unknown().optional(),
    startedAt: z.unknown().optional(),
    completedAt: z.unknown().optional(),
    score: z.unknown().optional(),
    level: z.unknown().optional(),
  }),
  reply: levelTestResult,
})

export const getLatestResult = endpoint({
  method: 'GET',
  path: '/level-tests/attempts/mine/latest',
  summary: 'Get the result of your last level test',
  access: only('learner'),
  reply: levelTestResult,
})
