import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link, useParams } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { MonthChoice, useMonth } from '../../../parts/pay/month-choice.tsx'
import { statementQuery } from '../../../parts/pay/pay.queries.ts'
import styles from '../../../parts/pay/pay.module.css'
import { StatementView } from '../../../parts/pay/statement-view.tsx'
import { PageTitle } from '../../../shell/page-title.tsx'
import { loadTexts } from '../../../texts/load-texts.ts'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { LessonTabs } from '../lesson-tabs.tsx'

export const clientLoader = () => loadTexts('pay', 'admin-lessons')

/** /admin/lessons/pay/:coachId: the statement of one coach. */
export default function StatementPage() {
  const { t } = useTranslation('statement')
  const { coachId = '' } = useParams()
  const { month, show } = useMonth()
  const { data, error, refetch } = useQuery(statementQuery(coachId, month))
  const title = data ? data.name || t('erased') : t('title')
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <LessonTabs />
      <Link to={`${adminPaths.pay}?month=${month}`}>{t('back')}</Link>
      <Title order={1} data-work>
        {title}
      </Title>
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
