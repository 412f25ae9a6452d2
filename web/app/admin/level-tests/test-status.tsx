import { useTranslation } from '../../texts/use-translation.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'

export function TestStatus({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('levelTests')
  return isActive ? (
    <StatusBadge tone="good">{t('status.active')}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{t('status.passive')}</StatusBadge>
  )
}
