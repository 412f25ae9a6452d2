import type { Input } from '@sohbet/contract/endpoint'
import {
  copyLevelTest,
  createLevelTest,
  createLevelTestQuestion,
  deleteLevelTest,
  deleteLevelTestQuestion,
  exportLevelTestQuestions,
  getLevelTest,
  getLevelTestHealth,
  importLevelTestQuestions,
  listLevelTestQuestions,
  listLevelTests,
  markQuickQuestions,
  orderLevelTestQuestions,
  tagLevelTestQuestions,
  toggleLevelTest,
  updateLevelTestQuestion,
  uploadLevelTestAudio,
} from '@sohbet/contract/level-tests/level-tests'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const levelTestsKey = ['level-tests'] as const

export const levelTestsQuery = queryOptions({
  queryKey: [...levelTestsKey, 'list'],
  queryFn: ({ signal }) => call(listLevelTests, {}, { signal }),
})

export const levelTestQuery = (id: string) =>
  queryOptions({
    queryKey: [...levelTestsKey, 'one', id],
    queryFn: ({ signal }) => call(getLevelTest, { params: { id } }, { signal }),
    // A learner's attempt freezes the questions at any time
    staleTime: 0,
  })

export const questionsQuery = (testId: string) =>
  queryOptions({
    queryKey: [...levelTestsKey, 'questions', testId],
    queryFn: ({ signal }) => call(listLevelTestQuestions, { params: { testId } }, { signal }),
  })

export const healthQuery = (id: string) =>
  queryOptions({
    queryKey: [...levelTestsKey, 'health', id],
    queryFn: ({ signal }) => call(getLevelTestHealth, { params: { id }, query: {} }, { signal }),
    staleTime: 0,
  })

/** Recounts the figures. */
export function useReloadHealth(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(getLevelTestHealth, { params: { id }, query: { isFresh: 'true' } }),
    onSuccess: (health) => client.setQueryData(healthQuery(id).queryKey, health),
  })
}

/** Activating one test deactivates the others, so all are stale; after a refusal too. */
function useInvalidateTests() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: levelTestsKey })
}

export function useCreateTest() {
  const onSettled = useInvalidateTests()
  return useMutation({ mutationFn: () => call(createLevelTest, { body: { isActive: false } }), onSettled })
}

export function useCopyTest() {
  const onSettled = useInvalidateTests()
  return useMutation({ mutationFn: (id: string) => call(copyLevelTest, { params: { id } }), onSettled })
}

export function useToggleTest() {
  const onSettled = useInvalidateTests()
  return useMutation({
    mutationFn: ({ id, expected }: { id: string; expected: boolean }) =>
      call(toggleLevelTest, { params: { id }, body: { expected } }),
    onSettled,
  })
}

/** The page of the deleted test is still open, so its data is removed only when it is left. */
export function useDeleteTest() {
  const client = useQueryClient()
  const { mutateAsync: remove } = useMutation({
    mutationFn: (id: string) => call(deleteLevelTest, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: levelTestsQuery.queryKey }),
  })
  const forget = (id: string) => {
    for (const { queryKey } of [levelTestQuery(id), questionsQuery(id)]) client.removeQueries({ queryKey })
  }
  return { remove, forget }
}

type Fields = Input<typeof updateLevelTestQuestion>['body']

/** Past the cache, for an open form. */
export const loadQuestions = (testId: string) => call(listLevelTestQuestions, { params: { testId } })

/** Updates a question with an id, adds one without. */
export function useSaveQuestion() {
  const onSettled = useInvalidateTests()
  return useMutation({
    mutationFn: ({ testId, id, fields }: { testId: string; id: string | undefined; fields: Fields }) =>
      id
        ? call(updateLevelTestQuestion, { params: { id }, body: fields })
        : call(createLevelTestQuestion, { body: { ...fields, testId } }),
    onSettled,
  })
}

export function useDeleteQuestion() {
  const onSettled = useInvalidateTests()
  return useMutation({
    mutationFn: (id: string) => call(deleteLevelTestQuestion, { params: { id } }),
    onSettled,
  })
}

export function useOrderQuestions(id: string) {
  const onSettled = useInvalidateTests()
  return useMutation({
    mutationFn: (ids: string[]) => call(orderLevelTestQuestions, { params: { id }, body: { ids } }),
    onSettled,
  })
}

export function useMarkQuick(id: string) {
  const onSettled = useInvalidateTests()
  return useMutation({
    mutationFn: (body: Input<typeof markQuickQuestions>['body']) =>
      call(markQuickQuestions, { params: { id }, body }),
    onSettled,
  })
}

export function useTagQuestions(id: string) {
  const onSettled = useInvalidateTests()
  return useMutation({
    mutationFn: (tags: Input<typeof tagLevelTestQuestions>['body']['tags']) =>
      call(tagLevelTestQuestions, { params: { id }, body: { tags } }),
    onSettled,
  })
}

export function useUploadAudio() {
  return useMutation({ mutationFn: (audio: File) => call(uploadLevelTestAudio, { body: { audio } }) })
}

export const useExportQuestions = (id: string) =>
  useMutation({ mutationFn: () => call(exportLevelTestQuestions, { params: { id } }) })

export function useCheckImport(id: string) {
  return useMutation({
    mutationFn: (csv: string) =>
      call(importLevelTestQuestions, { params: { id }, body: { csv, isPreview: true } }),
  })
}

export function useImportQuestions(id: string) {
  const onSettled = useInvalidateTests()
  return useMutation({
    mutationFn: (csv: string) => call(importLevelTestQuestions, { params: { id }, body: { csv } }),
    onSettled,
  })
}
