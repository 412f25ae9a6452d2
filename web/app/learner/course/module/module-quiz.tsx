import { Button } from '@mantine/core'
import type { LearnerCourse, LearnerModule } from '@sohbet/contract/learning/progress'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link, useNavigate } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { useLanguage } from '../../../texts/language.ts'
import { formatPercent } from '../../../ui/format.ts'
import { ChunksAhead } from '../../../ui/feedback/chunk.tsx'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { coursePath } from '../../learner-paths.ts'
import { wholeQuiz } from '../chunks.ts'
import { quizQuery, useStartQuiz } from '../course.queries.ts'
import styles from '../course.module.css'
import { RowShape } from './module-skeleton.tsx'

type Props = {
  course: LearnerCourse
  module: LearnerModule
  /** The quiz is the next step of the module. */
  isNext: boolean
}

/** The module's quiz, its result, and the link to it. */
export function ModuleQuiz({ course, module, isNext }: Props) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  const { data: quiz, error, refetch } = useQuery(quizQuery(module.id))
  const { bestResult } = module.work

  if (error && !quiz)
    return <ErrorState title={errorMessage(error, t('quizFailed'))} onRetry={() => void refetch()} />
  if (!quiz)
    return (
      <LoadingState>
        <RowShape />
      </LoadingState>
    )
  if (quiz.questionCount === 0) return <p className={styles.missing}>{t('quiz.empty')}</p>
  const to = coursePath(course.id, { module: module.order, view: 'quiz' })
  return (
    <div className={styles.card} data-next={isNext || undefined}>
      <div>
        <strong>
          {t('quiz.questions', { count: quiz.questionCount })}
          {bestResult !== null && ` · ${t('quiz.best', { percent: formatPercent(bestResult, language) })}`}
        </strong>
        {!quiz.attempt?.completedAt && <p>{t('quiz.hint')}</p>}
      </div>
      {quiz.attempt ? (
        <Button component={Link} to={to} variant={isNext ? 'filled' : 'default'}>
          {t(quiz.attempt.completedAt ? 'quiz.open' : 'quiz.goOn')}
        </Button>
      ) : (
        <StartButton moduleId={module.id} quizId={quiz.id} to={to} isNext={isNext} />
      )}
      <ChunksAhead chunks={wholeQuiz} />
    </div>
  )
}

type StartProps = { moduleId: string; quizId: string; to: string; isNext: boolean }

function StartButton({ moduleId, quizId, to, isNext }: StartProps) {
  const { t } = useTranslation('player')
  const navigate = useNavigate()
  const start = useStartQuiz({ moduleId, quizId })
  return (
    <Button
      variant={isNext ? 'filled' : 'default'}
      loading={start.isPending}
      onClick={() =>
        start.mutate(undefined, {
          onSuccess: () => void navigate(to),
          onError: (error) => showError(t('quiz.startFailed'), errorMessage(error)),
        })
      }
    >
      {t('quiz.start')}
    </Button>
  )
}
