import {
  getOwnCertificates,
  issueCertificate,
  printCertificate,
  showCertificateName,
} from '@sohbet/contract/learning/certificates'
import type { Input } from '@sohbet/contract/endpoint'
import type { Language } from '@sohbet/domain/language'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { dashboardQuery } from '../dashboard/dashboard.queries.ts'

export const ownCertificatesQuery = queryOptions({
  queryKey: ['own-certificates'],
  queryFn: ({ signal }) => call(getOwnCertificates, {}, { signal }),
  // A job decides courses meanwhile
  staleTime: 0,
})

export function useIssue() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof issueCertificate>['body']) => call(issueCertificate, { body }),
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: dashboardQuery.queryKey })
      await client.invalidateQueries({ queryKey: ownCertificatesQuery.queryKey })
    },
  })
}

export function useShowName(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (showsName: boolean) => call(showCertificateName, { params: { id }, body: { showsName } }),
    onSettled: () => client.invalidateQueries({ queryKey: ownCertificatesQuery.queryKey }),
  })
}

export const useCertificatePdf = (id: string, language: Language) =>
  useMutation({ mutationFn: () => call(printCertificate, { params: { id }, query: { language } }) })
