import type { AccountState } from '@sohbet/domain/account/account-state'
import IconBan from '#icons/IconBan'
import IconLock from '#icons/IconLock'
import { useTranslation } from '../../texts/use-translation.ts'
import { StatusBadge, type Tone } from '../../ui/feedback/status-badge.tsx'

const tones: Record<AccountState, Tone> = {
  suspended: 'bad',
  locked: 'bad',
  unverified: 'warning',
  staff: 'info',
  enrolled: 'good',
  tested: 'good',
  verified: 'neutral',
}

export function UserStateBadge({ state }: { state: AccountState }) {
  const { t } = useTranslation('users')
  return (
    <StatusBadge tone={tones[state]}>
      {state === 'locked' && <IconLock size={14} aria-hidden />}
      {state === 'suspended' && <IconBan size={14} aria-hidden />}
      {t(`state.${state}`)}
    </StatusBadge>
  )
}
