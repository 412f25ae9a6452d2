import { dragDropChunk } from '../../parts/quiz/chunks.ts'
import { restartChunk } from './quiz/restart-chunk.ts'

/** The quiz screens. */
export const quizChunk = { name: 'quiz', load: () => import('./quiz/quiz-screen.tsx') }

/** Everything that a quiz may show, so that a learner can start and finish it without a connection. */
export const wholeQuiz = [quizChunk, dragDropChunk, restartChunk]
