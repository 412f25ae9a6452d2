import type { Coach } from '@sohbet/contract/people/coaches'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/data-table/column.ts'
import { ShortId } from '../../ui/data-table/short-id.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'

export const coachColumns = {
  sortable: ['username', 'email', 'isActive', 'isNative', 'isZoomOnly'],
  searchable: ['userId', 'username', 'email', 'isActive', 'isNative', 'isZoomOnly'],
} as const

export function useCoachColumns(): readonly Column<Coach>[] {
  const { t } = useTranslation('coaches')
  return useMemo(() => {
    const status = ({ isActive }: Coach) => t(isActive ? 'status.active' : 'status.passive')
    const native = ({ isNative }: Coach) => t(isNative ? 'native.yes' : 'native.no')
    const zoomOnly = ({ isZoomOnly }: Coach) => t(isZoomOnly ? 'zoomOnly.yes' : 'zoomOnly.no')
    return [
      {
        id: 'userId',
        header: t('column.userId'),
        cell: ({ userId }) => (userId ? <ShortId id={userId} /> : '—'),
        value: ({ userId }) => userId,
      },
      {
        id: 'username',
        header: t('column.username'),
        cell: ({ user }) => <strong>{user?.username ?? t('erased')}</strong>,
        value: ({ user }) => user?.username ?? t('erased'),
      },
      {
        id: 'email',
        header: t('column.email'),
        cell: ({ user }) => user?.email ?? '—',
        value: ({ user }) => user?.email,
      },
      {
        id: 'isActive',
        header: t('column.isActive'),
        cell: (coach) => (
          <StatusBadge tone={coach.isActive ? 'good' : 'neutral'}>{status(coach)}</StatusBadge>
        ),
        value: status,
      },
      { id: 'isNative', header: t('column.isNative'), cell: native, value: native },
      { id: 'isZoomOnly', header: t('column.isZoomOnly'), cell: zoomOnly, value: zoomOnly },
    ]
  }, [t])
}
