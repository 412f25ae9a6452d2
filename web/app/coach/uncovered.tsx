import { StatusBadge } from '../ui/feedback/status-badge.tsx'
import { useTranslation } from '../texts/use-translation.ts'

type Props = { event: { startsAt: string; isUncovered: boolean }; now: Date }

const isAhead = ({ event: { startsAt, isUncovered }, now }: Props) => isUncovered && now < new Date(startsAt)

/** A session or lesson ahead that nobody will teach, because the coach is away. */
export function Uncovered(props: Props) {
  const { t } = useTranslation('coachWeek')
  return isAhead(props) ? <StatusBadge tone="warning">{t('uncovered')}</StatusBadge> : null
}

/** The same on a line of its own. */
export const UncoveredLine = (props: Props) =>
  isAhead(props) ? (
    <p>
      <Uncovered {...props} />
    </p>
  ) : null
