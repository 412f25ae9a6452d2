import { useId, type ReactNode } from 'react'
import styles from './option-list.module.css'

type Props<Id extends string> = {
  labelId: string
  options: readonly { id: Id; text: string }[]
  selected: Id | null
  isDisabled: boolean
  onSelect: (option: Id) => void
  /** Whether the screen listens to the numbers of the options. */
  hasKeys?: boolean | undefined
  /** A note beside an option. */
  renderNote?: (option: Id) => ReactNode
}

export function OptionList<Id extends string>({
  labelId,
  options,
  selected,
  isDisabled,
  onSelect,
  hasKeys = false,
  renderNote,
}: Props<Id>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelId} className={styles.options}>
      {options.map(({ id, text }, index) => (
        <label key={id} className={styles.option} data-disabled={isDisabled || undefined}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={selected === id}
            disabled={isDisabled}
            aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
            onChange={() => onSelect(id)}
          />
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          <span lang="en">{text}</span>
          {renderNote?.(id)}
        </label>
      ))}
    </div>
  )
}
