import { Button } from '@mantine/core'
import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { isBlocked } from '@sohbet/domain/enrollment/prerequisites'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { CourseDates } from '../courses/course-dates.tsx'
import { FitNote } from '../courses/fit-note.tsx'
import { PriceFrom } from '../enrollment/price.tsx'
import { enrollPath, learnerPaths } from '../learner-paths.ts'
import styles from './dashboard.module.css'
import { Panel } from './panel.tsx'

export function AvailablePanel({ dashboard }: { dashboard: LearnerDashboard }) {
  const { enrollableCourses: courses, hasWaitingList, more } = dashboard
  const { t } = useTranslation(['dashboard', 'enrollment'])
  return (
    <Panel
      title={t('available.title')}
      {...(courses.length > 0 && {
        more: { to: learnerPaths.available, label: t('available.all'), count: more.enrollableCourses },
      })}
    >
      {courses.length === 0 && (
        <p className={styles.none}>
          {t('enrollment:courses.noneAvailable')}. {t('enrollment:courses.noneAvailableHint')}
        </p>
      )}
      <ul className={styles.offers}>
        {courses.map((course) => (
          <AvailableRow key={course.id} course={course} hasWaitingList={hasWaitingList} />
        ))}
      </ul>
    </Panel>
  )
}

type RowProps = { course: LearnerDashboard['enrollableCourses'][number]; hasWaitingList: boolean }

function AvailableRow({ course, hasWaitingList }: RowProps) {
  const { t } = useTranslation(['dashboard', 'enrollment'])
  const { id, name } = course
  const spots = spotsLeft(course)
  return (
    <li className={styles.offer}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <StatusBadge tone={spots > 0 ? 'good' : 'neutral'}>
          {spots > 0 ? t('enrollment:spots', { count: spots }) : t('enrollment:full')}
        </StatusBadge>
      </div>
      <p className={styles.facts}>
        <CourseDates {...course} /> · <PriceFrom course={course} />
      </p>
      <FitNote course={course} />
      {spots > 0 ? (
        <Button
          variant="default"
          className={styles.start}
          component={Link}
          to={enrollPath(id)}
          aria-label={t(isBlocked(course) ? 'available.missingNamed' : 'available.enrollNamed', { name })}
        >
          {isBlocked(course) ? t('enrollment:courses.whatIsMissing') : t('enrollment:courses.enroll')}
        </Button>
      ) : hasWaitingList ? (
        <Button
          variant="default"
          className={styles.start}
          component={Link}
          to={`${enrollPath(id)}?step=payment`}
          aria-label={t('available.waitNamed', { name })}
        >
          {t('enrollment:courses.waitFor')}
        </Button>
      ) : null}
    </li>
  )
}
