import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconCalendarOff from '#icons/IconCalendarOff'
import IconEye from '#icons/IconEye'
import IconPencil from '#icons/IconPencil'
import IconArrowsExchange from '#icons/IconArrowsExchange'
import IconPlus from '#icons/IconPlus'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useNewFromUrl } from '../../ui/data-table/state/use-new-from-url.ts'
import { LoadingState } from '../../ui/feedback/states.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { awayPath } from '../admin-paths.ts'
import { CoachDialog, type OpenedCoach } from './coach-dialog.tsx'
import { coachAccountsQuery, coachesQuery } from './coaches.queries.ts'
import { useReplaceCoach } from './successors/use-replace-coach.ts'
import { draftsQuery } from './drafts/drafts.queries.ts'
import { WaitingProfiles } from './drafts/waiting-profiles.tsx'
import { coachColumns, rowsOf, useCoachColumns, type CoachRow } from './use-coach-columns.tsx'

const none: never[] = []

export const clientLoader = () => loadTexts('voice')

export default function CoachesPage() {
  const { t } = useTranslation('coaches')
  const columns = useCoachColumns()
  const table = useTableState(coachColumns)
  const { data: coaches, isLoading, error, refetch } = useQuery(coachesQuery)
  const { data: accounts = none } = useQuery(coachAccountsQuery)
  const data = useMemo(() => coaches && rowsOf(coaches, accounts), [coaches, accounts])
  // The waiting profiles stand above the table, and would push it down. A failed list does not hide it
  const { isFetched: hasDrafts } = useQuery(draftsQuery)
  const [opened, open] = useState<OpenedCoach>()
  const create = () => open({ mode: 'create', coach: undefined })
  useNewFromUrl(create)
  const { replaceCoach, replaceDialog } = useReplaceCoach()

  if (!hasDrafts)
    return (
      <>
        <PageTitle>{t('title')}</PageTitle>
        <LoadingState lines={12} />
      </>
    )
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <WaitingProfiles />
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={table}
        data={data}
        rowId={({ id }) => id}
        isLoading={isLoading}
        error={error ? errorMessage(error, t('listFailed')) : undefined}
        onRetry={() => void refetch()}
        emptyHint={t('emptyHint')}
        createAction={
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={create}>
            {t('create')}
          </Button>
        }
        renderActions={(row) => <Actions row={row} onOpen={open} onReplace={replaceCoach} />}
      />
      <CoachDialog opened={opened} onClose={() => open(undefined)} />
      {replaceDialog}
    </>
  )
}

type ActionProps = {
  row: CoachRow
  onOpen: (opened: OpenedCoach) => void
  onReplace: (userId: string, username: string) => void
}

function Actions({ row, onOpen, onReplace }: ActionProps) {
  const { t } = useTranslation(['coaches', 'coachAway', 'successors'])
  const navigate = useNavigate()
  const { coach, userId, user } = row
  const name = user?.username ?? t('erased')
  if (!coach)
    return (
      <RowAction
        label={t('complete', { name })}
        icon={<IconPlus size={20} aria-hidden />}
        onClick={() =>
          onOpen({
            mode: 'create',
            coach: undefined,
            account: userId && user ? { id: userId, ...user, role: 'coach' } : undefined,
          })
        }
      />
    )
  return (
    <>
      <RowAction
        label={t('view', { name })}
        icon={<IconEye size={20} aria-hidden />}
        onClick={() => onOpen({ mode: 'view', coach })}
      />
      {coach.isActive && userId !== null && (
        <RowAction
          label={t('coachAway:rowAction', { name })}
          icon={<IconCalendarOff size={20} aria-hidden />}
          onClick={() => void navigate(awayPath(coach.id))}
        />
      )}
      <RowAction
        label={t('edit', { name })}
        icon={<IconPencil size={20} aria-hidden />}
        // A coach whose account was erased cannot be edited
        isDisabled={userId === null}
        onClick={() => onOpen({ mode: 'edit', coach })}
      />
      <RowAction
        label={t('successors:open', { name })}
        icon={<IconArrowsExchange size={20} aria-hidden />}
        isDisabled={userId === null}
        onClick={() => userId && onReplace(userId, name)}
      />
    </>
  )
}
