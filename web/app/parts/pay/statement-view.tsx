import type { PayLine, Statement } from '@sohbet/contract/lessons/pay'
import IconDownload from '#icons/IconDownload'
import { statementFile } from '@sohbet/domain/lesson/pay'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { DownloadButton } from '../../ui/download/download-button.tsx'
import { ExportButton } from '../../ui/download/export-button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { formatSchoolTime } from '../school/format-school-time.ts'
import { formatAmount, formatMonth } from '../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import { useStatementCsv, useStatementPdf } from './pay.queries.ts'
import styles from './pay.module.css'

/** What a coach is paid for in a month, with its sums and files. */
export function StatementView({ statement }: { statement: Statement }) {
  const { t } = useTranslation('statement')
  const language = useLanguage()
  const columns = useColumns()
  const { lines, sums, isClosed } = statement
  if (lines.length === 0) return <EmptyState drawing="tea" title={t('none')} hint={t('noneHint')} />
  return (
    <section className={styles.statement}>
      <p className={styles.sums}>
        {sums.map(({ currency, amount }) => (
          <strong key={currency}>{formatAmount(amount, currency, language)}</strong>
        ))}
        <span className={styles.soft}>{t(isClosed ? 'closed' : 'open')}</span>
      </p>
      {/* Above the lines, which fill several screens of a phone */}
      <Files statement={statement} />
      <PlainTable label={t('title')} columns={columns} rows={lines} rowId={({ id }) => id} />
    </section>
  )
}

function Files({ statement }: { statement: Statement }) {
  const { t } = useTranslation('statement')
  return (
    <div className={styles.actions}>
      <DownloadButton
        leftSection={<IconDownload size={18} aria-hidden />}
        request={useStatementPdf(statement)}
        fileName={`${statementFile(t('file'), statement)}.pdf`}
        label={t('pdf')}
        failed={t('fileFailed')}
      />
      <ExportButton request={useStatementCsv(statement)} label={t('csv')} failed={t('fileFailed')} />
    </div>
  )
}

function useColumns(): PlainColumns<PayLine> {
  const { t } = useTranslation('statement')
  const language = useLanguage()
  return [
    {
      id: 'what',
      header: t('column.what'),
      cell: ({ kind, course }) => (course ? `${t(`kind.${kind}`)} · ${course}` : t(`kind.${kind}`)),
    },
    {
      id: 'startsAt',
      header: t('column.date'),
      cell: ({ startsAt }) => formatSchoolTime(startsAt, language),
    },
    {
      id: 'why',
      header: t('column.why'),
      cell: ({ reason, correctsMonth }) =>
        correctsMonth
          ? t('corrects', { month: formatMonth(correctsMonth, language) })
          : t(`reason.${reason}`),
    },
    {
      id: 'amount',
      header: t('column.amount'),
      align: 'end',
      cell: ({ amount, currency }) => formatAmount(amount, currency, language),
    },
  ]
}
