/** The quiz screens. A module fetches them ahead, so that a learner can start without a connection. */
export const quizChunk = { name: 'quiz', load: () => import('./quiz/quiz-screen.tsx') }
