import { useTranslation } from '../../texts/use-translation.ts'
import { EnrollmentTable } from './enrollment-table.tsx'

/** Prefix of its URL state, beside the table of users. */
export const userEnrollmentsName = 'enrollments'

/** The enrolments of a learner and their payments. */
export function UserEnrollments({ userId }: { userId: string }) {
  const { t } = useTranslation('enrollments')
  return (
    <EnrollmentTable
      userId={userId}
      name={userEnrollmentsName}
      title={t('ofUser')}
      emptyHint={t('emptyOfUser')}
    />
  )
}
