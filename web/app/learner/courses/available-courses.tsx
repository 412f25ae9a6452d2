import { Button } from '@mantine/core'
import type { EnrollableCourse } from '@sohbet/contract/selling/enrollments'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { isBlocked } from '@sohbet/domain/enrollment/prerequisites'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { TextInLanguage } from '../enrollment/text-in-language.tsx'
import { enrollableQuery, ownEnrollmentsQuery } from '../enrollment/enrollment.queries.ts'
import { PriceFrom } from '../enrollment/price.tsx'
import { useHasWaitingList } from '../enrollment/use-has-waiting-list.ts'
import { enrollPath } from '../learner-paths.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import { CourseDates } from './course-dates.tsx'
import { FitNote } from './fit-note.tsx'
import styles from './courses.module.css'

/** Courses that can be joined, or waited for. */
export function AvailableCourses() {
  const { t } = useTranslation('enrollment')
  const { data, error, refetch } = useQuery(enrollableQuery)
  const { data: own } = useQuery(ownEnrollmentsQuery)
  // The learner of a cancelled course chooses first, and that has the red button
  const mustChoose = own?.enrollments.some(({ chooseUntil }) => chooseUntil !== null) ?? false
  if (!data && error)
    return (
      <ErrorState
        title={t('courses.availableFailed')}
        hint={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <CardSkeletons />
  // Waiting lists are shown above with their place
  const offered = data.filter(({ waitingPlace }) => waitingPlace === null)
  if (offered.length === 0)
    return (
      <EmptyState drawing="stop" title={t('courses.noneAvailable')} hint={t('courses.noneAvailableHint')} />
    )
  const best = mustChoose
    ? undefined
    : offered.find((course) => course.fit === 'fits' && spotsLeft(course) > 0)
  return (
    <ul className={styles.cards} data-wide>
      {offered.map((course) => (
        <AvailableCourse key={course.id} course={course} isBest={course === best} />
      ))}
    </ul>
  )
}

/** Only the best course has the red button. Before the level test no course fits, and the test has it. */
function AvailableCourse({ course, isBest }: { course: EnrollableCourse; isBest: boolean }) {
  const { t } = useTranslation('enrollment')
  const spots = spotsLeft(course)
  const to = enrollPath(course.id)
  const hasWaitingList = useHasWaitingList()
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>{course.name}</h3>
        <StatusBadge tone={spots > 0 ? 'good' : 'neutral'}>
          {spots > 0 ? t('spots', { count: spots }) : t('full')}
        </StatusBadge>
      </div>
      <p className={styles.facts}>
        <CourseDates {...course} /> · {course.typeName}
      </p>
      <FitNote course={course} />
      <TextInLanguage tr={course.description} en={course.descriptionEn} className={styles.description} />
      <p className={styles.price}>
        <PriceFrom course={course} />
      </p>
      <div className={styles.actions}>
        {spots > 0 && (
          <Button component={Link} to={to} variant={isBest ? 'filled' : 'default'}>
            {isBlocked(course) ? t('courses.whatIsMissing') : t('courses.enroll')}
          </Button>
        )}
        {spots === 0 && hasWaitingList && (
          <Button variant="default" component={Link} to={`${to}?step=payment`}>
            {t('courses.waitFor')}
          </Button>
        )}
      </div>
    </li>
  )
}
