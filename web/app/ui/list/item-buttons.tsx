import { ActionIcon } from '@mantine/core'
import IconArrowDown from '#icons/IconArrowDown'
import IconArrowUp from '#icons/IconArrowUp'
import IconTrash from '#icons/IconTrash'
import styles from './item-buttons.module.css'

type Props = {
  labels: { up: string; down: string; remove: string }
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Moves an item of a list by one place, and removes it. */
export const ItemButtons = ({ labels, isFirst, isLast, onMove, onRemove }: Props) => (
  <div className={styles.buttons}>
    <ActionIcon size={44} aria-label={labels.up} disabled={isFirst} onClick={() => onMove(-1)}>
      <IconArrowUp size={20} aria-hidden />
    </ActionIcon>
    <ActionIcon size={44} aria-label={labels.down} disabled={isLast} onClick={() => onMove(1)}>
      <IconArrowDown size={20} aria-hidden />
    </ActionIcon>
    <ActionIcon size={44} aria-label={labels.remove} onClick={onRemove}>
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  </div>
)
