import type { Statistics, UserDistribution } from '@sohbet/contract/core/statistics'
import type { MonthRange } from '@sohbet/domain/figures/periods'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { BarList } from '../../ui/chart/bar-list.tsx'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { PieChart } from '../../ui/chart/pie-chart.tsx'
import { formatDay, formatNumber, formatPercent, formatShortDay } from '../../ui/format.ts'
import { StatisticsChart } from './statistics-chart.tsx'

export function DistributionChart({ figures, months }: { figures: UserDistribution; months: MonthRange }) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const format = (value: number) => formatNumber(value, language)
  const { totalUsers, usersWithLevelTest, usersWithCourseEnrollment, usersWithLevelTestOnly } = figures
  const rows = (['totalUsers', 'usersWithLevelTest', 'usersWithCourseEnrollment'] as const).map((name) => ({
    name,
    count: figures[name],
  }))
  return (
    <StatisticsChart
      chart="userDistribution"
      months={months}
      rows={rows}
      rowId={({ name }) => name}
      columns={[
        { id: 'name', header: t('column.group'), cell: ({ name }) => t(`distribution.${name}`) },
        { id: 'count', header: t('column.users'), align: 'end', cell: ({ count }) => format(count) },
      ]}
    >
      <PieChart
        label={t('distribution.label', {
          total: format(totalUsers),
          tested: format(usersWithLevelTest),
          enrolled: format(usersWithCourseEnrollment),
        })}
        format={format}
        whole={format(totalUsers)}
        slices={[
          { key: 'enrolled', label: t('distribution.enrolled'), value: usersWithCourseEnrollment },
          { key: 'tested', label: t('distribution.testedOnly'), value: usersWithLevelTestOnly },
          {
            key: 'neither',
            label: t('distribution.neither'),
            value: totalUsers - usersWithCourseEnrollment - usersWithLevelTestOnly,
          },
        ]}
      />
    </StatisticsChart>
  )
}

type Props = { statistics: Statistics; months: MonthRange }

export function NewUsersChart({ statistics: { newUsersWeekly }, months }: Props) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const format = (value: number) => formatNumber(value, language)
  return (
    <StatisticsChart
      chart="newUsersWeekly"
      months={months}
      rows={newUsersWeekly}
      rowId={({ week }) => week}
      columns={[
        { id: 'week', header: t('column.week'), cell: ({ week }) => formatDay(week, language) },
        { id: 'count', header: t('column.newUsers'), align: 'end', cell: ({ count }) => format(count) },
      ]}
    >
      <ColumnChart
        label={t('charts.newUsersWeekly.title')}
        kind="bars"
        format={format}
        points={newUsersWeekly.map(({ week, count }) => ({
          key: week,
          label: formatShortDay(week, language),
          value: count,
        }))}
      />
    </StatisticsChart>
  )
}

const steps = ['registered', 'tested', 'enrolled', 'active'] as const

type FunnelProps = { statistics: Pick<Statistics, 'funnel'>; months: MonthRange }

export function FunnelChart({ statistics: { funnel }, months }: FunnelProps) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  // Rounded down, so that only a step that everyone took has 100 %
  const rows = steps.map((step) => ({
    step,
    count: funnel[step],
    share: funnel.registered === 0 ? 0 : Math.floor((funnel[step] * 100) / funnel.registered),
  }))
  return (
    <StatisticsChart
      chart="funnel"
      months={months}
      rows={rows}
      rowId={({ step }) => step}
      columns={[
        { id: 'step', header: t('column.step'), cell: ({ step }) => t(`funnel.${step}`) },
        {
          id: 'count',
          header: t('column.learners'),
          align: 'end',
          cell: ({ count }) => formatNumber(count, language),
        },
        {
          id: 'share',
          header: t('column.ofRegistered'),
          align: 'end',
          cell: ({ share }) => formatPercent(share, language),
        },
      ]}
    >
      <BarList
        label={t('charts.funnel.title')}
        most={Math.max(1, funnel.registered)}
        bars={rows.map(({ step, count, share }) => ({
          key: step,
          label: t(`funnel.${step}`),
          value: count,
          text: `${formatNumber(count, language)} · ${formatPercent(share, language)}`,
        }))}
      />
    </StatisticsChart>
  )
}
