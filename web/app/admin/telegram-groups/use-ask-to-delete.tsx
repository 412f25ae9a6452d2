import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { useDeleteGroups } from './telegram-groups.queries.ts'

/** Deletes the groups of a course after confirmation. */
export function useAskToDelete() {
  const { t } = useTranslation('telegramGroups')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync } = useDeleteGroups()

  const ask = async (courseId: string) => {
    try {
      const isDone = await confirm({
        message: t('remove.ask'),
        isDestructive: true,
        action: () => mutateAsync(courseId),
      })
      if (isDone) showSuccess(t('remove.done'))
    } catch (error) {
      showError(t('remove.failed'), errorMessage(error))
    }
  }
  return { askToDelete: (courseId: string) => void ask(courseId), dialog }
}
