import type { QuizAttempt } from '@sohbet/contract/learning/quiz-attempts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { useRestartQuiz } from '../course.queries.ts'

type Props = { moduleId: string; attempt: QuizAttempt; isOpen: boolean; onClose: () => void }

/** Asks before the answers of an attempt are thrown away. */
export function RestartDialog({ moduleId, attempt, isOpen, onClose }: Props) {
  const { t } = useTranslation('player')
  const { mutate, isPending } = useRestartQuiz({ moduleId, quizId: attempt.quizId })
  const restart = () =>
    mutate(attempt.id, {
      onError: (error) => showError(t('quiz.restartFailed'), errorMessage(error)),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      message={t('quiz.restartConfirm')}
      isDestructive
      deed={t('quiz.restart')}
      isBusy={isPending}
      onYes={restart}
      onNo={onClose}
    />
  )
}
