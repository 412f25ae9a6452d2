import { Button, Title } from '@mantine/core'
import type { ListedStatement } from '@sohbet/contract/lessons/pay'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { MonthChoice, useMonth } from '../../../parts/pay/month-choice.tsx'
import { statementsQuery, useCloseMonth } from '../../../parts/pay/pay.queries.ts'
import styles from '../../../parts/pay/pay.module.css'
import { PageTitle } from '../../../shell/page-title.tsx'
import { useLanguage } from '../../../texts/language.ts'
import { loadTexts } from '../../../texts/load-texts.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { formatAmount, formatLongMonth, formatNumber } from '../../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../../ui/list/plain-table.tsx'
import { adminPaths, statementPath } from '../../admin-paths.ts'
import { LessonTabs } from '../lesson-tabs.tsx'

export const clientLoader = () => loadTexts('pay', 'admin-lessons')

/** /admin/lessons/pay: what the coaches are paid for a month. */
export default function PayPage() {
  const { t } = useTranslation('statement')
  const { month, show } = useMonth()
  const { data, error, refetch } = useQuery(statementsQuery(month))
  const columns = useColumns(month)
  return (
    <div className={styles.page}>
      <PageTitle>{t('pay')}</PageTitle>
      <LessonTabs />
      <Title order={1} data-work>
        {t('pay')}
      </Title>
      <MonthChoice month={month} onChange={show} />
      {!data && error && (
        <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingState lines={6} />}
      {data && data.statements.length === 0 && (
        <EmptyState drawing="tea" title={t('none')} hint={t('noneHint')} />
      )}
      {data && data.statements.length > 0 && (
        <PlainTable
          label={t('pay')}
          columns={columns}
          rows={data.statements}
          rowId={({ coachId }) => coachId}
        />
      )}
      {data && <Closing month={month} isClosed={data.isClosed} mayClose={data.mayClose} />}
      <p className={styles.soft}>
        {t('ratesHint')} <Link to={`${adminPaths.lessonSettings}#pay`}>{t('toRates')}</Link>
      </p>
    </div>
  )
}

function useColumns(month: string): PlainColumns<ListedStatement> {
  const { t } = useTranslation('statement')
  const language = useLanguage()
  return [
    {
      id: 'name',
      header: t('column.coach'),
      cell: ({ coachId, name }) => <Link to={statementPath(coachId, month)}>{name || t('erased')}</Link>,
    },
    {
      id: 'lessons',
      header: t('column.lessons'),
      align: 'end',
      cell: ({ lessons }) => formatNumber(lessons, language),
    },
    {
      id: 'sessions',
      header: t('column.sessions'),
      align: 'end',
      cell: ({ sessions }) => formatNumber(sessions, language),
    },
    {
      id: 'corrections',
      header: t('column.corrections'),
      align: 'end',
      cell: ({ corrections }) => formatNumber(corrections, language),
    },
    {
      id: 'sum',
      header: t('column.sum'),
      align: 'end',
      cell: ({ sums }) =>
        sums.map(({ amount, currency }) => formatAmount(amount, currency, language)).join(' + '),
    },
  ]
}

type ClosingProps = { month: string; isClosed: boolean; mayClose: boolean }

function Closing({ month, isClosed, mayClose }: ClosingProps) {
  const { t } = useTranslation('statement')
  const language = useLanguage()
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: close } = useCloseMonth(month)
  const name = formatLongMonth(month, language)
  const ask = async () => {
    try {
      const message = t('close.ask', { month: name })
      if (await confirm({ message, deed: t('close.deed'), action: () => close() }))
        showSuccess(t('close.done', { month: name }))
    } catch (error) {
      showError(t('close.failed'), errorMessage(error))
    }
  }
  if (isClosed) return <p>{t('closed')}</p>
  return (
    <div className={styles.actions}>
      <Button disabled={!mayClose} onClick={() => void ask()}>
        {t('close.action')}
      </Button>
      <span className={styles.soft}>{t(mayClose ? 'close.hint' : 'close.notYet')}</span>
      {dialog}
    </div>
  )
}
