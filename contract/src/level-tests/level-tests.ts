import { advices } from '@sohbet/domain/level-test/item-health'
import { levels } from '@sohbet/domain/level-test/level'
import {
  maxAudioBytes,
  maxQuestions,
  optionIds,
  questionTypes,
  skills,
} from '@sohbet/domain/level-test/question'
import { z } from 'zod'
import { anyone, endpoint, only } from '../endpoint.ts'
import { say } from '../catalogue/say.ts'
import { id, isFresh, moment } from '../fields.ts'
import { keyedQuestion } from './level-test-questions.ts'
import { levelTestQuestionFields } from './level-test-question-fields.ts'
import { tableImportBody, tableImportReply } from '../catalogue/table-import.ts'

const message = z.object({ message: z.string() })
const one = { params: z.object({ id }) }

export const levelTest = z.object({
  id,
  version: z.number().int(),
  isActive: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  /** Without those of the quick test. */
  questionCount: z.number().int(),
  /** Questions that are marked for the quick test. */
  quickCount: z.number().int(),
  /** Includes running attempts. A test with attempts keeps its questions. */
  attemptCount: z.number().int(),
})
export type LevelTest = z.infer<typeof levelTest>

export const listLevelTests = endpoint({
  method: 'GET',
  path: '/level-tests/all',
  summary: 'List all level tests, newest version first',
  access: only('admin'),
  reply: z.array(levelTest),
})

export const createLevelTest = endpoint({
  method: 'POST',
  path: '/level-tests',
  summary: 'Create a level test without questions; it is inactive, whatever isActive says',
  access: only('admin'),
  status: 201,
  body: z.object({ isActive: z.unknown().optional() }).nullish(),
  reply: levelTest,
})

export const getLevelTest = endpoint({
  method: 'GET',
  path: '/level-tests/:id',
  summary: 'Get a level test',
  access: only('admin'),
  ...one,
  reply: levelTest,
})

export const toggleLevelTest = endpoint({
  method: 'PUT',
  path: '/level-tests/:id/toggle-active',
  summary: 'Activate a level test, which deactivates all others, or deactivate it',
  access: only('admin'),
  ...one,
  /** The state on the caller's screen. When it is no longer current, the call changes nothing. */
  body: z.object({ expected: z.boolean().optional() }).nullish(),
  reply: levelTest,
})

export const copyLevelTest = endpoint({
  method: 'POST',
  path: '/level-tests/:id/copy',
  summary: 'Copy a level test as a new inactive version',
  access: only('admin'),
  status: 201,
  ...one,
  reply: levelTest,
})

export const deleteLevelTest = endpoint({
  method: 'DELETE',
  path: '/level-tests/:id',
  summary: 'Delete an inactive level test without attempts, with its questions',
  access: only('admin'),
  ...one,
  reply: message,
})

export const listLevelTestQuestions = endpoint({
  method: 'GET',
  path: '/level-tests/:testId/questions',
  summary: 'List the questions of a level test in order, with their key; those of its quick test come last',
  access: only('admin'),
  params: z.object({ testId: id }),
  reply: z.array(keyedQuestion),
})

export const createLevelTestQuestion = endpoint({
  method: 'POST',
  path: '/level-tests/questions',
  summary: 'Add a question at the end of a level test',
  access: only('admin'),
  status: 201,
  body: levelTestQuestionFields.extend({ testId: id }),
  reply: keyedQuestion,
})

export const updateLevelTestQuestion = endpoint({
  method: 'PUT',
  path: '/level-tests/questions/:id',
  summary: 'Change a question',
  access: only('admin'),
  ...one,
  body: levelTestQuestionFields,
  reply: keyedQuestion,
})

export const deleteLevelTestQuestion = endpoint({
  method: 'DELETE',
  path: '/level-tests/questions/:id',
  summary: 'Delete a question',
  access: only('admin'),
  ...one,
  reply: message,
})

export const orderLevelTestQuestions = endpoint({
  method: 'PUT',
  path: '/level-tests/:id/questions/order',
  summary: 'Reorder the questions of a level test',
  access: only('admin'),
  ...one,
  /** All questions of the test, each once. */
  body: z.object({ ids: z.array(id).max(maxQuestions) }),
  reply: z.array(keyedQuestion),
})

export const markQuickQuestions = endpoint({
  method: 'PUT',
  path: '/level-tests/:id/questions/quick',
  summary: 'Move questions into the quick test or back into the level test, all or none',
  access: only('admin'),
  ...one,
  body: z.object({ mark: z.array(id).max(maxQuestions), unmark: z.array(id).max(maxQuestions) }),
  reply: z.array(keyedQuestion),
})

export const tagLevelTestQuestions = endpoint({
  method: 'PUT',
  path: '/level-tests/:id/questions/tags',
  summary: 'Change the tags of questions, all or none; also in a test with attempts',
  access: only('admin'),
  ...one,
  body: z.object({
    tags: z
      .array(z.object({ id, skill: z.enum(skills).nullable(), level: z.enum(levels).nullable() }))
      .max(maxQuestions),
  }),
  reply: z.array(keyedQuestion),
})

export const exportLevelTestQuestions = endpoint({
  method: 'GET',
  path: '/level-tests/:id/questions/csv',
  summary: 'Export the questions of a level test as CSV',
  access: only('admin'),
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
export const questionColumns = [
  ...requiredColumns,
  'audioUrl',
  'audioSeconds',
  'quickTest',
  'skill',
  'level',
] as const

export const importLevelTestQuestions = endpoint({
  method: 'POST',
  path: '/level-tests/:id/questions/csv',
  summary: 'Import questions from CSV, all or none; a preview only returns the errors of each row',
  access: only('admin'),
  ...one,
  body: tableImportBody,
  reply: tableImportReply,
})

export const uploadLevelTestAudio = endpoint({
  method: 'POST',
  path: '/level-tests/audio',
  summary: 'Upload a recording for a listening question: MP3, M4A, OGG or WAV, 5 MB and 5 minutes at most',
  access: only('admin'),
  limitPerMinute: 60,
  upload: { maxBytes: maxAudioBytes },
  body: z.object({ audio: z.file(say('Please select a valid MP3, M4A, OGG or WAV file')) }),
  /** The URL for a question's audioUrl. */
  reply: z.object({ url: z.string(), seconds: z.number() }),
})

export const getLevelTestAudio = endpoint({
  method: 'GET',
  path: '/level-tests/audio/:name',
  summary: 'Download a recording',
  access: anyone,
  params: z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(mp3|m4a|ogg|wav)$/) }),
  binary: 'audio/*',
  reply: z.file(),
})

const itemHealth = z.object({
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
  summary: 'Get the statistics of each question of a level test, from first attempts',
  access: only('admin'),
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
