import { Button, Skeleton } from '@mantine/core'
import type { Reply } from '@sohbet/contract/endpoint'
import type { verifyPayment } from '@sohbet/contract/selling/payments'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { Moment, MomentActions } from '../../parts/pictures/moment.tsx'
import { BusScene } from '../../parts/pictures/scenes.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { LoadingState } from '../../ui/feedback/states.tsx'
import { coursePath, enrollPath, learnerPaths } from '../learner-paths.ts'
import { FirstSession } from './first-session.tsx'
import { refreshSeats, verificationQuery } from './enrollment.queries.ts'
import { Outcome } from './outcome.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import styles from './outcome.module.css'

export const clientLoader = () => loadTexts('enroll')

type Verification = Reply<typeof verifyPayment>

/** Target of a successful payment page. */
export default function SuccessPage() {
  const { t } = useTranslation('enrollment')
  const [search] = useSearchParams()
  const sessionId = search.get('session_id')
  return (
    <>
      <PageTitle>{t('wizard.steps.payment')}</PageTitle>
      {sessionId ? (
        <Verify key={sessionId} sessionId={sessionId} />
      ) : (
        <Failed hint={t('success.noSession')} />
      )}
    </>
  )
}

function Verify({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('enrollment')
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(sessionId))
  const status = data?.status

  useEffect(() => {
    if (status) void refreshSeats(client)
  }, [client, status])

  if (data) return <Verdict data={data} isAsking={isFetching} onAsk={() => void refetch()} />
  // A missing payment was not made; other errors say nothing about it
  if (error instanceof ApiError && error.status === 404) return <Failed />
  if (error)
    return (
      <Outcome title={t('success.unknown')}>
        <p role="alert">{errorMessage(error)}</p>
        <p>{t('success.unknownHint')}</p>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {t('success.askAgain')}
        </Button>
        <MyCourses />
      </Outcome>
    )
  return (
    <LoadingState>
      <p className={styles.checking}>{t('success.checking')}</p>
      <Skeleton height={240} />
    </LoadingState>
  )
}

type VerdictProps = { data: Verification; isAsking: boolean; onAsk: () => void }

function Verdict({ data: { status, courseId, courseName: course }, isAsking, onAsk }: VerdictProps) {
  const { t } = useTranslation('enrollment')
  switch (status) {
    case 'complete':
      return (
        <Moment title={t('success.title')} picture={<BusScene says="Hoş geldin!" />}>
          <p>
            <strong>{t('success.course', { course })}</strong>
          </p>
          <FirstSession courseId={courseId} />
          <MomentActions>
            <Button component={Link} to={coursePath(courseId)} size="lg">
              {t('success.toCourse')}
            </Button>
            <MyCourses size="lg" />
          </MomentActions>
          <p className={styles.mail}>{t('success.mail')}</p>
        </Moment>
      )
    case 'open':
      return (
        <Outcome title={t('success.open')} drawing="tea">
          <p aria-live="polite">{t('success.openHint', { course })}</p>
          <Button loading={isAsking} onClick={onAsk}>
            {t('success.askAgain')}
          </Button>
          <MyCourses />
        </Outcome>
      )
    case 'review':
      return (
        <Outcome title={t('success.review')} drawing="tea">
          <p>{t('success.reviewText', { course })}</p>
          <MyCourses isPrimary />
        </Outcome>
      )
    case 'refunded':
      return (
        <Outcome title={t('success.refunded')}>
          <p>{t('success.refundedText', { course })}</p>
          <MyCourses isPrimary />
        </Outcome>
      )
    case 'unprepared':
      return (
        <Outcome title={t('success.unprepared')}>
          <p>{t('success.unpreparedText', { course })}</p>
          <Button component={Link} to={enrollPath(courseId)}>
            {t('courses.whatIsMissing')}
          </Button>
          <MyCourses />
        </Outcome>
      )
    default:
      return <Failed courseId={courseId} />
  }
}

function Failed({ hint, courseId }: { hint?: string; courseId?: string }) {
  const { t } = useTranslation('enrollment')
  return (
    <Outcome title={t('success.failed')}>
      <p role="alert">{t('success.failedText')}</p>
      <p>{t('success.nothingPaid')}</p>
      {hint && <p>{hint}</p>}
      {courseId && (
        <Button component={Link} to={enrollPath(courseId)}>
          {t('success.tryAgain')}
        </Button>
      )}
      <MyCourses isPrimary={!courseId} />
    </Outcome>
  )
}

function MyCourses({ isPrimary = false, size }: { isPrimary?: boolean; size?: 'lg' }) {
  const { t } = useTranslation('enrollment')
  return (
    <Button
      variant={isPrimary ? 'filled' : 'default'}
      {...(size && { size })}
      component={Link}
      to={learnerPaths.courses}
    >
      {t('success.myCourses')}
    </Button>
  )
}
