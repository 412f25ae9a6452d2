import { userColumns } from '@sohbet/contract/people/users'
import { useQuery } from '@tanstack/react-query'
import IconEye from '#icons/IconEye'
import { useTranslation } from '../../texts/use-translation.ts'
import { tableRows } from '../../api/table-rows.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { ExportButton } from '../../ui/download/export-button.tsx'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import { ImportPeople } from './import/import-people.tsx'
import { useExportUsers } from './import/import.queries.ts'
import { Invite } from './invite.tsx'
import { useAskToChange } from './use-ask-to-change.tsx'
import { useShownUser } from './use-shown-user.ts'
import { useUserColumns } from './use-user-columns.tsx'
import { UserDetails } from './user-details.tsx'
import { UserFilters, useUserFilters } from './user-filters.tsx'
import { UserStates } from './user-states.tsx'
import styles from './users-page.module.css'
import { usersQuery } from './users.queries.ts'

export const clientLoader = () => loadTexts('speaking')

export default function UsersPage() {
  const { t } = useTranslation(['users', 'peopleImport'])
  const { askToChange, isAsking, dialog } = useAskToChange()
  const columns = useUserColumns(askToChange)
  const table = useTableState(userColumns)
  const filters = useUserFilters()
  const users = useQuery(usersQuery({ ...table.request, ...filters.values }))
  const [userId, showUser] = useShownUser()
  const { searchText, searchColumn } = table.request
  const search = { ...(searchText && { searchText }), ...(searchColumn && { searchColumn }) }
  const file = useExportUsers({ ...filters.values, ...search })

  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={table}
        {...tableRows(users, { failed: t('listFailed') })}
        rowId={({ id }) => id}
        emptyHint={t('emptyHint')}
        createAction={
          <ButtonRow>
            <ExportButton
              request={file}
              label={t('peopleImport:export')}
              failed={t('peopleImport:exportFailed')}
            />
            <ImportPeople />
            <Invite />
          </ButtonRow>
        }
        filters={<UserFilters {...filters} />}
        filtering={filters}
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
        isAsking={isAsking}
        onChange={askToChange}
        onClose={() => showUser(undefined)}
      />
      {dialog}
    </div>
  )
}
