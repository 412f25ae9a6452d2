import type { Coach, CoachAccount } from '@sohbet/contract/people/coaches'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { ShortId } from '../../ui/data-table/short-id.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import styles from './coaches.module.css'

export const coachColumns = {
  sortable: ['username', 'email', 'isActive', 'isNative', 'isZoomOnly'],
  searchable: ['userId', 'username', 'email', 'isActive', 'isNative', 'isZoomOnly'],
} as const

/** A row of the list: a coach, or an account with the role and without coach data. */
export type CoachRow = Pick<Coach, 'id' | 'userId' | 'user' | 'isInvited'> & { coach: Coach | undefined }

export const rowsOf = (coaches: readonly Coach[], accounts: readonly CoachAccount[]): CoachRow[] => [
  ...accounts.map(({ userId, username, email, isInvited }) => ({
    id: userId,
    userId,
    user: { username, email },
    isInvited,
    coach: undefined,
  })),
  ...coaches.map((coach) => ({ ...coach, coach })),
]

/** Breaks only after its @, where the columns need the space. */
function Address({ email }: { email: string }) {
  const [name, host] = email.split('@')
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}

export function useCoachColumns(): readonly Column<CoachRow>[] {
  const { t } = useTranslation('coaches')
  return useMemo(() => {
    const status = ({ coach }: CoachRow) =>
      coach ? t(coach.isActive ? 'status.active' : 'status.passive') : '—'
    const native = ({ coach }: CoachRow) => (coach ? t(coach.isNative ? 'native.yes' : 'native.no') : '—')
    const zoomOnly = ({ coach }: CoachRow) =>
      coach ? t(coach.isZoomOnly ? 'zoomOnly.yes' : 'zoomOnly.no') : '—'
    const nameOf = ({ user }: CoachRow) => user?.username ?? t('erased')
    const note = ({ isInvited, coach }: CoachRow) =>
      isInvited ? t('invited') : coach ? undefined : t('noData')
    return [
      {
        id: 'userId',
        header: t('column.userId'),
        cell: ({ userId }) => (userId ? <ShortId id={userId} /> : '—'),
        value: ({ userId }) => userId,
      },
      {
        id: 'username',
        card: 'lead',
        header: t('column.username'),
        cell: (row) => (
          <span className={styles.name}>
            <strong>{nameOf(row)}</strong>
            {note(row) && <StatusBadge tone="warning">{note(row)}</StatusBadge>}
          </span>
        ),
        value: (row) => [nameOf(row), note(row)].filter(Boolean).join(' '),
      },
      {
        id: 'email',
        card: 'line',
        header: t('column.email'),
        cell: ({ user }) => (user ? <Address email={user.email} /> : '—'),
        value: ({ user }) => user?.email,
      },
      {
        id: 'isActive',
        card: 'line',
        header: t('column.isActive'),
        cell: (row) =>
          row.coach ? (
            <StatusBadge tone={row.coach.isActive ? 'good' : 'neutral'}>{status(row)}</StatusBadge>
          ) : (
            status(row)
          ),
        value: status,
      },
      { id: 'isNative', header: t('column.isNative'), cell: native, value: native },
      { id: 'isZoomOnly', header: t('column.isZoomOnly'), cell: zoomOnly, value: zoomOnly },
    ]
  }, [t])
}
