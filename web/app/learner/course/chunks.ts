import { dragDropChunk } from '../../parts/quiz/chunks.ts'

/** The quiz screens. */
export const quizChunk = { name: 'quiz', load: () => import('./quiz/quiz-screen.tsx') }
/** The question before a restart. */
export const restartChunk = { name: 'restart', load: () => import('./quiz/restart-dialog.tsx') }

/** Everything that a quiz may show, so that a learner can start and finish it without a connection. */
export const wholeQuiz = [quizChunk, dragDropChunk, restartChunk]
