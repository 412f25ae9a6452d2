import type { ReactNode } from 'react'
import { StatusBadge } from '../ui/feedback/status-badge.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import styles from './cover-badge.module.css'

type Props = {
  event: { startsAt: string; state?: string; asked: string | null; isUncovered: boolean }
  now: Date
}

/** Names the coach who is asked to teach a session or lesson ahead, or warns that nobody teaches it. */
export function CoverBadge({ event: { startsAt, state, asked, isUncovered }, now }: Props) {
  const { t } = useTranslation('coachWeek')
  if ((asked === null && !isUncovered) || state === 'cancelled' || now >= new Date(startsAt)) return null
  return (
    <StatusBadge tone="warning">{asked === null ? t('uncovered') : t('asked', { coach: asked })}</StatusBadge>
  )
}

/** The same on a line of its own, after other badges. */
export const CoverLine = ({ children, ...props }: Props & { children?: ReactNode }) => (
  <p className={styles.line}>
    {children}
    <CoverBadge {...props} />
  </p>
)
