import { userColumns } from '@sohbet/contract/users'
import { useQuery } from '@tanstack/react-query'
import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useTableState } from '../../ui/data-table/use-table-state.ts'
import { useUserColumns } from './use-user-columns.tsx'
import { UserDetails } from './user-details.tsx'
import { UserStates } from './user-states.tsx'
import styles from './users-page.module.css'
import { usersQuery } from './users.queries.ts'

export default function UsersPage() {
  const { t } = useTranslation('users')
  const columns = useUserColumns()
  const state = useTableState(userColumns)
  const users = useQuery(usersQuery(state.request))
  const [userId, showUser] = useShownUser()

  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={state}
        data={users.data?.data}
        totalCount={users.data?.totalCount}
        rowId={({ id }) => id}
        isLoading={users.isLoading || users.isPlaceholderData}
        error={users.error ? errorMessage(users.error, t('listFailed')) : undefined}
        onRetry={() => void users.refetch()}
        emptyHint={t('emptyHint')}
        renderActions={({ id, username }) => (
          <RowAction
            label={t('view', { username })}
            icon={<IconEye size={20} aria-hidden />}
            onClick={() => showUser(id)}
          />
        )}
      />
      <UserStates />
      <UserDetails
        userId={userId}
        known={users.data?.data.find(({ id }) => id === userId)}
        onClose={() => showUser(undefined)}
      />
    </div>
  )
}

/** The account whose details are open, as `?user=ID`: a link to it can be shared, and Back closes it. */
function useShownUser() {
  const [params, setParams] = useSearchParams()
  const show = (id: string | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (id) next.set('user', id)
        else next.delete('user')
        return next
      },
      { replace: id === undefined, preventScrollReset: true },
    )
  return [params.get('user') ?? undefined, show] as const
}
