import type { Module } from '@sohbet/contract/catalogue/modules'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useCopyModule } from './modules.queries.ts'

/** Adds the copy as a draft at the end of the list. */
export function useCopy() {
  const { t } = useTranslation('modules')
  const { mutate } = useCopyModule()
  return ({ id }: Module) =>
    mutate(id, {
      onSuccess: ({ order }) => showSuccess(t('copy.done'), t('copy.doneText', { order })),
      onError: (error) => showError(t('copy.failed'), errorMessage(error)),
    })
}
