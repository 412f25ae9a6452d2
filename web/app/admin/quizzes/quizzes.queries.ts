import type { Input } from '@sohbet/contract/endpoint'
import { getModuleQuiz } from '@sohbet/contract/catalogue/module-quiz'
import {
  copyQuizQuestion,
  createQuiz,
  createQuizQuestion,
  deleteQuizQuestion,
  importQuizQuestions,
  importTypeQuestions,
  listQuizQuestions,
  orderQuizQuestions,
  transferQuestions,
  updateQuizQuestion,
  uploadQuizAudio,
} from '@sohbet/contract/catalogue/quizzes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'

const quizzesKey = ['quizzes'] as const

/** Signed URLs of recordings are valid for ten minutes. */
const reloadMs = 8 * 60_000

/** Null when the module has no quiz. */
export const moduleQuizQuery = (moduleId: string) =>
  queryOptions({
    queryKey: [...quizzesKey, 'module', moduleId],
    queryFn: ({ signal }) =>
      call(getModuleQuiz, { params: { moduleId } }, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'QUIZ_NOT_FOUND') return null
        throw error
      }),
  })

export const quizQuestionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...quizzesKey, 'questions', id],
    queryFn: ({ signal }) => call(listQuizQuestions, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: reloadMs,
  })

function useInvalidateQuizzes() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: quizzesKey })
}

export function useCreateQuiz() {
  const onSettled = useInvalidateQuizzes()
  return useMutation({
    mutationFn: (moduleId: string) => call(createQuiz, { body: { moduleId } }),
    onSettled,
  })
}

type Fields = Input<typeof updateQuizQuestion>['body']

/** Past the cache, for an open form. */
export const loadQuestions = (id: string) => call(listQuizQuestions, { params: { id } })

/** Updates a question with an id, adds one without. */
export function useSaveQuestion(quizId: string) {
  const invalidate = useInvalidateQuizzes()
  return useMutation({
    mutationFn: ({ id, fields }: { id: string | undefined; fields: Fields }) =>
      id
        ? call(updateQuizQuestion, { params: { quizId, questionId: id }, body: fields })
        : call(createQuizQuestion, { params: { id: quizId }, body: fields }),
    onSettled: () => void invalidate(),
  })
}

export function useCopyQuestion(quizId: string) {
  const onSettled = useInvalidateQuizzes()
  return useMutation({
    mutationFn: (questionId: string) => call(copyQuizQuestion, { params: { quizId, questionId } }),
    onSettled,
  })
}

export function useDeleteQuestion(quizId: string) {
  const invalidate = useInvalidateQuizzes()
  return useMutation({
    mutationFn: (questionId: string) => call(deleteQuizQuestion, { params: { quizId, questionId } }),
    onSettled: () => void invalidate(),
  })
}

export function useOrderQuestions(id: string) {
  const onSettled = useInvalidateQuizzes()
  return useMutation({
    mutationFn: (ids: string[]) => call(orderQuizQuestions, { params: { id }, body: { ids } }),
    onSettled,
  })
}

/** An upload saves the picture at once, apart from the question's form. */
export const usePictureUploaded = useInvalidateQuizzes

export function useUploadAudio() {
  return useMutation({ mutationFn: (audio: File) => call(uploadQuizAudio, { body: { audio } }) })
}

export type ImportInto = { quizId: string } | { courseTypeId: string }

const importInto = (into: ImportInto, body: { csv: string; isPreview: boolean }) =>
  'quizId' in into
    ? call(importQuizQuestions, { params: { id: into.quizId }, body })
    : call(importTypeQuestions, { params: into, body })

export const useCheckQuestions = (into: ImportInto) =>
  useMutation({ mutationFn: (csv: string) => importInto(into, { csv, isPreview: true }) })

/** Other modules may have got a quiz. */
function useInvalidateAll() {
  const client = useQueryClient()
  const invalidate = useInvalidateQuizzes()
  return () => {
    void invalidate()
    void client.invalidateQueries({ queryKey: ['modules'] })
  }
}

export function useImportQuestions(into: ImportInto) {
  const onSettled = useInvalidateAll()
  return useMutation({
    mutationFn: (csv: string) => importInto(into, { csv, isPreview: false }),
    onSettled,
  })
}

export function useTransferQuestions(id: string) {
  const onSettled = useInvalidateAll()
  return useMutation({
    mutationFn: (body: Input<typeof transferQuestions>['body']) =>
      call(transferQuestions, { params: { id }, body }),
    onSettled,
  })
}
