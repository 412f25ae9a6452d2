import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonRow } from '../list/button-row.tsx'
import styles from './save-bar.module.css'

type Props = {
  isDirty: boolean
  /** The buttons; the one that saves comes last. */
  children: ReactNode
}

/**
 * The end of a long form: says whether there are unsaved changes, and stays visible while the form is on the
 * screen. Its parent is a flex column: in a grid it would stick to its own row.
 */
export function SaveBar({ isDirty, children }: Props) {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.bar}>
      <p className={styles.state} data-dirty={isDirty || undefined} aria-live="polite">
        {t(isDirty ? 'form.unsaved' : 'form.unchanged')}
      </p>
      <ButtonRow className={styles.buttons}>{children}</ButtonRow>
    </div>
  )
}
