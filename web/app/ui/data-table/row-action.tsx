import { ActionIcon, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './table-rows.module.css'

type Props = {
  /** Names the action and its row: 'View Ayşe'. A card writes it beside the icon. */
  label: string
  icon: ReactNode
  onClick: () => void
  isDestructive?: boolean
  isDisabled?: boolean
}

export function RowAction({ label, icon, onClick, isDestructive = false, isDisabled = false }: Props) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={44}
        variant="subtle"
        className={styles.rowAction}
        data-destructive={isDestructive || undefined}
        aria-label={label}
        disabled={isDisabled}
        onClick={onClick}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  )
}
