import { useTranslation } from '../../texts/use-translation.ts'
import { EnrollmentTable } from './enrollment-table.tsx'

/** The enrolments of a course and their payments. */
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
