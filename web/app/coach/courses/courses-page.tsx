import { Button } from '@mantine/core'
import type { CoachCourse } from '@sohbet/contract/learning/coach-courses'
import { progressColour } from '@sohbet/domain/course/progress'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { newMessagePath } from '../../paths.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { useLanguage } from '../../texts/language.ts'
import { formatDay, formatPercent } from '../../ui/format.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { StatusBadge, type Tone } from '../../ui/feedback/status-badge.tsx'
import { coursePath } from '../coach-paths.ts'
import { coachCoursesQuery } from '../coach.queries.ts'
import styles from './courses.module.css'

const tones = { ongoing: 'good', upcoming: 'info', completed: 'neutral' } as const satisfies Record<
  CoachCourse['status'],
  Tone
>

export default function CoachCoursesPage() {
  const { t } = useTranslation('coach')
  const { data: courses, error, refetch } = useQuery(coachCoursesQuery)
  return (
    <div className={styles.page}>
      <PageTitle>{t('courses.title')}</PageTitle>
      <h1 className={styles.heading}>{t('courses.title')}</h1>
      {courses ? (
        courses.length === 0 ? (
          <section className={styles.panel}>
            <EmptyState
              title={t('courses.empty')}
              hint={t('courses.emptyHint')}
              action={
                <Button
                  variant="default"
                  component={Link}
                  to={newMessagePath('coach', { to: 'school', subject: t('courses.subject') })}
                >
                  {t('courses.write')}
                </Button>
              }
            />
          </section>
        ) : (
          <ul className={styles.list}>
            {courses.map((course) => (
              <CourseCard key={course.id} course={course} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState title={t('courses.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={8} />
      )}
    </div>
  )
}

function CourseCard({ course }: { course: CoachCourse }) {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  const { id, name, typeName, status, isCancelled, progress, isPrimary, learnerCount, seats, inactiveCount } =
    course
  return (
    <li className={styles.course}>
      <h2>
        <Link to={coursePath(id)}>{name}</Link>
      </h2>
      <p className={styles.badges}>
        {isCancelled ? (
          <StatusBadge tone="bad">{t('courses.cancelled')}</StatusBadge>
        ) : (
          <StatusBadge tone={tones[status]}>{t(`courses.status.${status}`)}</StatusBadge>
        )}
        {!isPrimary && <StatusBadge tone="neutral">{t('courses.second')}</StatusBadge>}
        {inactiveCount > 0 && (
          <StatusBadge tone="warning">{t('courses.silent', { count: inactiveCount })}</StatusBadge>
        )}
      </p>
      <p className={styles.soft}>
        {typeName} ·{' '}
        {t('course.dates', {
          start: formatDay(course.startDate, language),
          end: formatDay(course.endDate, language),
        })}
      </p>
      <p className={styles.soft}>{t('courses.learners', { count: learnerCount, seats })}</p>
      {status === 'ongoing' && !isCancelled && (
        <div className={styles.passed}>
          <ProgressBar
            percent={progress}
            colour={progressColour(progress)}
            label={t('courses.progressOf', { name })}
          />
          <small>{t('courses.passed', { percent: formatPercent(progress, language) })}</small>
        </div>
      )}
    </li>
  )
}
