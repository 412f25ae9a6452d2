import { ActionIcon, Tooltip } from '@mantine/core'
import IconArrowDown from '#icons/IconArrowDown'
import IconArrowUp from '#icons/IconArrowUp'
import { useTranslation } from 'react-i18next'
import styles from '../level-tests.module.css'

type Props = { position: number; count: number; onMove: (by: -1 | 1) => void }

export function MoveButtons({ position, count, onMove }: Props) {
  const { t } = useTranslation('levelTests')
  return (
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
  )
}

type MoveProps = { label: string; isAtEnd: boolean; icon: typeof IconArrowUp; onClick: () => void }

/** At the end it stays in the focus order, so that an admin who moves a question by keyboard keeps the focus. */
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
