import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { ownEnrollmentsQuery } from '../enrollment/enrollment.queries.ts'
import { learnerPaths } from '../learner-paths.ts'
import { AvailableCourses } from './available-courses.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import styles from './courses.module.css'
import { CreditsSection } from './credits-section.tsx'
import { EnrolledCourses } from './enrolled-courses.tsx'
import { PendingSeat } from './pending-seat.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { WaitingLists } from './waiting-lists.tsx'

export const clientLoader = () => loadTexts('enroll')

/** The learner's courses and payments, and available courses. */
export default function CoursesPage() {
  const { t } = useTranslation('enrollment')
  return (
    <div className={styles.page}>
      <PageTitle>{t('courses.title')}</PageTitle>
      <header>
        <Title order={1}>{t('courses.title')}</Title>
        <p className={styles.intro}>
          {t('courses.intro')} <Link to={learnerPaths.certificates}>{t('courses.toCertificates')}</Link>
        </p>
      </header>
      <OwnCourses />
      <CoursesSection title={t('courses.available')} id="available">
        <AvailableCourses />
      </CoursesSection>
      <CoursesSection title={t('credits.title')}>
        <CreditsSection />
      </CoursesSection>
    </div>
  )
}

function OwnCourses() {
  const { t } = useTranslation('enrollment')
  const { data, error, refetch } = useQuery(ownEnrollmentsQuery)
  const isPlaced = Boolean(useSession()?.user.leveltest)
  const isNewcomer = !isPlaced && data?.enrollments.length === 0
  const pending = data?.enrollments.filter(({ status }) => status === 'pending') ?? []
  // A learner with a seat to pay for needs no hint to find one
  const isOnlyPending = pending.length > 0 && pending.length === data?.enrollments.length
  return (
    <>
      {pending.length > 0 && (
        <CoursesSection
          title={t(pending.every(({ amount }) => amount === 0) ? 'held.title' : 'courses.pending')}
        >
          <ul className={styles.cards}>
            {pending.map((seat) => (
              <PendingSeat key={seat.id} seat={seat} />
            ))}
          </ul>
        </CoursesSection>
      )}
      {!isOnlyPending && (
        <CoursesSection title={t('courses.enrolled')}>
          {isNewcomer && <LevelFirst />}
          {data && !isNewcomer && <EnrolledCourses enrollments={data.enrollments} />}
          {!data && error && (
            <ErrorState
              title={t('courses.failed')}
              hint={errorMessage(error)}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !error && <CardSkeletons />}
        </CoursesSection>
      )}
      {data && data.waiting.length > 0 && (
        <CoursesSection title={t('courses.waiting')}>
          <WaitingLists places={data.waiting} />
        </CoursesSection>
      )}
    </>
  )
}

/** Enrolment requires a level, so the learner sees this before choosing a course. */
function LevelFirst() {
  const { t } = useTranslation('enrollment')
  return (
    <EmptyState
      drawing="stop"
      title={t('courses.levelFirst')}
      hint={t('courses.levelFirstHint')}
      action={
        <Button component={Link} to={paths.levelTest}>
          {t('prerequisites.takeTest')}
        </Button>
      }
    />
  )
}

function CoursesSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <Title order={2} id={titleId}>
        {title}
      </Title>
      {children}
    </section>
  )
}
