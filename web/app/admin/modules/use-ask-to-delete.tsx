import type { Module } from '@sohbet/contract/catalogue/modules'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useDeleteModule } from './modules.queries.ts'
import { useAffectedLearners } from './use-affected-learners.tsx'

/** Deletes a module after a confirmation; of a published one the running courses are named first. */
export function useAskToDelete(courseTypeId: string) {
  const { t } = useTranslation('modules')
  const { confirm, dialog } = useConfirm()
  const { mayChange, dialog: affectedDialog } = useAffectedLearners(courseTypeId)
  const { mutateAsync: remove } = useDeleteModule()

  const ask = async ({ id, order, name, isDraft }: Module) => {
    if (!isDraft && !(await mayChange())) return
    try {
      const message = t('delete.ask', { order, name })
      if (await confirm({ message, isDestructive: true, action: () => remove(id) }))
        showSuccess(t('delete.done'))
    } catch (error) {
      showError(t('delete.failed'), errorMessage(error))
    }
  }
  return {
    askToDelete: (module: Module) => void ask(module),
    dialogs: (
      <>
        {dialog}
        {affectedDialog}
      </>
    ),
  }
}
