import { SelectBox } from '../form/select-box.tsx'
import { useMoreOption } from '../list/more-count.tsx'
import styles from './table-tools.module.css'

type Props<Value extends string> = {
  label: string
  /** The choice of not filtering. */
  all: string
  value: Value | undefined
  values: readonly Value[]
  labelOf: (value: Value) => string
  /** Values that the list leaves out. */
  moreCount?: number | undefined
  onChoose: (value: string) => void
}

export function FilterSelect<Value extends string>(props: Props<Value>) {
  const { label, all, value, values, labelOf, moreCount = 0, onChoose } = props
  const more = useMoreOption(moreCount)
  return (
    <SelectBox
      className={styles.choice}
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      data={[
        { value: '', label: all },
        ...values.map((one) => ({ value: one, label: labelOf(one) })),
        ...more,
      ]}
    />
  )
}
