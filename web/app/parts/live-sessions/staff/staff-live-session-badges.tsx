import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { schoolZone } from '@sohbet/domain/calendar'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { momentByClocks } from '../live-session-clock.ts'
import styles from './staff-live-sessions.module.css'

/** The state of a session, and its own changes. */
export function StaffLiveSessionBadges({ session }: { session: StaffLiveSession }) {
  const { t } = useTranslation('staffSessions')
  const { t: ofAll } = useTranslation('sessions')
  const { t: ofCoach } = useTranslation('substitutes')
  const { state, substitute, asked } = session
  return (
    <span className={styles.badges}>
      {state === 'open' && <StatusBadge tone="good">{t('openNow')}</StatusBadge>}
      {session.kind === 'explained_exercise' && (
        <StatusBadge tone="info">{ofAll(`kind.${session.kind}`)}</StatusBadge>
      )}
      {state === 'cancelled' && <StatusBadge tone="bad">{ofAll('state.cancelled')}</StatusBadge>}
      {state === 'holiday' && session.holiday && (
        <StatusBadge tone="warning">{t('holiday', { name: session.holiday })}</StatusBadge>
      )}
      {session.isMoved && <StatusBadge tone="warning">{ofAll('moved')}</StatusBadge>}
      {session.isExtra && <StatusBadge tone="info">{ofCoach('extra.badge')}</StatusBadge>}
      {substitute && (
        <StatusBadge tone="warning">
          {ofCoach('badge', { coach: substitute.name ?? ofCoach('erased') })}
        </StatusBadge>
      )}
      {asked && <StatusBadge tone="neutral">{ofCoach('askedBadge', { coach: asked.name })}</StatusBadge>}
      {session.hasOwnLink && <StatusBadge tone="info">{t('ownLink')}</StatusBadge>}
      {session.notes && <StatusBadge tone="neutral">{t('notes')}</StatusBadge>}
      {session.replayLink && <StatusBadge tone="info">{t('replay')}</StatusBadge>}
    </span>
  )
}

type FactsProps = {
  session: StaffLiveSession
  /** The page has the list of attendance with its sum. */
  isCountedBelow?: boolean
}

/** Attendance, absences, the planned time, and who taught. */
export function StaffLiveSessionFacts({ session, isCountedBelow = false }: FactsProps) {
  const { t } = useTranslation('staffSessions')
  const language = useLanguage()
  const { state, attendedCount, absenceCount, seatCount, plannedAt, record } = session
  const isBegun = state === 'over' || state === 'open'
  const isCounted = !isCountedBelow && (state === 'over' || (state === 'open' && attendedCount > 0))
  const facts = [
    isCounted && t('came', { count: attendedCount, seats: Math.max(seatCount, attendedCount) }),
    session.cancelReason && t('cancel.because', { reason: session.cancelReason }),
    state !== 'cancelled' &&
      absenceCount > 0 &&
      !(isCountedBelow && isBegun) &&
      t('away', { count: absenceCount }),
    session.isMoved &&
      t('planned', { time: momentByClocks(plannedAt, { language, timeZone: schoolZone }).school }),
    state === 'over' &&
      record !== null &&
      record.coaches.length > 0 &&
      t('taughtBy', { names: record.coaches.map(({ name }) => name ?? t('erasedCoach')).join(', ') }),
    record?.correction &&
      t(record.correction.by === null ? 'corrected' : 'correctedBy', {
        name: record.correction.by ?? '',
        time: momentByClocks(record.correction.at, { language, timeZone: schoolZone }).school,
      }),
  ].filter((fact) => typeof fact === 'string' && fact !== '')
  return facts.length > 0 && <p className={styles.soft}>{facts.join(' · ')}</p>
}
