import { useTranslation } from 'react-i18next'
import { EnrollmentTable } from './enrollment-table.tsx'

/** Its place in the URL, beside the table of users. */
export const userEnrollmentsName = 'enrollments'

/** The courses of a learner and what was paid for them. */
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
