import { Button } from '@mantine/core'
import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { courseStatus } from '@sohbet/domain/course/status'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { CourseBar } from '../courses/course-bar.tsx'
import { CourseDates } from '../courses/course-dates.tsx'
import { useNow } from '../../ui/use-now.ts'
import { coursePath, enrollPath, learnerPaths } from '../learner-paths.ts'
import styles from './dashboard.module.css'
import { Panel } from './panel.tsx'

type Courses = LearnerDashboard['enrolledCourses']

export function EnrolledPanel({ courses }: { courses: Courses }) {
  const { t } = useTranslation(['dashboard', 'enrollment'])
  const more = { to: learnerPaths.courses, label: t('enrolled.all') }
  if (courses.length === 0)
    return (
      <Panel title={t('enrolled.title')} more={more}>
        <p className={styles.none}>{t('enrollment:courses.none')}.</p>
        <Button variant="default" className={styles.start} component={Link} to={learnerPaths.available}>
          {t('enrollment:courses.browse')}
        </Button>
      </Panel>
    )
  return (
    <Panel title={t('enrolled.title')} more={more}>
      <ul className={styles.list}>
        {courses.map((course) => (
          <EnrolledRow key={course.enrollmentId} course={course} />
        ))}
      </ul>
    </Panel>
  )
}

function pathOf({ id, enrollmentStatus: status, isCancelled }: Courses[number]): string {
  if (isCancelled) return learnerPaths.courses
  return status === 'active' ? coursePath(id) : enrollPath(id)
}

function EnrolledRow({ course }: { course: Courses[number] }) {
  const { t } = useTranslation('enrollment')
  const { name, startDate, isCancelled, enrollmentStatus: status } = course
  const now = useNow()
  const isActive = status === 'active'
  return (
    <li className={styles.row} data-whole>
      <div className={styles.head}>
        <h3>
          <Link to={pathOf(course)} className={styles.whole}>
            {name}
          </Link>
        </h3>
        {isCancelled ? (
          <StatusBadge tone="bad">{t('cancelledCourse.badge')}</StatusBadge>
        ) : (
          <StatusBadge tone={isActive ? 'good' : 'bad'}>{t(`courses.status.${status}`)}</StatusBadge>
        )}
      </div>
      <p className={styles.facts}>
        <CourseDates {...course} />
      </p>
      {isActive && !isCancelled && (
        <CourseBar progress={course} course={{ startDate, status: courseStatus(course, now) }} />
      )}
    </li>
  )
}
