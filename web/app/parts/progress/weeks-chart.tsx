import type { LearnerWork } from '@sohbet/contract/learning/learner-work'
import { workKinds, type WorkKind } from '@sohbet/domain/habit/work'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { formatNumber, formatShortDay } from '../../ui/format.ts'
import type { CardColumn } from '../../ui/list/card-row.tsx'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import { useWorkKinds } from '../work-kinds.ts'
import styles from './progress.module.css'

type Week = LearnerWork['weeks'][number]

const hasWork = ({ days, total, completedModules, completedQuizzes }: Week) =>
  days + total + completedModules + completedQuizzes > 0

/** Minutes of the last weeks. */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const kinds = useWorkKinds()
  const title = t('weeks.title')
  // The chart shows every week; as cards on a phone empty weeks would be long lists of zeros
  const worked = weeks.filter(hasWork)
  return (
    <ChartCard
      title={title}
      hint={t('weeks.hint', { kinds })}
      chart={
        <ColumnChart
          label={title}
          kind="bars"
          format={(value) => t('weeks.value', { count: value })}
          formatTick={(value) => formatNumber(value, language)}
          points={weeks.map(({ monday, total }) => ({
            key: monday,
            label: formatShortDay(monday, language),
            value: total,
          }))}
        />
      }
      table={
        <>
          <PlainTable
            label={title}
            rows={worked.toReversed()}
            rowId={({ monday }) => monday}
            columns={useColumns()}
          />
          {worked.length < weeks.length && <p className={styles.left}>{t('weeks.onlyWorked')}</p>}
        </>
      }
    />
  )
}

function useColumns(): PlainColumns<Week> {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const counted = (id: string, header: string, valueOf: (week: Week) => number): CardColumn<Week> => ({
    id,
    header,
    align: 'end',
    cell: (week) => formatNumber(valueOf(week), language),
  })
  const minutesOf = (kind: WorkKind): CardColumn<Week> => ({
    id: kind,
    header: t(`weeks.${kind}`),
    align: 'end',
    cell: ({ minutes }) => t('weeks.value', { count: minutes[kind] }),
  })
  return [
    {
      id: 'week',
      header: t('weeks.week'),
      cell: ({ monday }) => <span className={styles.week}>{formatShortDay(monday, language)}</span>,
    },
    counted('days', t('weeks.days'), ({ days }) => days),
    counted('total', t('weeks.minutes'), ({ total }) => total),
    ...workKinds.map(minutesOf),
    counted('modules', t('weeks.modules'), ({ completedModules }) => completedModules),
    counted('quizzes', t('weeks.quizzes'), ({ completedQuizzes }) => completedQuizzes),
  ]
}
