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
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './dialog.module.css'

/** Tells the surrounding dialog that another one opened or closed above it. */
const Cover = createContext<(change: 1 | -1) => void>(() => undefined)

// A submit inside a dialog must not reach the form from which it was opened, although React bubbles it
const keepInside = (event: FormEvent) => event.stopPropagation()

/** A dialog over the screen, in our style. Esc closes the topmost one. */
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
        classNames={{ title: styles.title, content: styles.content }}
        // Its <header> would count as a second banner of the page.
        attributes={{ header: { role: 'presentation' } }}
        closeOnEscape={closeOnEscape && covers === 0}
        onSubmit={keepInside}
        {...props}
      />
    </Cover>
  )
}

/** The buttons of a long dialog, always visible. */
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
