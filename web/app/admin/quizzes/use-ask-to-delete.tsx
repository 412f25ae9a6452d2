import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { shortened } from '@sohbet/domain/shortened'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import styles from './quizzes.module.css'
import { useDeleteQuestion } from './quizzes.queries.ts'

export function useAskToDelete(quizId: string) {
  const { t } = useTranslation('quizzes')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: remove } = useDeleteQuestion(quizId)

  const ask = async ({ id, content }: KeyedQuizQuestion) => {
    try {
      const isDone = await confirm({
        message: (
          <>
            <p className={styles.plain}>{t('questions.ask')}</p>
            <blockquote className={styles.quote} lang="en">
              {shortened(content)}
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
  return { askToDelete: (question: KeyedQuizQuestion) => void ask(question), dialog }
}
