import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { LoadingState } from '../../ui/feedback/states.tsx'
import { offerQuery, ownEnrollmentsQuery } from '../enrollment/enrollment.queries.ts'
import styles from './enroll.module.css'
import { LoadError } from './load-error.tsx'
import { NotOffered } from './not-offered.tsx'
import { OwnSeat } from './own-seat.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { Wizard } from './wizard.tsx'

export const clientLoader = () => loadTexts('enroll')

export default function EnrollPage() {
  const { t } = useTranslation('enrollment')
  const { courseId = '' } = useParams()
  return (
    <>
      <PageTitle>{t('wizard.title')}</PageTitle>
      {/* Choices for one course do not carry over to the next */}
      <EnrollCourse key={courseId} courseId={courseId} />
    </>
  )
}

function EnrollCourse({ courseId }: { courseId: string }) {
  const { t } = useTranslation('enrollment')
  const offered = useQuery(offerQuery(courseId))
  const course = offered.data
  // The server refuses an invalid id as bad input, and says so of the course too
  const isInvalid = offered.error instanceof ApiError && offered.error.status === 400
  // A course with the learner's own seat is no longer offered
  const mine = useQuery({ ...ownEnrollmentsQuery, enabled: course === null })
  const seat = mine.data?.enrollments.find((own) => own.courseId === courseId && own.status !== 'cancelled')

  if (course) return <Wizard course={course} />
  if (seat) return <OwnSeat seat={seat} />
  if (isInvalid) return <NotOffered courseId={courseId} skeleton={<WizardSkeleton />} />
  const failed = [offered, mine].find(({ isError }) => isError)
  if (failed)
    return (
      <LoadError
        message={errorMessage(failed.error, t('fetchFailed'))}
        onRetry={() => void failed.refetch()}
      />
    )
  if (offered.isPending || mine.isPending || offered.isFetching || mine.isFetching) return <WizardSkeleton />
  return <NotOffered courseId={courseId} skeleton={<WizardSkeleton />} />
}

const WizardSkeleton = () => (
  <LoadingState>
    <div className={styles.wizard}>
      <div className={styles.columns}>
        <Skeleton height={40} width="70%" mb="md" />
        <Skeleton height={56} mb="md" />
        <Skeleton height={480} />
        <Skeleton height={560} className={styles.panel} />
      </div>
    </div>
  </LoadingState>
)
