import { queryOptions } from '@tanstack/react-query'

/** The screens of a quiz are loaded when they are needed; a line that was down may be back at the next try. */
export const quizChunk = queryOptions({
  queryKey: ['chunk', 'quiz'],
  queryFn: () => import('./quiz/quiz-screen.tsx'),
  staleTime: Infinity,
  structuralSharing: false,
})
