import { VisuallyHidden } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import styles from './segments.module.css'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: ReactNode; lang?: string }[]
  onChoose: (value: Value) => void
  /** The label is only for screen readers. */
  isLabelHidden?: boolean
}

/** One choice of a few, all of them visible: radio buttons in one row. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChoose,
  isLabelHidden,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.segments} data-small={isLabelHidden || undefined}>
      {isLabelHidden ? <VisuallyHidden component="legend">{label}</VisuallyHidden> : <legend>{label}</legend>}
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
