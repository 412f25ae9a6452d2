import { Title } from '@mantine/core'
import type { getOutstandingCredits } from '@sohbet/contract/lessons/lesson-figures'
import type { Reply } from '@sohbet/contract/endpoint'
import { lotSources, type LotSource } from '@sohbet/domain/credits/lots'
import {
  ageBands,
  sumOfLots,
  type Outstanding,
  type OutstandingCell,
} from '@sohbet/domain/credits/outstanding'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { PageTitle } from '../../../shell/page-title.tsx'
import { useLanguage } from '../../../texts/language.ts'
import { loadTexts } from '../../../texts/load-texts.ts'
import { ExportButton } from '../../../ui/download/export-button.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { formatLongMonth, formatNumber } from '../../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../../ui/list/plain-table.tsx'
import { LessonTabs } from '../lesson-tabs.tsx'
import { outstandingCreditsQuery, useExportCredits } from './figures.queries.ts'
import styles from './figures.module.css'

export const clientLoader = () => loadTexts('admin-lessons')

/** /admin/lessons/credits: credits that learners can still use, by age, source and expiry. */
export default function CreditsPage() {
  const { t } = useTranslation('lessonFigures')
  const { data, error, refetch } = useQuery(outstandingCreditsQuery)
  const file = useExportCredits()
  return (
    <div className={styles.page}>
      <PageTitle>{t('credits.title')}</PageTitle>
      <LessonTabs />
      <header className={styles.head}>
        <Title order={1} data-work>
          {t('credits.title')}
        </Title>
        <ExportButton request={file} label={t('credits.csv')} failed={t('credits.csvFailed')} />
      </header>
      {!data && error && (
        <ErrorState title={t('credits.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingState lines={8} />}
      {data && data.total.lots === 0 && (
        <EmptyState drawing="tea" title={t('credits.none')} hint={t('credits.noneHint')} />
      )}
      {data && data.total.lots > 0 && <Credits {...data} />}
    </div>
  )
}

function Credits({ total, cells }: Reply<typeof getOutstandingCredits>) {
  const { t } = useTranslation('lessonFigures')
  const language = useLanguage()
  const counted = (of: Outstanding) => ({
    credits: formatNumber(of.credits, language),
    groups: formatNumber(of.extraGroups, language),
  })
  const months = [...new Set(cells.map(({ expiresIn }) => expiresIn))].toSorted()
  return (
    <>
      <p className={styles.total}>
        <strong>{t('credits.sum', counted(total))}</strong>
        <span className={styles.soft}>{t('credits.lots', { count: total.lots })}</span>
      </p>
      <section className={styles.part}>
        <Title order={2}>{t('credits.byAge')}</Title>
        <PlainTable
          label={t('credits.byAge')}
          columns={useAgeColumns(cells)}
          rows={[...ageBands, 'all' as const].map((age) => ({
            age,
            cells: cells.filter((cell) => age === 'all' || cell.age === age),
          }))}
          rowId={({ age }) => age}
        />
      </section>
      <section className={styles.part}>
        <Title order={2}>{t('credits.byExpiry')}</Title>
        <PlainTable
          label={t('credits.byExpiry')}
          columns={useMonthColumns()}
          rows={months.map((month) => ({
            month,
            ...sumOfLots(cells.filter(({ expiresIn }) => expiresIn === month)),
          }))}
          rowId={({ month }) => month}
        />
      </section>
      <p className={styles.soft}>{t('credits.hint')}</p>
    </>
  )
}

type AgeRow = { age: (typeof ageBands)[number] | 'all'; cells: readonly OutstandingCell[] }

/** Sources without any credits have no column. */
function useAgeColumns(all: readonly OutstandingCell[]): PlainColumns<AgeRow> {
  const { t } = useTranslation('lessonFigures')
  const language = useLanguage()
  const isUsed = (source: LotSource) => all.some((cell) => cell.source === source && cell.credits > 0)
  return [
    {
      id: 'age',
      header: t('credits.age'),
      cell: ({ age }) =>
        age === 'all' ? <strong>{t('credits.ages.all')}</strong> : t(`credits.ages.${age}`),
    },
    ...lotSources.filter(isUsed).map((source) => ({
      id: source,
      header: t(`credits.sources.${source}`),
      align: 'end' as const,
      cell: ({ cells }: AgeRow) =>
        formatNumber(sumOfLots(cells.filter((cell) => cell.source === source)).credits, language),
    })),
    {
      id: 'credits',
      header: t('credits.credits'),
      align: 'end',
      cell: ({ cells }) => <strong>{formatNumber(sumOfLots(cells).credits, language)}</strong>,
    },
    {
      id: 'extraGroups',
      header: t('credits.extraGroups'),
      align: 'end',
      cell: ({ cells }) => formatNumber(sumOfLots(cells).extraGroups, language),
    },
  ]
}

function useMonthColumns(): PlainColumns<Outstanding & { month: string }> {
  const { t } = useTranslation('lessonFigures')
  const language = useLanguage()
  return [
    { id: 'month', header: t('credits.month'), cell: ({ month }) => formatLongMonth(month, language) },
    {
      id: 'credits',
      header: t('credits.credits'),
      align: 'end',
      cell: ({ credits }) => formatNumber(credits, language),
    },
    {
      id: 'extraGroups',
      header: t('credits.extraGroups'),
      align: 'end',
      cell: ({ extraGroups }) => formatNumber(extraGroups, language),
    },
  ]
}
