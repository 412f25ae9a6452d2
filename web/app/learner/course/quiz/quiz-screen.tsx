import { Button } from '@mantine/core'
import type { LearnerCourse, ListedModule } from '@sohbet/contract/learning/progress'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx'
import { coursePath } from '../../learner-paths.ts'
import { quizQuery } from '../course.queries.ts'
import { QuizSkeleton } from '../quiz-skeleton.tsx'
import { QuizAttempt } from './quiz-attempt.tsx'
import { QuizHeading } from './quiz-heading.tsx'
import { QuizStart } from './quiz-start.tsx'
import styles from './quiz.module.css'

type Props = { course: LearnerCourse; module: ListedModule }

/** A module's quiz from its start to its review. */
export function QuizScreen({ course, module }: Props) {
  const { t } = useTranslation('player')
  const { data: quiz, error, refetch } = useQuery(quizQuery(module.id))
  if (!quiz && !error) return <QuizSkeleton />
  // A retry would change nothing
  const isNone = error instanceof ApiError && error.code === 'QUIZ_NOT_FOUND'
  const isEmpty = quiz?.questionCount === 0 && !quiz.attempt
  return (
    <div className={styles.screen}>
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
      {quiz && !quiz.attempt && !isEmpty && (
        <QuizStart module={module} quizId={quiz.id} questionCount={quiz.questionCount} />
      )}
      {(isEmpty || (!quiz && isNone)) && (
        <>
          <QuizHeading module={module} />
          <EmptyState
            title={isEmpty ? t('quiz.empty') : errorMessage(error)}
            hint={t('quiz.none')}
            action={
              <Button component={Link} to={coursePath(course.id, { module: module.order })}>
                {t('quiz.back', { number: module.order })}
              </Button>
            }
          />
        </>
      )}
      {!quiz && error && !isNone && (
        <>
          <QuizHeading module={module} />
          <ErrorState title={errorMessage(error, t('quizFailed'))} onRetry={() => void refetch()} />
        </>
      )}
    </div>
  )
}
