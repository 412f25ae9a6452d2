import { advices } from '@sohbet/domain/level-test/item-health'
import { maxQuestions, optionIds, questionTypes } from '@sohbet/domain/level-test/question'
import { z } from 'zod'
import { anyone, endpoint, only } from '../endpoint.ts'
import { say } from '../field-messages.ts'
import { id, isFresh, moment } from '../fields.ts'
import { keyedQuestion, levelTestQuestionFields } from './level-test-questions.ts'

const message = z.object({ message: z.string() })
const one = { params: z.object({ id }) }
const backOffice = { access: only('admin') }

export const levelTest = z.object({
  id,
  version: z.number().int(),
  isActive: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  questionCount: z.number().int(),
  /** Includes running attempts. A test with attempts keeps its questions. */
  attemptCount: z.number().int(),
})
export type LevelTest = z.infer<typeof levelTest>

export const listLevelTests = endpoint({
  method: 'GET',
  path: '/level-tests/all',
  summary: 'All level tests, newest version first',
  ...backOffice,
  reply: z.array(levelTest),
})

export const createLevelTest = endpoint({
  method: 'POST',
  path: '/level-tests',
  summary: 'A new level test, passive and without questions, whatever isActive says',
  ...backOffice,
  status: 201,
  body: z.object({ isActive: z.unknown().optional() }).nullish(),
  reply: levelTest,
})

export const getLevelTest = endpoint({
  method: 'GET',
  path: '/level-tests/:id',
  summary: 'One level test',
  ...backOffice,
  ...one,
  reply: levelTest,
})

export const toggleLevelTest = endpoint({
  method: 'PUT',
  path: '/level-tests/:id/toggle-active',
  summary: 'Make a level test active, and with that all others passive; or make it passive',
  ...backOffice,
  ...one,
  /** The state on the caller's screen. When it is no longer current, the call changes nothing. */
  body: z.object({ expected: z.boolean().optional() }).nullish(),
  reply: levelTest,
})

export const copyLevelTest = endpoint({
  method: 'POST',
  path: '/level-tests/:id/copy',
  summary: 'A new passive version with the same questions',
  ...backOffice,
  status: 201,
  ...one,
  reply: levelTest,
})

export const deleteLevelTest = endpoint({
  method: 'DELETE',
  path: '/level-tests/:id',
  summary: 'Delete a passive level test that nobody has begun, with its questions',
  ...backOffice,
  ...one,
  reply: message,
})

export const listLevelTestQuestions = endpoint({
  method: 'GET',
  path: '/level-tests/:testId/questions',
  summary: 'The questions of a level test in their order, with their keys',
  ...backOffice,
  params: z.object({ testId: id }),
  reply: z.array(keyedQuestion),
})

export const createLevelTestQuestion = endpoint({
  method: 'POST',
  path: '/level-tests/questions',
  summary: 'Add a question at the end of a level test',
  ...backOffice,
  status: 201,
  body: levelTestQuestionFields.extend({ testId: id }),
  reply: keyedQuestion,
})

export const updateLevelTestQuestion = endpoint({
  method: 'PUT',
  path: '/level-tests/questions/:id',
  summary: 'Change a question',
  ...backOffice,
  ...one,
  body: levelTestQuestionFields,
  reply: keyedQuestion,
})

export const deleteLevelTestQuestion = endpoint({
  method: 'DELETE',
  path: '/level-tests/questions/:id',
  summary: 'Delete a question',
  ...backOffice,
  ...one,
  reply: message,
})

export const orderLevelTestQuestions = endpoint({
  method: 'PUT',
  path: '/level-tests/:id/questions/order',
  summary: 'Put the questions of a level test in another order',
  ...backOffice,
  ...one,
  /** All questions of the test, each once. */
  body: z.object({ ids: z.array(id).max(maxQuestions) }),
  reply: z.array(keyedQuestion),
})

export const exportLevelTestQuestions = endpoint({
  method: 'GET',
  path: '/level-tests/:id/questions/csv',
  summary: 'The questions of a level test as a table',
  ...backOffice,
  ...one,
  reply: z.object({ fileName: z.string(), csv: z.string() }),
})

/** Columns of the question table. The first line names them, in any order. */
export const requiredColumns = [
  'type',
  'text',
  'optionA',
  'optionB',
  'optionC',
  'optionD',
  'correctOptionId',
] as const
export const questionColumns = [...requiredColumns, 'audioUrl', 'audioSeconds'] as const

export const maxCsvCharacters = 500 * 1024

export const importLevelTestQuestions = endpoint({
  method: 'POST',
  path: '/level-tests/:id/questions/csv',
  summary: 'Add the questions of a table, all or none; as a preview only say what is wrong with each',
  ...backOffice,
  ...one,
  body: z.object({ csv: z.string().max(maxCsvCharacters), isPreview: z.boolean().default(false) }),
  reply: z.object({
    /** One entry per question of the table; `problem` names the column and the fault. */
    rows: z.array(z.object({ line: z.number().int(), text: z.string(), problem: z.string().nullable() })),
    imported: z.number().int(),
  }),
})

export const maxAudioBytes = 5 * 1024 * 1024

export const uploadLevelTestAudio = endpoint({
  method: 'POST',
  path: '/level-tests/audio',
  summary: 'Upload a recording for a listening question: MP3, OGG or WAV, 5 MB and 5 minutes at most',
  ...backOffice,
  limitPerMinute: 60,
  upload: { maxBytes: maxAudioBytes },
  body: z.object({ audio: z.file(say('Please select a valid MP3, OGG or WAV file')) }),
  /** The URL for a question's audioUrl. */
  reply: z.object({ url: z.string(), seconds: z.number() }),
})

export const getLevelTestAudio = endpoint({
  method: 'GET',
  path: '/level-tests/audio/:name',
  summary: 'A recording',
  access: anyone,
  params: z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(mp3|ogg|wav)$/) }),
  binary: 'audio/*',
  reply: z.file(),
})

export const itemHealth = z.object({
  id,
  /** From 0. */
  position: z.number().int(),
  type: z.enum(questionTypes),
  text: z.string(),
  correctOptionId: z.enum(optionIds),
  /** First attempts that reached the question. */
  attempts: z.number().int(),
  /** Share of right answers, 0 to 1. */
  facility: z.number().nullable(),
  /** Point-biserial correlation with the rest of the test, -1 to 1. */
  discrimination: z.number().nullable(),
  optionCounts: z.object({
    A: z.number().int(),
    B: z.number().int(),
    C: z.number().int(),
    D: z.number().int(),
    none: z.number().int(),
  }),
  /** Of given answers only. */
  medianSeconds: z.number().nullable(),
  advice: z.enum(advices),
})

export const getLevelTestHealth = endpoint({
  method: 'GET',
  path: '/level-tests/:id/health',
  summary: 'How well each question of a level test does its work, from first attempts',
  ...backOffice,
  ...one,
  query: z.object({ isFresh }),
  reply: z.object({
    testId: id,
    version: z.number().int(),
    /** Completed attempts of learners who had taken no level test before. */
    attempts: z.number().int(),
    /** KR-20. */
    reliability: z.number().nullable(),
    questions: z.array(itemHealth),
    computedAt: moment,
  }),
})
