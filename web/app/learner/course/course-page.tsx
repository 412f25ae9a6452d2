import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { Stage } from '../../shell/stage/stage.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { Outcome } from '../enrollment/outcome.tsx'
import { coursePath, learnerPaths } from '../learner-paths.ts'
import { courseQuery } from './course.queries.ts'
import { PlayerSkeleton } from './player-skeleton.tsx'
import { Player } from './player.tsx'
import { QuizSkeleton } from './quiz-skeleton.tsx'
import { useDeliveries } from './use-deliveries.ts'

/** The course player: /learner/course/{courseId}?module=3, and &view=quiz for the module's quiz. */
export default function CoursePage() {
  const { t } = useTranslation('player')
  const { courseId = '' } = useParams()
  const [search] = useSearchParams()
  const asked = search.get('module')
  const isQuiz = search.get('view') === 'quiz'
  const { data, error, refetch } = useQuery(courseQuery(courseId, asked ?? undefined))
  useDeliveries()

  return (
    <>
      {!data && <PageTitle>{t('title')}</PageTitle>}
      {data && <Player course={data} asked={asked} isQuiz={isQuiz} />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && !isQuiz && <PlayerSkeleton />}
      {!data && !error && isQuiz && (
        <Stage to={coursePath(courseId)} label={t('quiz.leave')}>
          <QuizSkeleton />
        </Stage>
      )}
    </>
  )
}

/** After a refusal it links to the other courses, because a retry would change nothing. */
function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('player')
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  const isCancelled = isRefusal && error.code === 'COURSE_CANCELLED'
  if (!isRefusal)
    return (
      <>
        <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
        <ErrorState title={errorMessage(error, t('courseFailed'))} onRetry={onRetry} />
      </>
    )
  return (
    <Outcome title={errorMessage(error, t('notFound'))}>
      <p role="alert">{t(isCancelled ? 'cancelledHint' : 'notFoundHint')}</p>
      <Button component={Link} to={learnerPaths.courses}>
        {t('toCourses')}
      </Button>
    </Outcome>
  )
}
