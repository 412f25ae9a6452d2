import { moneyFilters } from '@sohbet/contract/selling/enrollments-admin'
import { useTranslation } from '../../../texts/use-translation.ts'
import { FilterSelect } from '../../../ui/data-table/filter-select.tsx'

type Props = { value: (typeof moneyFilters)[number] | undefined; onChoose: (value: string) => void }

/** Enrolments that owe something, owe it too long, wait for a bank transfer, or get one back. */
export function MoneyFilter({ value, onChoose }: Props) {
  const { t } = useTranslation('byHand')
  return (
    <FilterSelect
      label={t('filter.label')}
      all={t('filter.all')}
      value={value}
      values={moneyFilters}
      labelOf={(one) => t(`filter.values.${one}`)}
      onChoose={onChoose}
    />
  )
}
