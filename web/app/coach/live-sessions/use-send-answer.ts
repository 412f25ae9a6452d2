import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useAnswerRequests } from './session-requests.queries.ts'

/** Sends an answer to requests, and says what became of them. */
export function useSendAnswer() {
  const { t } = useTranslation('substitutes')
  const { mutate, isPending, data } = useAnswerRequests()
  const send = (ids: string[], isAccepted: boolean) =>
    mutate(
      { ids, isAccepted },
      {
        onSuccess: ({ results }) => {
          const refusals = results.flatMap(({ message }) => message ?? [])
          const count = results.length - refusals.length
          if (count > 0) showSuccess(isAccepted ? t('requests.taken', { count }) : t('requests.declined'))
          if (refusals[0]) showError(t('requests.refused', { count: refusals.length }), refusals[0])
        },
        onError: (error) => showError(t('requests.failed'), errorMessage(error)),
      },
    )
  return { send, isPending, results: data?.results ?? [] }
}
