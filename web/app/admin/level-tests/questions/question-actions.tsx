import { ActionIcon, Tooltip } from '@mantine/core'
import IconArrowDown from '#icons/IconArrowDown'
import IconArrowUp from '#icons/IconArrowUp'
import IconEye from '#icons/IconEye'
import IconPencil from '#icons/IconPencil'
import IconTrash from '#icons/IconTrash'
import { useTranslation } from 'react-i18next'
import { RowAction } from '../../../ui/data-table/row-action.tsx'
import styles from '../level-tests.module.css'
import type { PlacedQuestion } from './use-question-columns.tsx'

type Props = {
  question: PlacedQuestion
  count: number
  isReadOnly: boolean
  onOpen: () => void
  onDelete: () => void
  /** Not while the table is sorted or searched. */
  onMove: ((by: -1 | 1) => void) | undefined
}

export function QuestionActions({
  question: { position },
  count,
  isReadOnly,
  onOpen,
  onDelete,
  onMove,
}: Props) {
  const { t } = useTranslation('levelTests')
  if (isReadOnly)
    return (
      <RowAction
        label={t('questions.view', { position })}
        icon={<IconEye size={20} aria-hidden />}
        onClick={onOpen}
      />
    )
  return (
    <>
      {onMove && (
        <>
          <MoveButton
            label={t('questions.up', { position })}
            isAtEnd={position === 1}
            icon={IconArrowUp}
            onClick={() => onMove(-1)}
          />
          <MoveButton
            label={t('questions.down', { position })}
            isAtEnd={position === count}
            icon={IconArrowDown}
            onClick={() => onMove(1)}
          />
        </>
      )}
      <RowAction
        label={t('questions.edit', { position })}
        icon={<IconPencil size={20} aria-hidden />}
        onClick={onOpen}
      />
      <RowAction
        label={t('questions.delete', { position })}
        icon={<IconTrash size={20} aria-hidden />}
        isDestructive
        onClick={onDelete}
      />
    </>
  )
}

type MoveProps = { label: string; isAtEnd: boolean; icon: typeof IconArrowUp; onClick: () => void }

/** At the end it stays in the focus order: who moves a question by keyboard must not lose their place. */
const MoveButton = ({ label, isAtEnd, icon: Icon, onClick }: MoveProps) => (
  <Tooltip label={label}>
    <ActionIcon
      size={44}
      variant="subtle"
      className={styles.move}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onClick}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  </Tooltip>
)
