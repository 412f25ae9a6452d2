import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './table-tools.module.css'

type Props = { label: string; value: string | undefined; onChoose: (value: string) => void }

/** The first and the last day, side by side. */
export const FilterSpan = ({ children }: { children: ReactNode }) => (
  <div className={styles.span}>{children}</div>
)

/** A day as a filter; empty does not filter. */
export const FilterDay = ({ label, value, onChoose }: Props) => (
  <TextInput
    className={styles.choice}
    type="date"
    label={label}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
  />
)
