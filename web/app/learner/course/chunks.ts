import { queryOptions } from '@tanstack/react-query'

/** Loads the quiz screens on demand; as a query, a failed load can be retried. */
export const quizChunk = queryOptions({
  queryKey: ['chunk', 'quiz'],
  queryFn: () => import('./quiz/quiz-screen.tsx'),
  staleTime: Infinity,
  structuralSharing: false,
})
