import { Button, Skeleton, Title } from '@mantine/core'
import type { LearnerCourse, ListedModule } from '@sohbet/contract/learning/progress'
import { useQuery } from '@tanstack/react-query'
import IconArrowLeft from '#icons/IconArrowLeft'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { coursePath } from '../../learner-paths.ts'
import { quizQuery, useStartQuiz } from '../course.queries.ts'
import styles from './quiz.module.css'
import { QuizAttempt } from './quiz-attempt.tsx'

type Props = { course: LearnerCourse; module: ListedModule }

/** A module's quiz from its start to its review. */
export function QuizScreen({ course, module }: Props) {
  const { t } = useTranslation('player')
  const { data: quiz, error, refetch } = useQuery(quizQuery(module.id))
  // A retry would change nothing
  const isNone = error instanceof ApiError && error.code === 'QUIZ_NOT_FOUND'
  return (
    <div className={styles.screen}>
      <header>
        <Button
          component={Link}
          variant="subtle"
          color="gray"
          className={styles.back}
          to={coursePath(course.id, { module: module.order })}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {t('quiz.back', { number: module.order })}
        </Button>
        <Title order={1} className={styles.title}>
          {t('quiz.heading', { module: module.name })}
        </Title>
      </header>
      {quiz?.attempt && (
        // A new attempt starts with new state
        <QuizAttempt
          key={quiz.attempt.id}
          course={course}
          module={module}
          questions={quiz.questions ?? []}
          attempt={quiz.attempt}
          onStale={() => void refetch()}
        />
      )}
      {quiz && !quiz.attempt && (
        <QuizStart moduleId={module.id} quizId={quiz.id} questionCount={quiz.questionCount} />
      )}
      {!quiz && error && isNone && <EmptyState title={errorMessage(error)} hint={t('quiz.none')} />}
      {!quiz && error && !isNone && (
        <ErrorState title={errorMessage(error, t('quizFailed'))} onRetry={() => void refetch()} />
      )}
      {!quiz && !error && (
        <LoadingState>
          <Skeleton height={20} width="40%" />
          <Skeleton height={320} />
        </LoadingState>
      )}
    </div>
  )
}

type StartProps = { moduleId: string; quizId: string; questionCount: number }

function QuizStart({ moduleId, quizId, questionCount }: StartProps) {
  const { t } = useTranslation('player')
  const start = useStartQuiz({ moduleId, quizId })
  if (questionCount === 0) return <EmptyState title={t('quiz.empty')} />
  return (
    <EmptyState
      title={t('quiz.questions', { count: questionCount })}
      hint={t('quiz.hint')}
      action={
        <Button
          size="lg"
          loading={start.isPending}
          onClick={() =>
            start.mutate(undefined, {
              onError: (error) => showError(t('quiz.startFailed'), errorMessage(error)),
            })
          }
        >
          {t('quiz.start')}
        </Button>
      }
    />
  )
}
