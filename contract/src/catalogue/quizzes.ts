import { maxAudioBytes } from '@sohbet/domain/level-test/question'
import { maxQuestions } from '@sohbet/domain/quiz/question'
import { z } from 'zod'
import { anyone, endpoint, only, own, staff } from '../endpoint.ts'
import { say } from './say.ts'
import { id } from '../fields.ts'
import { quiz } from './module-quiz.ts'
import { keyedQuizQuestion, quizQuestionFields } from './quiz-questions.ts'
import { tableImportBody, tableImportReply } from './table-import.ts'
import { signature } from '../signed.ts'

const ofQuiz = z.object({ id })
const oneQuestion = z.object({ quizId: id, questionId: id })

export const createQuiz = endpoint({
  method: 'POST',
  path: '/quizes',
  summary: 'Create the quiz of a module; a module has at most one',
  access: only('admin'),
  status: 201,
  body: z.object({ moduleId: id }),
  reply: quiz,
})

export const listQuizQuestions = endpoint({
  method: 'GET',
  path: '/quizes/:id/questions',
  summary: 'List the questions of a quiz in order, with their key; coaches only see course types they teach',
  access: own('the quiz', staff),
  params: ofQuiz,
  reply: z.array(keyedQuizQuestion),
})

export const createQuizQuestion = endpoint({
  method: 'POST',
  path: '/quizes/:id/questions',
  summary: 'Add a question at the end of a quiz',
  access: only('admin'),
  status: 201,
  params: ofQuiz,
  body: quizQuestionFields,
  reply: keyedQuizQuestion,
})

export const updateQuizQuestion = endpoint({
  method: 'PUT',
  path: '/quizes/:quizId/questions/:questionId',
  summary: 'Change a question',
  access: only('admin'),
  params: oneQuestion,
  body: quizQuestionFields,
  reply: keyedQuizQuestion,
})

export const deleteQuizQuestion = endpoint({
  method: 'DELETE',
  path: '/quizes/:quizId/questions/:questionId',
  summary: 'Delete a question',
  access: only('admin'),
  params: oneQuestion,
  reply: z.object({ message: z.string() }),
})

export const copyQuizQuestion = endpoint({
  method: 'POST',
  path: '/quizes/:quizId/questions/:questionId/copy',
  summary: 'Copy a question; the copy follows it',
  access: only('admin'),
  status: 201,
  params: oneQuestion,
  reply: keyedQuizQuestion,
})

export const orderQuizQuestions = endpoint({
  method: 'PUT',
  path: '/quizes/:id/questions/order',
  summary: 'Reorder the questions of a quiz',
  access: only('admin'),
  params: ofQuiz,
  /** All questions of the quiz, each once. */
  body: z.object({ ids: z.array(id).max(maxQuestions) }),
  reply: z.array(keyedQuizQuestion),
})

export const transferQuestions = endpoint({
  method: 'POST',
  path: '/quizes/:id/questions/transfer',
  summary: 'Move or copy questions to the end of the quiz of another module, which gets one if it has none',
  access: only('admin'),
  params: ofQuiz,
  body: z.object({ ids: z.array(id).min(1).max(maxQuestions), moduleId: id, isCopy: z.boolean() }),
  reply: z.object({ count: z.number().int() }),
})

export const importQuizQuestions = endpoint({
  method: 'POST',
  path: '/quizes/:id/questions/csv',
  summary: 'Import questions of a quiz from CSV, all or none; a preview only returns the errors of each row',
  access: only('admin'),
  params: ofQuiz,
  body: tableImportBody,
  reply: tableImportReply,
})

export const importTypeQuestions = endpoint({
  method: 'POST',
  path: '/quizes/types/:courseTypeId/questions/csv',
  summary:
    'Import questions of all quizzes of a course type from one CSV file; each row names its module, and missing quizzes are created',
  access: only('admin'),
  params: z.object({ courseTypeId: id }),
  body: tableImportBody,
  reply: tableImportReply,
})

export const uploadQuizAudio = endpoint({
  method: 'POST',
  path: '/quizes/audio',
  summary: 'Upload a recording for a quiz question: MP3, M4A, OGG or WAV, 5 MB and 5 minutes at most',
  access: only('admin'),
  limitPerMinute: 60,
  upload: { maxBytes: maxAudioBytes },
  body: z.object({ audio: z.file(say('Please select a valid MP3, M4A, OGG or WAV file')) }),
  /** `audioUrl` is stored in the question; `playUrl` plays the file now. */
  reply: z.object({ audioUrl: z.string(), playUrl: z.string(), seconds: z.number() }),
})

export const getQuizAudio = endpoint({
  method: 'GET',
  path: '/quizes/audio/:name',
  summary: 'Download a recording; its signed URL comes from another reply',
  // The signature in the URL is the permission, while it is valid
  access: anyone,
  params: z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(mp3|m4a|ogg|wav)$/) }),
  query: signature,
  binary: 'audio/*',
  reply: z.file(),
})
