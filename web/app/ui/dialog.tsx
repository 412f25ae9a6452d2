import '@mantine/core/styles/Modal.css'
import { Button, Modal, type ModalProps } from '@mantine/core'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dialog.module.css'

/** Tells the dialog around that one more, or one less, lies over it. */
const Cover = createContext<(change: 1 | -1) => void>(() => undefined)

// What is sent from a dialog is no business of a form from which it was opened, although React sees it inside
const keepInside = (event: FormEvent) => event.stopPropagation()

/** A dialog over the screen, in our looks. Esc is for the uppermost one. */
export function Dialog({ closeOnEscape = true, ...props }: ModalProps & { title: string }) {
  const { t } = useTranslation('ui')
  const [covers, setCovers] = useState(0)
  const onCover = useCallback((change: 1 | -1) => setCovers((count) => count + change), [])
  const cover = useContext(Cover)
  const { opened } = props
  useEffect(() => {
    if (!opened) return undefined
    cover(1)
    return () => cover(-1)
  }, [opened, cover])

  return (
    <Cover value={onCover}>
      <Modal
        centered
        closeButtonProps={{ 'aria-label': t('dialog.close'), size: 44, iconSize: 20 }}
        classNames={{ title: styles.title }}
        // Its <header> would count as a second banner of the page.
        attributes={{ header: { role: 'presentation' } }}
        closeOnEscape={closeOnEscape && covers === 0}
        onSubmit={keepInside}
        {...props}
      />
    </Cover>
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
