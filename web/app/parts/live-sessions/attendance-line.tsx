import { Button } from '@mantine/core'
import type { AttendanceRow, StaffLiveSession } from '@sohbet/contract/learning/live-sessions'
import { schoolMinute } from '@sohbet/domain/calendar'
import { minutesLate } from '@sohbet/domain/live-session/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import styles from './staff-live-sessions.module.css'
import { useCorrectAttendance } from './staff-live-sessions.queries.ts'

type Props = {
  session: StaffLiveSession
  row: AttendanceRow
  canMark: boolean
  now: Date
  path: string | undefined
}

export function AttendanceLine({ session, row, canMark, now, path }: Props) {
  const { t } = useTranslation('staffSessions')
  const { mutate: correct } = useCorrectAttendance(session.id)
  const { userId, username: name, isAttended, isCorrected } = row
  const mark = (isThere: boolean | null) =>
    correct(
      { userId, isAttended: isThere },
      { onError: (error) => showError(t('sheet.saveFailed', { name }), errorMessage(error)) },
    )
  return (
    <li className={styles.person}>
      <div className={styles.what}>
        <strong>{path ? <Link to={path}>{name}</Link> : name}</strong>
        <PersonFacts session={session} row={row} now={now} />
      </div>
      {isCorrected && canMark && (
        <Button
          variant="subtle"
          className={styles.undo}
          aria-label={t('sheet.undoOf', { name })}
          onClick={() => mark(null)}
        >
          {t('sheet.undo')}
        </Button>
      )}
      {canMark && (
        <Switch
          className={styles.mark}
          checked={isAttended}
          label={t('sheet.there')}
          aria-label={t('sheet.mark', { name })}
          onChange={({ currentTarget }) => mark(currentTarget.checked)}
        />
      )}
    </li>
  )
}

const two = (count: number) => String(count).padStart(2, '0')

function clockOf(moment: string) {
  const minute = schoolMinute(new Date(moment))
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

function PersonFacts({ session, row, now }: Pick<Props, 'session' | 'row' | 'now'>) {
  const { t } = useTranslation('staffSessions')
  const { t: ofAll } = useTranslation('sessions')
  const { isAttended, isCorrected, correctedBy, joinedAt, absence } = row
  const late = minutesLate({ startsAt: new Date(session.startsAt) }, joinedAt ? new Date(joinedAt) : null)
  const mark = isAttended ? 'markedThere' : 'markedAbsent'
  const isBefore = now < new Date(session.startsAt)
  const isOver = session.state === 'over' || now >= new Date(session.endsAt)
  return (
    <span className={styles.badges}>
      {row.isGuest && <StatusBadge tone="info">{ofAll('guest')}</StatusBadge>}
      {row.isMadeUp && <StatusBadge tone="good">{t('sheet.madeUp')}</StatusBadge>}
      {joinedAt && <span className={styles.soft}>{t('sheet.joined', { time: clockOf(joinedAt) })}</span>}
      {isAttended && late && <StatusBadge tone="warning">{t('sheet.late', { count: late })}</StatusBadge>}
      {!isAttended && absence && <StatusBadge tone="info">{t('sheet.away')}</StatusBadge>}
      {!isAttended && !absence && !isCorrected && (
        <span className={styles.soft}>
          {t(isOver ? 'sheet.absent' : isBefore ? 'sheet.expected' : 'sheet.notCome')}
        </span>
      )}
      {isCorrected && (
        <StatusBadge tone="neutral">
          {correctedBy ? t(`sheet.${mark}By`, { name: correctedBy }) : t(`sheet.${mark}`)}
        </StatusBadge>
      )}
      {absence?.reason && (
        <span className={styles.reason}>{t('sheet.reason', { reason: absence.reason })}</span>
      )}
    </span>
  )
}
