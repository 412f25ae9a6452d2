import type { MediaFile } from '@sohbet/contract/catalogue/media-library'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useDeleteMedia } from './media.queries.ts'

export function useAskToDelete() {
  const { t } = useTranslation('media')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: remove } = useDeleteMedia()

  const ask = async ({ folder, name }: MediaFile) => {
    try {
      const message = t('delete.ask', { name })
      if (await confirm({ message, isDestructive: true, action: () => remove({ folder, name }) }))
        showSuccess(t('delete.done'))
    } catch (error) {
      showError(t('delete.failed'), errorMessage(error))
    }
  }
  return { askToDelete: (file: MediaFile) => void ask(file), dialog }
}
