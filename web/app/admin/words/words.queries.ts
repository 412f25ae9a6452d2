import type { Input } from '@sohbet/contract/endpoint'
import { importWords, listWords, saveWords } from '@sohbet/contract/catalogue/module-words'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const wordsKey = ['module-words'] as const

export const loadWords = (id: string) => call(listWords, { params: { id } })

export const wordsQuery = (moduleId: string) =>
  queryOptions({ queryKey: [...wordsKey, moduleId], queryFn: () => loadWords(moduleId), staleTime: 0 })

export function useSaveWords(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof saveWords>['body']) => call(saveWords, { params: { id }, body }),
    onSuccess: (list) => client.setQueryData(wordsQuery(id).queryKey, list),
  })
}

export const useCheckWords = (id: string) =>
  useMutation({
    mutationFn: (csv: string) => call(importWords, { params: { id }, body: { csv, isPreview: true } }),
  })

export function useImportWords(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (csv: string) => call(importWords, { params: { id }, body: { csv, isPreview: false } }),
    onSettled: () => void client.invalidateQueries({ queryKey: wordsKey }),
  })
}
