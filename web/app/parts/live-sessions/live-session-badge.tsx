import type { LiveSessionState } from '@sohbet/domain/live-session/rules'
import { useTranslation } from '../../texts/use-translation.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { isToday, ownZone } from './live-session-clock.ts'

const tones = { over: 'neutral', cancelled: 'bad', holiday: 'neutral' } as const

type Props = { startsAt: string; state?: LiveSessionState; now: Date; timeZone?: string }

/** 'Today', 'Upcoming', or the session's final state. */
export function LiveSessionBadge({ startsAt, state = 'upcoming', now, timeZone = ownZone() }: Props) {
  const { t } = useTranslation('sessions')
  if (state !== 'upcoming' && state !== 'open')
    return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
  const day = isToday(startsAt, now, timeZone) ? 'today' : 'upcoming'
  return <StatusBadge tone={day === 'today' ? 'good' : 'info'}>{t(day)}</StatusBadge>
}
