import { getPlayer, type PlayerCourse } from '@sohbet/contract/learning/player'
import { getLearnerModule, type LearnerModule } from '@sohbet/contract/learning/progress'
import { deleteQuizAttempt, startQuiz } from '@sohbet/contract/learning/quiz-attempts'
import { getModuleQuiz, type ModuleQuiz } from '@sohbet/contract/catalogue/module-quiz'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../api/call.ts'
import { forgetAnswers } from '../../outbox/outbox.ts'
import { newestQuiz } from './newest-quiz.ts'

/** Signed URLs of files are valid for ten minutes, so an open page reloads them in time. */
const freshFiles = { staleTime: 60_000, refetchInterval: 9 * 60_000 }

/** A course. The call also brings the asked module and its quiz, or those to go on with. */
export const courseQuery = (courseId: string, asked?: string) =>
  queryOptions({
    queryKey: ['learner-course', courseId],
    queryFn: async ({ signal, client }) => {
      const input = { params: { id: courseId }, query: { module: asked } }
      const { course, module, quiz } = await call(getPlayer, input, { signal })
      if (module) client.setQueryData(moduleQuery(module.id).queryKey, module)
      if (quiz) client.setQueryData(quizQuery(quiz.moduleId).queryKey, (known) => newestQuiz(known, quiz))
      return course
    },
    // Another device may have made progress, and a coach may move a session
    staleTime: 0,
    refetchInterval: 5 * 60_000,
  })

export const moduleQuery = (moduleId: string) =>
  queryOptions({
    queryKey: ['learner-module', moduleId],
    queryFn: ({ signal }) => call(getLearnerModule, { params: { id: moduleId } }, { signal }),
    ...freshFiles,
  })

export const quizQuery = (moduleId: string) =>
  queryOptions({
    queryKey: ['learner-quiz', moduleId],
    queryFn: async ({ signal, client, queryKey }) => {
      const read = await call(getModuleQuiz, { params: { moduleId } }, { signal })
      return newestQuiz(client.getQueryData<ModuleQuiz>(queryKey), read)
    },
    ...freshFiles,
    // Another device may have made progress
    staleTime: 10_000,
  })

/** A change in a module affects the module, its course and the learner's progress. */
export const refreshModule = (client: QueryClient, moduleId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: moduleQuery(moduleId).queryKey }),
    client.invalidateQueries({ queryKey: ['learner-course'] }),
    client.invalidateQueries({ queryKey: ['enrollments', 'mine'] }),
    client.invalidateQueries({ queryKey: ['users', 'progress'] }),
  ])

export const changeQuiz = (client: QueryClient, moduleId: string, change: (quiz: ModuleQuiz) => ModuleQuiz) =>
  client.setQueryData(quizQuery(moduleId).queryKey, (quiz) => quiz && change(quiz))

export const changeModule = (
  client: QueryClient,
  moduleId: string,
  change: (module: LearnerModule) => LearnerModule,
) => client.setQueryData(moduleQuery(moduleId).queryKey, (module) => module && change(module))

/** A module belongs to every course of its type. */
export const changeCourses = (client: QueryClient, change: (course: PlayerCourse) => PlayerCourse) =>
  client.setQueriesData<PlayerCourse>({ queryKey: ['learner-course'] }, (course) => course && change(course))

type OfQuiz = { moduleId: string; quizId: string }

async function begin(client: QueryClient, { moduleId, quizId }: OfQuiz): Promise<void> {
  const { questions, ...attempt } = await call(startQuiz, { params: { id: quizId } })
  // A running request does not know the new attempt yet
  await client.cancelQueries({ queryKey: quizQuery(moduleId).queryKey })
  changeQuiz(client, moduleId, (quiz) => ({ ...quiz, questions, attempt }))
}

/** Starts a quiz, or resumes it. */
export function useStartQuiz(ids: OfQuiz) {
  const client = useQueryClient()
  return useMutation({ mutationFn: () => begin(client, ids) })
}

/** Deletes the attempt and starts again. A missing attempt counts as deleted. */
export function useRestartQuiz(ids: OfQuiz) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (userQuizId: string) => {
      try {
        await call(deleteQuizAttempt, { params: { userQuizId } })
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
      forgetAnswers(userQuizId)
      await begin(client, ids)
    },
    // One of the two calls may have succeeded
    onError: () => void client.invalidateQueries({ queryKey: quizQuery(ids.moduleId).queryKey }),
  })
}
