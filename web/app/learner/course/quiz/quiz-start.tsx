import { Button, Title } from '@mantine/core'
import type { ListedModule } from '@sohbet/contract/learning/progress'
import IconArrowRight from '#icons/IconArrowRight'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { BusLine } from '../../../parts/stage/bus-line.tsx'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { useStartQuiz } from '../course.queries.ts'
import styles from './quiz.module.css'

type Props = { module: ListedModule; quizId: string; questionCount: number }

/** Before the first question: the bus waits at its first stop. */
export function QuizStart({ module, quizId, questionCount }: Props) {
  const { t } = useTranslation('player')
  const start = useStartQuiz({ moduleId: module.id, quizId })
  return (
    <div className={styles.start}>
      <div className={styles.invitation}>
        <Title order={1}>{t('quiz.heading', { module: module.name })}</Title>
        <BusLine position={0} count={questionCount}>
          <strong>{t('quiz.questions', { count: questionCount })}</strong>
        </BusLine>
        <p>{t('quiz.hint')}</p>
      </div>
      <Button
        size="lg"
        loading={start.isPending}
        rightSection={<IconArrowRight size={20} aria-hidden />}
        onClick={() =>
          start.mutate(undefined, {
            onError: (error) => showError(t('quiz.startFailed'), errorMessage(error)),
          })
        }
      >
        {t('quiz.start')}
      </Button>
    </div>
  )
}
