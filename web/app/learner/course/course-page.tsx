import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useParams, useSearchParams } from 'react-router'
import { isRefusal } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { Stage } from '../../shell/stage/stage.tsx'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { Outcome } from '../enrollment/outcome.tsx'
import { coursePath, learnerPaths } from '../learner-paths.ts'
import { courseQuery } from './course.queries.ts'
import { PlayerSkeleton } from './player-skeleton.tsx'
import { Player, viewOf } from './player.tsx'
import { QuizSkeleton } from './quiz-skeleton.tsx'
import { useDeliveries } from './use-deliveries.ts'

/** The course player: /learner/course/{courseId}?module=3, with &view=quiz or &view=speak a screen of the module. */
export default function CoursePage() {
  const { t } = useTranslation('player')
  const { courseId = '' } = useParams()
  const [search] = useSearchParams()
  const asked = search.get('module')
  const view = viewOf(search.get('view'))
  const { data, error, refetch } = useQuery(courseQuery(courseId, asked ?? undefined))
  useDeliveries()

  return (
    <>
      {!data && <PageTitle>{t('title')}</PageTitle>}
      {data && <Player course={data} asked={asked} view={view} />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && !view && <PlayerSkeleton />}
      {!data && !error && view && (
        <Stage to={coursePath(courseId)} label={t('quiz.leave')}>
          {view === 'quiz' ? <QuizSkeleton /> : <LoadingState lines={6} />}
        </Stage>
      )}
    </>
  )
}

/** After a refusal it links to the other courses, because a retry would change nothing. */
function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('player')
  if (!isRefusal(error))
    return (
      <>
        <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
        <ErrorState title={errorMessage(error, t('courseFailed'))} onRetry={onRetry} />
      </>
    )
  return (
    <Outcome title={errorMessage(error, t('notFound'))}>
      <p role="alert">{t(error.code === 'COURSE_CANCELLED' ? 'cancelledHint' : 'notFoundHint')}</p>
      <Button component={Link} to={learnerPaths.courses}>
        {t('toCourses')}
      </Button>
    </Outcome>
  )
}
