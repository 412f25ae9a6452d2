import { listCertificates, printCertificate, revokeCertificate } from '@sohbet/contract/learning/certificates'
import type { Input } from '@sohbet/contract/endpoint'
import type { Language } from '@sohbet/domain/language'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const certificatesKey = ['certificates'] as const

export const certificatesQuery = (query: Input<typeof listCertificates>['query']) =>
  queryOptions({
    queryKey: [...certificatesKey, query],
    queryFn: ({ signal }) => call(listCertificates, { query }, { signal }),
    placeholderData: keepPreviousData,
    // Learners get new ones
    staleTime: 0,
  })

export function useRevoke(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof revokeCertificate>['body']) =>
      call(revokeCertificate, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: certificatesKey }),
  })
}

export const usePrint = (language: Language) =>
  useMutation({
    mutationFn: (id: string) => call(printCertificate, { params: { id }, query: { language } }),
  })
