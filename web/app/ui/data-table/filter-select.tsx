import { SelectBox } from '../form/select-box.tsx'
import styles from './table-tools.module.css'

type Props<Value extends string> = {
  label: string
  /** The choice of not filtering. */
  all: string
  value: Value | undefined
  values: readonly Value[]
  labelOf: (value: Value) => string
  onChoose: (value: string) => void
}

export const FilterSelect = <Value extends string>({
  label,
  all,
  value,
  values,
  labelOf,
  onChoose,
}: Props<Value>) => (
  <SelectBox
    className={styles.choice}
    aria-label={label}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    data={[{ value: '', label: all }, ...values.map((one) => ({ value: one, label: labelOf(one) }))]}
  />
)
