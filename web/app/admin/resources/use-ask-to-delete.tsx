import type { AdminResource } from '@sohbet/contract/catalogue/resources'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { useDeleteResource } from './resources.queries.ts'

export function useAskToDelete() {
  const { t } = useTranslation('adminResources')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: remove } = useDeleteResource()
  const askToDelete = async ({ id, title }: AdminResource) => {
    try {
      const isGone = await confirm({
        message: t('askDelete', { title }),
        isDestructive: true,
        action: () => remove(id),
      })
      if (isGone) showSuccess(t('deleted'))
    } catch (error) {
      showError(t('deleteFailed'), errorMessage(error))
    }
  }
  return { askToDelete, dialog }
}
