import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import IconRefresh from '#icons/IconRefresh'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { drawings } from './drawings.tsx'
import styles from './states.module.css'

/** A loading state; pass a skeleton of the real layout if there is one. */
export function LoadingState({ lines = 4, children }: { lines?: number; children?: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <div aria-busy="true">
      <VisuallyHidden component="output">{t('state.loading')}</VisuallyHidden>
      <div aria-hidden className={styles.lines}>
        {children ??
          Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} height={16} width={line === lines - 1 ? '55%' : '100%'} />
          ))}
      </div>
    </div>
  )
}

type EmptyProps = {
  title: string
  hint?: ReactNode
  action?: ReactNode
  /** `stop` where something is still to come, `bubbles` for conversations. */
  drawing?: keyof typeof drawings
}

/** An empty state: what to do next, with the button. */
export function EmptyState({ title, hint, action, drawing = 'tea' }: EmptyProps) {
  const Drawing = drawings[drawing]
  return (
    <div className={styles.state}>
      <Drawing />
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  )
}

type ErrorProps = { title?: string; hint?: ReactNode; onRetry?: () => void }

/** An error state: what happened, what to do, and a retry. */
export function ErrorState({ title, hint, onRetry }: ErrorProps) {
  const { t } = useTranslation('ui')
  // When the hint repeats the title, the default advice is more useful
  const isSaid = hint === undefined || hint === title
  return (
    <div className={styles.state} role="alert">
      <drawings.barrier />
      <p className={styles.title}>{title ?? t('state.failed')}</p>
      <p className={styles.hint}>{isSaid ? t('state.failedHint') : hint}</p>
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
          {t('state.retry')}
        </Button>
      )}
    </div>
  )
}
