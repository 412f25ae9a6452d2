import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { moneyStateQuery } from './by-hand/by-hand.queries.ts'
import { MoneyNotes } from './by-hand/money-notes.tsx'
import { EnrollmentTable } from './enrollment-table.tsx'

export default function EnrollmentsPage() {
  const { t } = useTranslation('enrollments')
  const { data: money } = useQuery(moneyStateQuery)
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {money && <MoneyNotes state={money} />}
      <EnrollmentTable title={t('title')} titleOrder={1} emptyHint={t('emptyHint')} />
    </>
  )
}
