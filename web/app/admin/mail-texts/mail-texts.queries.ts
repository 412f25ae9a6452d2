import {
  getMailText,
  listMailTexts,
  previewMailText,
  resetMailText,
  saveMailText,
  sendTestMail,
  type EditedMail,
  type MailName,
  type SavedMailText,
} from '@sohbet/contract/site/mail-texts'
import type { Language } from '@sohbet/domain/language'
import type { MailText } from '@sohbet/domain/mail-text/mail-text'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const key = ['mail-texts'] as const
type Place = { mail: MailName; language: Language }

export const mailTextsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call(listMailTexts, {}, { signal }),
})

export const mailTextQuery = (mail: MailName) =>
  queryOptions({
    queryKey: [...key, mail],
    queryFn: ({ signal }) => call(getMailText, { params: { mail } }, { signal }),
    staleTime: 0,
  })

/** Past the cache, for an open form. */
export const loadMailText = (mail: MailName): Promise<EditedMail> => call(getMailText, { params: { mail } })

export const previewQuery = (params: Place, body: MailText) =>
  queryOptions({
    queryKey: ['mail-preview', params, body],
    queryFn: ({ signal }) => call(previewMailText, { params, body }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })

/** Both change the list and the mail. */
function useChange<Values>(change: (values: Values) => Promise<EditedMail>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (saved) => {
      client.setQueryData(mailTextQuery(saved.mail).queryKey, saved)
      void client.invalidateQueries({ queryKey: key, exact: true })
    },
  })
}

export const useSaveMailText = (params: Place) =>
  useChange((body: SavedMailText) => call(saveMailText, { params, body }))

export const useResetMailText = (params: Place) =>
  useChange((revision: number) => call(resetMailText, { params, body: { revision } }))

export const useSendTest = (params: Place) =>
  useMutation({ mutationFn: (body: MailText) => call(sendTestMail, { params, body }) })
