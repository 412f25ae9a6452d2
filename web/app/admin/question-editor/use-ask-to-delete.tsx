import { shortened } from '@sohbet/domain/shortened'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import styles from './question-editor.module.css'

type Options = { message: string; remove: (id: string) => Promise<unknown> }

/** Deletes a question after a confirmation that quotes it. */
export function useAskToDelete({ message, remove }: Options) {
  const { t } = useTranslation('questionEditor')
  const { confirm, dialog } = useConfirm()

  const ask = async (id: string, text: string) => {
    try {
      const isDone = await confirm({
        message: (
          <>
            <p className={styles.plain}>{message}</p>
            <blockquote className={styles.quote} lang="en">
              {shortened(text)}
            </blockquote>
          </>
        ),
        isDestructive: true,
        action: () => remove(id),
      })
      if (isDone) showSuccess(t('deleted'))
    } catch (error) {
      showError(t('deleteFailed'), errorMessage(error))
    }
  }
  return { askToDelete: (id: string, text: string) => void ask(id, text), dialog }
}
