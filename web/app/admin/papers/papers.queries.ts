import {
  exportMovements,
  getPapers,
  removeInvoice,
  uploadInvoice,
  type Papers,
} from '@sohbet/contract/selling/papers'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const papersQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: ['papers', enrollmentId],
    queryFn: ({ signal }) => call(getPapers, { params: { id: enrollmentId } }, { signal }),
    // The URLs of the files expire
    staleTime: 0,
  })

function useShowPapers(enrollmentId: string) {
  const client = useQueryClient()
  return (papers: Papers) => client.setQueryData(papersQuery(enrollmentId).queryKey, papers)
}

export function useUploadInvoice(enrollmentId: string, replaces?: string) {
  const onSuccess = useShowPapers(enrollmentId)
  return useMutation({
    mutationFn: (file: File) =>
      call(uploadInvoice, { body: { file, enrollmentId, ...(replaces !== undefined && { replaces }) } }),
    onSuccess,
  })
}

export function useRemoveInvoice(enrollmentId: string) {
  const onSuccess = useShowPapers(enrollmentId)
  return useMutation({
    mutationFn: (id: string) => call(removeInvoice, { params: { id } }),
    onSuccess,
  })
}

export const useExportMovements = (query: { from: string; to: string }) =>
  useMutation({ mutationFn: () => call(exportMovements, { query }) })
