import { Title } from '@mantine/core'
import type { LearnerCourse } from '@sohbet/contract/learning/progress'
import { useTranslation } from '../../texts/use-translation.ts'
import { CourseBar } from '../courses/course-bar.tsx'
import { CourseDates } from '../courses/course-dates.tsx'
import styles from './course.module.css'

export function CourseHeader({ course }: { course: LearnerCourse }) {
  const { t } = useTranslation('player')
  return (
    <header className={styles.header}>
      <div>
        <Title order={1}>{course.name}</Title>
        <p className={styles.facts}>
          <CourseDates {...course} /> ·{' '}
          {t(`courseStatus.${course.isCancelled ? 'cancelled' : course.status}`)}
        </p>
      </div>
      {!course.isCancelled && course.modules.length > 0 && (
        <CourseBar progress={course.progress} course={course} />
      )}
    </header>
  )
}
