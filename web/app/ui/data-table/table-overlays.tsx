import { Alert, Button, Loader } from '@mantine/core'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import IconRefresh from '#icons/IconRefresh'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { EmptyState } from '../feedback/states.tsx'
import styles from './table-overlays.module.css'

export function TableLoading() {
  const { t } = useTranslation('ui')
  return (
    <output className={styles.overlay}>
      <span className={styles.loading}>
        <Loader size="sm" aria-hidden />
        {t('table.loading')}
      </span>
    </output>
  )
}

export function TableError({ message, onRetry }: { message: string; onRetry: (() => void) | undefined }) {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.overlay}>
      <Alert
        className={styles.alert}
        color="red"
        variant="light"
        title={t('table.error')}
        icon={<IconAlertTriangle color="var(--red)" aria-hidden />}
      >
        <p className={styles.alertText}>{message}</p>
        {onRetry && (
          <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
            {t('state.retry')}
          </Button>
        )}
      </Alert>
    </div>
  )
}

type EmptyProps = {
  searchText: string
  onClearSearch: () => void
  filtering: { activeCount: number; clear: () => void } | undefined
  hint: ReactNode
  action: ReactNode
}

/** An empty table says what to do next; with filters or a search, that is to clear them. */
export function TableEmpty({ searchText, onClearSearch, filtering, hint, action }: EmptyProps) {
  const { t } = useTranslation('ui')
  const title = t('table.empty')
  if (filtering && filtering.activeCount > 0)
    return (
      <EmptyState
        drawing="stop"
        title={title}
        hint={t('table.nothingFiltered')}
        action={<Clear label={t('table.clearFilters')} onClear={filtering.clear} />}
      />
    )
  if (searchText)
    return (
      <EmptyState
        drawing="stop"
        title={title}
        hint={t('table.nothingFound', { text: searchText })}
        action={<Clear label={t('table.clearSearch')} onClear={onClearSearch} />}
      />
    )
  return <EmptyState title={title} hint={hint} action={action} />
}

const Clear = ({ label, onClear }: { label: string; onClear: () => void }) => (
  <Button variant="default" onClick={onClear}>
    {label}
  </Button>
)
