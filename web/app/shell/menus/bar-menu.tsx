import { UnstyledButton } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import styles from './bar-menu.module.css'

type Props = {
  /** Of the button. */
  label: string
  /** Of what the button opens. */
  title: string
  button: ReactNode
  /** Shown at the button unless it is 0. */
  count?: number
  className?: string | undefined
  children: (close: () => void) => ReactNode
}

const most = 99

/** A button of the top bar, and what it opens. The browser closes it by Esc and by a tap elsewhere. */
export function BarMenu({ label, title, button, count = 0, className = '', children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const close = () => document.getElementById(id)?.hidePopover()
  return (
    <>
      <UnstyledButton
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {button}
        {count > 0 && (
          <span className={styles.badge} aria-hidden>
            {count > most ? `${most}+` : count}
          </span>
        )}
      </UnstyledButton>
      <div
        id={id}
        popover="auto"
        // A closed one is no dialog: isOverlayOpen() looks for one
        role={isOpen ? 'dialog' : undefined}
        aria-label={title}
        className={`${styles.panel} ${className}`}
        tabIndex={-1}
        // It would cover a dialog, such as the search of Ctrl-K; its own button closes it by itself
        onBlur={({ currentTarget, relatedTarget }) => {
          const isInside = !relatedTarget || currentTarget.contains(relatedTarget)
          if (!isInside && relatedTarget.getAttribute('popovertarget') !== id) close()
        }}
        onToggle={({ newState, currentTarget }) => {
          setOpen(newState === 'open')
          if (newState === 'open') currentTarget.focus()
        }}
      >
        {isOpen && children(close)}
      </div>
    </>
  )
}
