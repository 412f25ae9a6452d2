import type { Db } from '../../db/connect.ts'
import { aModule, aQuiz, aQuizQuestion } from '../rows/catalogue.ts'
import { aRecording } from '../files/recordings.ts'
import { aTaughtModule } from './coach-samples.ts'
import type { Sample } from './sample.ts'

const question = {
  content: 'How ___ you?',
  sourceType: 'text',
  questionType: 'fill_blank',
  correctAnswer: 'are',
}

async function oneQuestion(db: Db) {
  const { id, quizId } = await aQuizQuestion(db)
  return { quizId, questionId: id }
}

export const quizSamples: Record<string, Sample> = {
  'quizzes.createQuiz': async ({ db }) => ({ body: { moduleId: (await aModule(db)).id } }),
  'quizzes.listQuizQuestions': async (world) => ({ params: { id: (await aTaughtModule(world)).quizId } }),
  'quizzes.createQuizQuestion': async ({ db }) => ({ params: { id: (await aQuiz(db)).id }, body: question }),
  'quizzes.updateQuizQuestion': async ({ db }) => ({ params: await oneQuestion(db), body: question }),
  'quizzes.deleteQuizQuestion': async ({ db }) => ({ params: await oneQuestion(db) }),
  'quizzes.copyQuizQuestion': async ({ db }) => ({ params: await oneQuestion(db) }),
  'quizzes.orderQuizQuestions': async ({ db }) => {
    const { quizId, questionId } = await oneQuestion(db)
    return { params: { id: quizId }, body: { ids: [questionId] } }
  },
  'quizzes.transferQuestions': async ({ db }) => {
    const { quizId, questionId } = await oneQuestion(db)
    return {
      params: { id: quizId },
      body: { ids: [questionId], moduleId: (await aModule(db)).id, isCopy: false },
    }
  },
  'quizzes.importQuizQuestions': async ({ db }) => ({
    params: { id: (await aQuiz(db)).id },
    body: { csv: 'content,questionType\n', isPreview: true },
  }),
  'quizzes.importTypeQuestions': async ({ db }) => ({
    params: { courseTypeId: (await aModule(db)).courseTypeId },
    body: { csv: 'content,questionType\n', isPreview: true },
  }),
  'quizzes.uploadQuizAudio': () => ({ body: { audio: aRecording('wav') } }),
  'quizzes.getQuizAudio': () => ({
    params: { name: `${'0'.repeat(32)}.mp3` },
    query: { expires: 0, signature: 'A'.repeat(43) },
  }),
}
