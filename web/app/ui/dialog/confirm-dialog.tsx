import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

type Props = {
  isOpen: boolean
  /** The question, and what will happen. */
  message: ReactNode
  isDestructive?: boolean
  /** Replaces 'Yes'. */
  deed?: string | undefined
  isBusy?: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before an action. Only Yes and No close it, not Esc or a click beside it. */
export function ConfirmDialog({
  isOpen,
  message,
  isDestructive = false,
  deed,
  isBusy = false,
  onYes,
  onNo,
}: Props) {
  const { t } = useTranslation('ui')
  return (
    <Dialog
      opened={isOpen}
      onClose={onNo}
      title={t('confirm.title')}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <div className={styles.message}>{message}</div>
      <div className={styles.answers}>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={onNo}
          data-autofocus={isDestructive || undefined}
        >
          {t('confirm.no')}
        </Button>
        <Button loading={isBusy} onClick={onYes} data-autofocus={!isDestructive || undefined}>
          {deed ?? t('confirm.yes')}
        </Button>
      </div>
    </Dialog>
  )
}
