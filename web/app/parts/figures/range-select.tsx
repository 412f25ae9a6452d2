import { defaultMonthRange, monthRanges, type MonthRange } from '@sohbet/domain/figures/periods'
import { useTranslation } from '../../texts/use-translation.ts'
import { useUrlFilters } from '../../ui/data-table/state/use-url-filters.ts'
import { SelectBox } from '../../ui/form/select-box.tsx'
import styles from './figures.module.css'

/** The range in the URL, so that a link can be shared. */
export function useMonthRange() {
  const { values, choose } = useUrlFilters({ months: monthRanges })
  return { months: values.months ?? defaultMonthRange, choose: choose('months') }
}

export function RangeSelect({
  months,
  onChoose,
}: {
  months: MonthRange
  onChoose: (months: string) => void
}) {
  const { t } = useTranslation('figures')
  return (
    <SelectBox
      label={t('range')}
      className={styles.range}
      value={months}
      data={monthRanges.map((value) => ({ value, label: t('lastMonths', { count: Number(value) }) }))}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
