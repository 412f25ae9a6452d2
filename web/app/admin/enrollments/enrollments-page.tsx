import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../shell/page-title.tsx'
import { EnrollmentTable } from './enrollment-table.tsx'

export default function EnrollmentsPage() {
  const { t } = useTranslation('enrollments')
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <EnrollmentTable title={t('title')} titleOrder={1} emptyHint={t('emptyHint')} />
    </>
  )
}
