import { Tooltip } from '@mantine/core'
import type { UserForAdmin } from '@sohbet/contract/people/users'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useSession } from '../../session/session.ts'
import { useLanguage } from '../../texts/language.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { formatNumber } from '../../ui/format.ts'
import { Switch } from '../../ui/form/switch.tsx'
import type { AskToChange } from './use-ask-to-change.tsx'
import { UserStateBadge } from './user-state-badge.tsx'

export function useUserColumns(onChange: AskToChange): readonly Column<UserForAdmin>[] {
  const { t } = useTranslation(['users', 'userCard'])
  const language = useLanguage()
  return useMemo(
    () => [
      { id: 'username', card: 'lead', header: t('column.username'), cell: (user) => user.username },
      { id: 'email', card: 'line', header: t('column.email'), cell: (user) => user.email },
      { id: 'role', header: t('column.role'), cell: (user) => t(`userCard:role.${user.role}`) },
      {
        id: 'isVerified',
        header: t('column.isVerified'),
        cell: (user) => <VerifiedSwitch user={user} onChange={onChange} />,
      },
      {
        id: 'failedLoginAttempts',
        header: t('column.failedLoginAttempts'),
        cell: (user) => formatNumber(user.failedLoginAttempts, language),
      },
      {
        id: 'state',
        card: 'line',
        header: t('column.state'),
        cell: (user) => <UserStateBadge state={user.state} />,
      },
    ],
    [t, language, onChange],
  )
}

/** The switch moves only after the change is saved. */
function VerifiedSwitch({ user, onChange }: { user: UserForAdmin; onChange: AskToChange }) {
  const { t } = useTranslation('users')
  const isOwn = useSession()?.user.id === user.id
  return (
    <Tooltip label={t('actions.own')} disabled={!isOwn}>
      <Switch
        checked={user.isVerified}
        disabled={isOwn}
        aria-label={t('verifiedLabel', { username: user.username })}
        onChange={() => onChange(user.isVerified ? 'unverify' : 'verify', user)}
      />
    </Tooltip>
  )
}
