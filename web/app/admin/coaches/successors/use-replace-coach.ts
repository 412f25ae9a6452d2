import { useCallback } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useSuccessors } from './use-successors.tsx'

/** Hands all over that a coach has, who stays a coach. Render `replaceDialog`. */
export function useReplaceCoach() {
  const { t } = useTranslation('successors')
  const { askForSuccessors, successorsDialog } = useSuccessors()
  const ask = useCallback(
    async (userId: string, username: string) => {
      const question = { userId, username, change: { kind: 'replace' }, deed: t('replaceDeed') } as const
      try {
        if ((await askForSuccessors(question)) === undefined) showSuccess(t('nothing', { name: username }))
      } catch (error) {
        showError(t('loadFailed'), errorMessage(error))
      }
    },
    [askForSuccessors, t],
  )
  const replaceCoach = useCallback((userId: string, username: string) => void ask(userId, username), [ask])
  return { replaceCoach, replaceDialog: successorsDialog }
}
