import { useTranslation } from 'react-i18next'
import { EnrollmentTable } from './enrollment-table.tsx'

/** Who is in a course and what was paid for it. */
export function CourseEnrollments({ courseId }: { courseId: string }) {
  const { t } = useTranslation('enrollments')
  return (
    <EnrollmentTable
      courseId={courseId}
      name="enrollments"
      title={t('ofCourse')}
      emptyHint={t('emptyHint')}
    />
  )
}
