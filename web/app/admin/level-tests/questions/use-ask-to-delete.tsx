import type { KeyedQuestion } from '@sohbet/contract/catalogue/level-test-questions'
import { shortened } from '@sohbet/domain/shortened'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../api/error-message.ts'
import { showError, showSuccess } from '../../../ui/toasts.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import styles from '../level-tests.module.css'
import { useDeleteQuestion } from '../level-tests.queries.ts'

export function useAskToDelete() {
  const { t } = useTranslation('levelTests')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: remove } = useDeleteQuestion()

  const ask = async ({ id, text }: KeyedQuestion) => {
    try {
      const isDone = await confirm({
        message: (
          <>
            <p className={styles.plain}>{t('questions.ask')}</p>
            <blockquote className={styles.quote} lang="en">
              {shortened(text)}
            </blockquote>
          </>
        ),
        isDestructive: true,
        action: () => remove(id),
      })
      if (isDone) showSuccess(t('questions.deleted'))
    } catch (error) {
      showError(t('questions.deleteFailed'), errorMessage(error))
    }
  }
  return { askToDelete: (question: KeyedQuestion) => void ask(question), dialog }
}
