import { Button } from '@mantine/core'
import { userColumns } from '@sohbet/contract/users'
import { accountStates } from '@sohbet/domain/account/life-cycle'
import { roles } from '@sohbet/domain/account/role'
import { useQuery } from '@tanstack/react-query'
import IconEye from '#icons/IconEye'
import IconUserPlus from '#icons/IconUserPlus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { FilterSelect } from '../../ui/data-table/filter-select.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useTableState } from '../../ui/data-table/use-table-state.ts'
import { useUrlFilter } from '../../ui/data-table/use-url-filter.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { useAskToChange } from './use-ask-to-change.tsx'
import { useUserColumns } from './use-user-columns.tsx'
import { UserDetails } from './user-details.tsx'
import { UserStates } from './user-states.tsx'
import styles from './users-page.module.css'
import { usersQuery } from './users.queries.ts'

export default function UsersPage() {
  const { t } = useTranslation('users')
  const { askToChange, isAsking, dialog } = useAskToChange()
  const columns = useUserColumns(askToChange)
  const table = useTableState(userColumns)
  const [role, chooseRole] = useUrlFilter('role', roles)
  const [state, chooseState] = useUrlFilter('state', accountStates)
  const users = useQuery(usersQuery({ ...table.request, role, state }))
  const [userId, showUser] = useShownUser()
  const [isInviting, setInviting] = useState(false)

  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={table}
        data={users.data?.data}
        totalCount={users.data?.totalCount}
        rowId={({ id }) => id}
        isLoading={users.isLoading || users.isPlaceholderData}
        error={users.error ? errorMessage(users.error, t('listFailed')) : undefined}
        onRetry={() => void users.refetch()}
        emptyHint={t('emptyHint')}
        createAction={
          <Button leftSection={<IconUserPlus size={20} aria-hidden />} onClick={() => setInviting(true)}>
            {t('invite.button')}
          </Button>
        }
        filters={
          <>
            <FilterSelect
              label={t('filter.role')}
              all={t('filter.allRoles')}
              value={role}
              values={roles}
              labelOf={(value) => t(`role.${value}`)}
              onChoose={chooseRole}
            />
            <FilterSelect
              label={t('filter.state')}
              all={t('filter.allStates')}
              value={state}
              values={accountStates}
              labelOf={(value) => t(`state.${value}`)}
              onChoose={chooseState}
            />
          </>
        }
        renderActions={({ id, username }) => (
          <RowAction
            label={t('view', { username })}
            icon={<IconEye size={20} aria-hidden />}
            onClick={() => showUser(id)}
          />
        )}
      />
      <UserStates />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      <UserDetails
        userId={userId}
        known={users.data?.data.find(({ id }) => id === userId)}
        isAsking={isAsking}
        onChange={askToChange}
        onClose={() => showUser(undefined)}
      />
      {dialog}
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
