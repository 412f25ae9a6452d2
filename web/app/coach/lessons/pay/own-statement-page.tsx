import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { MonthChoice, useMonth } from '../../../parts/pay/month-choice.tsx'
import { ownStatementQuery } from '../../../parts/pay/pay.queries.ts'
import styles from '../../../parts/pay/pay.module.css'
import { StatementView } from '../../../parts/pay/statement-view.tsx'
import { PageTitle } from '../../../shell/page-title.tsx'
import { loadTexts } from '../../../texts/load-texts.ts'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'

export const clientLoader = () => loadTexts('pay')

/** /coach/lessons/pay: the coach's own statements. */
export default function OwnStatementPage() {
  const { t } = useTranslation('statement')
  const { month, show } = useMonth()
  const { data, error, refetch } = useQuery(ownStatementQuery(month))
  return (
    <div className={styles.page}>
      <PageTitle>{t('own')}</PageTitle>
      <Title order={1}>{t('own')}</Title>
      <MonthChoice month={month} onChange={show} />
      {data ? (
        <StatementView statement={data} />
      ) : error ? (
        <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={6} />
      )}
    </div>
  )
}
