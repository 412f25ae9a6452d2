import { signature } from '@sohbet/contract/signed'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useSearchParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useConfirmMail } from './opening.queries.ts'

/** The link of the test mail leads here; its signature proves that the mail arrived. */
export function useArrivedMail(): void {
  const { t } = useTranslation('opening')
  const [search, setSearch] = useSearchParams()
  const { mutate: confirm } = useConfirmMail()
  const confirmed = useRef(false)
  const proof = signature.safeParse(Object.fromEntries(search)).data
  useEffect(() => {
    if (!proof || confirmed.current) return
    confirmed.current = true
    confirm(proof, {
      onSuccess: () => showSuccess(t('steps.mail.arrived')),
      onError: (error) => showError(t('failed'), errorMessage(error)),
      onSettled: () => setSearch({}, { replace: true }),
    })
  }, [proof, confirm, setSearch, t])
}
