import { StatusBadge } from '../ui/feedback/status-badge.tsx'
import { useTranslation } from '../texts/use-translation.ts'

type Props = {
  event: { startsAt: string; state?: string; asked: string | null; isUncovered: boolean }
  now: Date
}

const needsBadge = ({ event: { startsAt, state, asked, isUncovered }, now }: Props) =>
  (asked !== null || isUncovered) && state !== 'cancelled' && now < new Date(startsAt)

/** A session or lesson ahead that another coach is asked to teach, or nobody teaches because the coach is away. */
export function CoverBadge(props: Props) {
  const { t } = useTranslation('coachWeek')
  const { asked } = props.event
  if (!needsBadge(props)) return null
  return (
    <StatusBadge tone="warning">{asked === null ? t('uncovered') : t('asked', { coach: asked })}</StatusBadge>
  )
}

/** The same on a line of its own. */
export const CoverLine = (props: Props) =>
  needsBadge(props) ? (
    <p>
      <CoverBadge {...props} />
    </p>
  ) : null
