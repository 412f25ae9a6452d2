import '@mantine/core/styles/Modal.css'
import { Button, Modal, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dialog.module.css'

/** A dialog over the screen, in our looks. */
export function Dialog(props: ModalProps & { title: string }) {
  const { t } = useTranslation('ui')
  return (
    <Modal
      centered
      closeButtonProps={{ 'aria-label': t('dialog.close'), size: 44, iconSize: 20 }}
      classNames={{ title: styles.title }}
      // Its <header> would count as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      {...props}
    />
  )
}

/** The buttons of a long dialog: in sight, however far it is scrolled. */
export function DialogFooter({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.footer}>
      {children}
      <Button variant="default" onClick={onCancel}>
        {t('dialog.cancel')}
      </Button>
    </div>
  )
}
