import type { UserForAdmin } from '@sohbet/contract/users'
import { IconLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../texts/language.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { formatNumber } from '../../ui/format.ts'
import { ReadOnlySwitch } from '../../ui/read-only-switch.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './users-page.module.css'

const isLocked = ({ lockoutUntil }: UserForAdmin) =>
  lockoutUntil !== null && Date.parse(lockoutUntil) > Date.now()

export function useUserColumns(): readonly Column<UserForAdmin>[] {
  const { t } = useTranslation('users')
  const language = useLanguage()
  return useMemo(
    () => [
      { id: 'username', header: t('column.username'), cell: (user) => user.username },
      { id: 'email', header: t('column.email'), cell: (user) => user.email },
      { id: 'role', header: t('column.role'), cell: (user) => t(`role.${user.role}`) },
      {
        id: 'isVerified',
        header: t('column.isVerified'),
        cell: (user) => <ReadOnlySwitch isOn={user.isVerified} label={t('column.isVerified')} />,
      },
      {
        id: 'failedLoginAttempts',
        header: t('column.failedLoginAttempts'),
        cell: (user) => (
          <span className={styles.attempts}>
            {formatNumber(user.failedLoginAttempts, language)}
            {isLocked(user) && (
              <StatusBadge tone="bad">
                <IconLock size={14} aria-hidden />
                {t('locked')}
              </StatusBadge>
            )}
          </span>
        ),
      },
    ],
    [t, language],
  )
}
