import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { FilterSelect } from '../../../ui/data-table/filter-select.tsx'
import { useTableState } from '../../../ui/data-table/state/use-table-state.ts'
import { useUrlFilters } from '../../../ui/data-table/state/use-url-filters.ts'
import { FiguresAge } from '../../../parts/figures/figures-age.tsx'
import { InfoCard } from '../../../ui/list/info-card.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { HealthPlot } from './health-plot.tsx'
import { HealthSummary } from './health-summary.tsx'
import { needsAttention, worstFirst, type Health } from './health-words.ts'
import chart from '../../../ui/chart/chart-card.module.css'
import styles from './item-health.module.css'
import { healthQuery, useReloadHealth } from '../level-tests.queries.ts'
import { healthFields, useHealthColumns } from './use-health-columns.tsx'

/** The quality of each question, from first attempts. */
export function ItemHealth({ testId }: { testId: string }) {
  const { t } = useTranslation('levelTests')
  const { data: health, error, refetch } = useQuery(healthQuery(testId))
  const { mutate: reload, isPending } = useReloadHealth(testId)
  const fail = (failure: Error) =>
    showError(t('health.loadFailed'), errorMessage(failure, t('health.loadFailed')))
  if (error)
    return <ErrorState hint={errorMessage(error, t('health.loadFailed'))} onRetry={() => void refetch()} />
  if (!health) return <LoadingState lines={12} />
  if (health.questions.every(({ advice }) => advice === 'too_few'))
    return (
      <section className={chart.card}>
        <EmptyState title={t('health.emptyTitle')} hint={t('health.emptyHint', { count: health.attempts })} />
      </section>
    )
  return (
    <>
      <FiguresAge
        moment={health.computedAt}
        isLoading={isPending}
        onReload={() => reload(undefined, { onError: fail })}
      />
      <div className={styles.top}>
        <HealthSummary health={health} />
        <HealthPlot questions={health.questions} />
      </div>
      <HealthTable health={health} />
      <Guide />
    </>
  )
}

const shows = ['attention'] as const

/** The worst first, unless a column is sorted. */
function HealthTable({ health }: { health: Health }) {
  const { t } = useTranslation('levelTests')
  const columns = useHealthColumns()
  const table = useTableState(healthFields, { name: 'health' })
  const filters = useUrlFilters({ show: shows })
  const { show } = filters.values
  const rows = useMemo(
    () => worstFirst(show ? health.questions.filter(needsAttention) : health.questions),
    [health.questions, show],
  )
  return (
    <DataTable
      title={t('health.table')}
      columns={columns}
      state={table}
      data={rows}
      filters={
        <FilterSelect
          label={t('health.filter')}
          all={t('health.filterAll')}
          value={show}
          values={shows}
          labelOf={() => t('health.attention')}
          onChoose={filters.choose('show')}
        />
      }
      filtering={filters}
      rowId={({ id }) => id}
    />
  )
}

const explained = ['facility', 'discrimination', 'medianSeconds', 'options'] as const

function Guide() {
  const { t } = useTranslation('levelTests')
  return (
    <InfoCard title={t('health.guide')}>
      <dl className={styles.guide}>
        {explained.map((name) => (
          <div key={name}>
            <dt>{t(`health.column.${name}`)}</dt>
            <dd>{t(`health.guideText.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </InfoCard>
  )
}
