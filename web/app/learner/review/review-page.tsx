import { Button, Title } from '@mantine/core'
import type { Review } from '@sohbet/contract/learning/review'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { getOutbox } from '../../outbox/outbox.ts'
import { paths } from '../../paths.ts'
import { screenLoader } from '../../shell/area-loader.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { Stage } from '../../shell/stage/stage.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { learnerPaths, reminderSettingsPath } from '../learner-paths.ts'
import { ReviewRun } from './review-run.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'
import { ReviewStart, type Round } from './review-start.tsx'
import { openCards, reviewQuery } from './review.queries.ts'
import { useDayText } from './use-day-text.ts'

const startCall = screenLoader('learner', reviewQuery)

export async function clientLoader(args: Parameters<typeof startCall>[0]): Promise<null> {
  await Promise.all([startCall(args), loadTexts('review')])
  return null
}

/** /learner/review: the cards that are due, one round of at most 20 at a time. */
export default function ReviewPage() {
  const { t } = useTranslation('review')
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(reviewQuery)
  const [round, setRound] = useState<Round>()
  // Cards of an earlier visit may have been rated on another device since
  const isLoading = isFetching && !isFetchedAfterMount
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {round ? (
        <Stage to={paths.learner} label={t('leave')}>
          <ReviewRun {...round} onAgain={() => setRound(undefined)} />
        </Stage>
      ) : isLoading ? (
        <ReviewSkeleton />
      ) : data ? (
        <Opened review={data} onStart={setRound} />
      ) : (
        error && <Failed error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

type OpenedProps = { review: Review; onStart: (round: Round) => void }

function Opened({ review, onStart }: OpenedProps) {
  const { t } = useTranslation('review')
  const [cards] = useState(() => openCards(review, getOutbox().waiting))
  if (cards.length === 0) return <NothingDue nextDue={review.nextDue} />
  return (
    <Stage to={paths.learner} label={t('leave')}>
      <ReviewStart cards={cards} more={review.more} onStart={onStart} />
    </Stage>
  )
}

const Failed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useTranslation('review')
  return (
    <>
      <Title order={1}>{t('title')}</Title>
      <ErrorState title={errorMessage(error, t('failed'))} onRetry={onRetry} />
    </>
  )
}

function NothingDue({ nextDue }: Pick<Review, 'nextDue'>) {
  const { t } = useTranslation('review')
  const dayText = useDayText()
  return (
    <>
      <Title order={1}>{t('title')}</Title>
      <EmptyState
        title={t(nextDue ? 'empty.title' : 'empty.noCards')}
        hint={nextDue ? t('empty.next', { day: dayText(nextDue) }) : t('empty.hint')}
        action={
          <>
            <Button component={Link} to={learnerPaths.courses} variant={nextDue ? 'default' : 'filled'}>
              {t('empty.courses')}
            </Button>
            {nextDue && <Link to={reminderSettingsPath}>{t('remind')}</Link>}
          </>
        }
      />
    </>
  )
}
