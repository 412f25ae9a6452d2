import { Button } from '@mantine/core'
import type { Role } from '@sohbet/domain/account/role'
import { kindsOf } from '@sohbet/domain/notification/kinds'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../texts/use-translation.ts'
import { errorMessage } from '../api/error-message.ts'
import { FilterSelect } from '../ui/data-table/filter-select.tsx'
import { TablePager } from '../ui/data-table/table-pager.tsx'
import { useTableState } from '../ui/data-table/state/use-table-state.ts'
import { useUrlFilters } from '../ui/data-table/state/use-url-filters.ts'
import { EmptyState, ErrorState, LoadingState } from '../ui/feedback/states.tsx'
import { NotificationItem } from './notification-item.tsx'
import styles from './notifications.module.css'
import { notificationsQuery, useMarkAllRead } from './notifications.queries.ts'
import { shellQuery } from '../session/shell-query.ts'

const states = ['unread', 'read'] as const

const useFilters = (role: Role) => useUrlFilters({ state: states, kind: kindsOf(role) })

/** All notifications, filtered by state and kind; the filters are in the URL. */
export function NotificationList({ area: role }: { area: Role }) {
  const { t } = useTranslation('notifications')
  const filters = useFilters(role)
  const table = useTableState({ sortable: ['createdAt'], searchable: ['createdAt'] })
  const { pageIndex, pageSize } = table.request
  const { data, error, refetch } = useQuery(notificationsQuery({ pageIndex, pageSize, ...filters.values }))
  return (
    <>
      <Tools
        role={role}
        filters={filters}
        // The count leaves out messages, which the message icon counts
        isUnreadListed={data?.data.some(({ readAt }) => readAt === null) ?? false}
      />
      <div className={styles.card}>
        {error && !data ? (
          <ErrorState title={t('listFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
        ) : !data ? (
          <div className={styles.body}>
            <LoadingState lines={8} />
          </div>
        ) : data.data.length === 0 ? (
          <EmptyState
            title={filters.activeCount > 0 ? t('noneSuch') : t('empty')}
            hint={filters.activeCount > 0 ? undefined : t('emptyHint')}
            action={
              filters.activeCount > 0 && (
                <Button variant="default" onClick={filters.clear}>
                  {t('filter.clear')}
                </Button>
              )
            }
          />
        ) : (
          <ul className={styles.list}>
            {data.data.map((notification) => (
              <li key={notification.id}>
                <NotificationItem notification={notification} role={role} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {data && data.totalCount > 10 && (
        <div className={styles.pager}>
          <TablePager
            title={t('title')}
            totalCount={data.totalCount}
            lastPage={Math.max(0, Math.ceil(data.totalCount / pageSize) - 1)}
            state={table}
            onPaged={() => scrollTo({ top: 0 })}
          />
        </div>
      )}
    </>
  )
}

type ToolsProps = { role: Role; filters: ReturnType<typeof useFilters>; isUnreadListed: boolean }

function Tools({ role, filters, isUnreadListed }: ToolsProps) {
  const { t } = useTranslation('notifications')
  const unread = useQuery(shellQuery).data?.unread.notifications ?? 0
  const { mutate: markAll, isPending } = useMarkAllRead()
  return (
    <div className={styles.tools}>
      <FilterSelect
        label={t('filter.state')}
        all={t('filter.allStates')}
        value={filters.values.state}
        values={states}
        labelOf={(value) => t(`state.${value}`)}
        onChoose={filters.choose('state')}
      />
      <FilterSelect
        label={t('filter.kind')}
        all={t('filter.allKinds')}
        value={filters.values.kind}
        values={kindsOf(role)}
        labelOf={(value) => t(`kind.${value}`)}
        onChoose={filters.choose('kind')}
      />
      <Button
        variant="default"
        disabled={unread === 0 && !isUnreadListed}
        loading={isPending}
        onClick={() => markAll()}
      >
        {t('markAll')}
      </Button>
    </div>
  )
}
