import type { Coach, CoachFields } from '@sohbet/contract/people/coaches'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import { useSuccessors } from './successors/use-successors.tsx'

/**
 * Before a coach becomes passive: asks, or asks for successors and saves the fields with them. Says what is left to
 * do. Render `dialog`.
 */
export function useAskToDeactivate(coach: Coach | undefined) {
  const { t } = useTranslation('coaches')
  const { confirm, dialog } = useConfirm()
  const { askForSuccessors, successorsDialog } = useSuccessors()

  const beforeSaving = async (fields: CoachFields): Promise<'save' | 'saved' | 'stay'> => {
    if (!coach?.isActive || !coach.userId || fields.isActive) return 'save'
    const username = coach.user?.username ?? t('erased')
    const note = t('passive.ask', { username })
    const deed = t('passive.deed')
    try {
      const change = { kind: 'deactivate', fields: { ...fields, isActive: false } } as const
      const isHandedOver = await askForSuccessors({ userId: coach.userId, username, change, note, deed })
      if (isHandedOver !== undefined) return isHandedOver ? 'saved' : 'stay'
      return (await confirm({ message: <p>{note}</p>, deed, isDestructive: true })) ? 'save' : 'stay'
    } catch (error) {
      showError(t('failed'), errorMessage(error, t('failedText')))
      return 'stay'
    }
  }
  return {
    beforeSaving,
    dialog: (
      <>
        {dialog}
        {successorsDialog}
      </>
    ),
  }
}
