import { Alert, Button, Loader } from '@mantine/core'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import IconRefresh from '#icons/IconRefresh'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../states.tsx'
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

type EmptyProps = { searchText: string; hint: ReactNode; action: ReactNode; onClearSearch: () => void }

/** An empty table says what to do next; after a search that found nothing, that is another search. */
export function TableEmpty({ searchText, hint, action, onClearSearch }: EmptyProps) {
  const { t } = useTranslation('ui')
  const clear = (
    <Button variant="default" onClick={onClearSearch}>
      {t('table.clearSearch')}
    </Button>
  )
  return (
    <EmptyState
      title={t('table.empty')}
      hint={searchText ? t('table.nothingFound', { text: searchText }) : hint}
      action={searchText ? clear : action}
    />
  )
}
