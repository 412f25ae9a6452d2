import type { LevelTestQuestion } from '@sohbet/contract/level-test-questions'
import type { OptionId } from '@sohbet/domain/level-test/question'
import { useId, type ReactNode } from 'react'
import styles from './option-list.module.css'

type Props = {
  labelId: string
  options: LevelTestQuestion['options']
  selected: OptionId | null
  isDisabled: boolean
  onSelect: (option: OptionId) => void
  /** Something to say of an option, beside it. */
  renderNote?: (option: OptionId) => ReactNode
}

export function OptionList({ labelId, options, selected, isDisabled, onSelect, renderNote }: Props) {
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
