import type { EnrollmentStatus as Status } from '@sohbet/domain/enrollment/status'
import { useTranslation } from '../../texts/use-translation.ts'
import { StatusBadge, type Tone } from '../../ui/feedback/status-badge.tsx'

const tones: Record<Status, Tone> = { active: 'good', pending: 'warning', cancelled: 'bad' }

export function EnrollmentStatus({ status }: { status: Status }) {
  const { t } = useTranslation('enrollments')
  return <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>
}
