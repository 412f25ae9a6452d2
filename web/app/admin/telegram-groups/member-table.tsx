import { Button } from '@mantine/core'
import type { GroupMember } from '@sohbet/contract/telegram-groups/telegram-groups'
import IconArrowsExchange from '#icons/IconArrowsExchange'
import { useTranslation } from '../../texts/use-translation.ts'
import { formatNumber } from '../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import { useLanguage } from '../../texts/language.ts'

type Action = { text: string; nameOf: (username: string) => string; onClick: (member: GroupMember) => void }

type Props = { members: readonly GroupMember[]; label: string; action?: Action | undefined }

export const useScore = () => {
  const { t } = useTranslation('telegramGroups')
  const language = useLanguage()
  return ({ levelTestResult }: Pick<GroupMember, 'levelTestResult'>): string =>
    levelTestResult ? formatNumber(levelTestResult.score, language) : t('members.noScore')
}

function useMemberColumns({ members, action }: Omit<Props, 'label'>): PlainColumns<GroupMember> {
  const { t } = useTranslation('telegramGroups')
  const scoreOf = useScore()
  return [
    { id: 'no', card: 'none', header: t('members.column.no'), cell: (member) => members.indexOf(member) + 1 },
    {
      id: 'username',
      card: 'lead',
      header: t('members.column.username'),
      cell: ({ username }) => username,
    },
    { id: 'email', card: 'line', header: t('members.column.email'), cell: ({ email }) => email },
    { id: 'score', card: 'line', header: t('members.column.score'), align: 'end', cell: scoreOf },
    ...(action ? [actionColumn(t('members.column.action'), action)] : []),
  ]
}

const actionColumn = (header: string, { text, nameOf, onClick }: Action) => ({
  id: 'action',
  header,
  cell: (member: GroupMember) => (
    <Button
      variant="default"
      leftSection={<IconArrowsExchange size={18} aria-hidden />}
      aria-label={nameOf(member.username)}
      onClick={() => onClick(member)}
    >
      {text}
    </Button>
  ),
})

export function MemberTable({ label, ...props }: Props) {
  const columns = useMemberColumns(props)
  return <PlainTable label={label} rows={props.members} rowId={({ id }) => id} columns={columns} />
}
