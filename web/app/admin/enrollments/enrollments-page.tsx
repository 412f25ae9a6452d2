import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../shell/page-title.tsx'
import { MoneyNotes } from './by-hand/money-notes.tsx'
import { EnrollmentTable } from './enrollment-table.tsx'

export default function EnrollmentsPage() {
  const { t } = useTranslation('enrollments')
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <MoneyNotes />
      <EnrollmentTable title={t('title')} titleOrder={1} emptyHint={t('emptyHint')} />
    </>
  )
}
