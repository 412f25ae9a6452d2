import type { GroupMember, TelegramGroup } from '@sohbet/contract/telegram-groups/telegram-groups'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { ChangeGroup } from './change-group.tsx'
import { MemberTable } from './member-table.tsx'
import { membersQuery } from './telegram-groups.queries.ts'

type Props = {
  group: TelegramGroup | undefined
  groups: readonly TelegramGroup[]
  canManage: boolean
  onClose: () => void
}

export function MembersDialog({ group, groups, canManage, onClose }: Props) {
  const { t } = useTranslation('telegramGroups')
  return (
    <Dialog
      opened={group !== undefined}
      onClose={onClose}
      title={t('members.title', { name: group?.name ?? '' })}
      size="xl"
    >
      {group && <Members group={group} groups={groups} canManage={canManage} />}
    </Dialog>
  )
}

function Members({ group, groups, canManage }: Omit<Props, 'group' | 'onClose'> & { group: TelegramGroup }) {
  const { t } = useTranslation('telegramGroups')
  const { data: members, error, refetch } = useQuery(membersQuery(group.id))
  const [moved, setMoved] = useState<GroupMember>()
  useFailureToast(error, t('members.failed'), t('members.failedText'))
  if (!members)
    return error ? (
      <ErrorState
        title={t('members.failed')}
        hint={errorMessage(error, t('members.failedText'))}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingState lines={Math.max(3, group.memberCount)} />
    )
  if (members.length === 0)
    return <EmptyState title={t('members.empty')} hint={canManage ? t('members.emptyHint') : undefined} />
  const action = {
    text: t('members.change'),
    nameOf: (username: string) => t('members.changeOf', { username }),
    onClick: setMoved,
  }
  return (
    <>
      <MemberTable
        members={members}
        label={t('members.title', { name: group.name })}
        action={canManage ? action : undefined}
      />
      <ChangeGroup member={moved} from={group} groups={groups} onClose={() => setMoved(undefined)} />
    </>
  )
}
