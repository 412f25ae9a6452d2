import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { ButtonRow } from '../list/button-row.tsx'
import styles from './save-bar.module.css'

type Props = {
  isDirty: boolean
  /** Number of invalid fields, some of which may be on another tab. */
  faultCount?: number
  /** The buttons; the one that saves comes last. */
  children: ReactNode
}

/**
 * The end of a long form: says whether there are unsaved changes or invalid fields, and stays visible while the form is on the
 * screen. Its parent is a flex column: in a grid it would stick to its own row.
 */
export function SaveBar({ isDirty, faultCount = 0, children }: Props) {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.bar}>
      <p
        className={styles.state}
        data-dirty={isDirty || undefined}
        data-faulty={faultCount > 0 || undefined}
        aria-live="polite"
      >
        {faultCount > 0
          ? t('form.toCorrect', { count: faultCount })
          : t(isDirty ? 'form.unsaved' : 'form.unchanged')}
      </p>
      <ButtonRow className={styles.buttons}>{children}</ButtonRow>
    </div>
  )
}
