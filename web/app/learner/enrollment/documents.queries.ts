import { getSalesDocuments, listAcceptedDocuments } from '@sohbet/contract/selling/sales-documents'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useLanguage } from '../../texts/language.ts'

export const salesDocumentsKey = ['sales-documents']

/** The documents to accept, in the language of the screen. */
export function useSalesDocumentsQuery() {
  const language = useLanguage()
  return queryOptions({
    queryKey: [...salesDocumentsKey, language],
    queryFn: ({ signal }) => call(getSalesDocuments, {}, { signal }),
  })
}

export const acceptedDocumentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['accepted-documents', id],
    queryFn: ({ signal }) => call(listAcceptedDocuments, { params: { id } }, { signal }),
  })
