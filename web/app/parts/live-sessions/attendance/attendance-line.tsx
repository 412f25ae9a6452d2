import type { AttendanceRow } from '@sohbet/contract/live-sessions/attendance'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { clockOf, schoolMinute } from '@sohbet/domain/calendar'
import { minutesLate } from '@sohbet/domain/live-session/rules'
import IconCheck from '#icons/IconCheck'
import IconChevronRight from '#icons/IconChevronRight'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { useSession } from '../../../session/session.ts'
import styles from './attendance.module.css'
import { isRecorded, useCorrectAttendance } from './attendance.queries.ts'

type Props = {
  session: StaffLiveSession
  row: AttendanceRow
  canMark: boolean
  now: Date
  path: string | undefined
}

/** The whole line is the switch, so that a coach marks a learner with one tap of the thumb. */
export function AttendanceLine({ session, row, canMark, now, path }: Props) {
  const { t } = useTranslation('staffSessions')
  const { mutate: correct } = useCorrectAttendance(session.id)
  const { userId, username: name, isAttended } = row
  const mark = () => {
    const isThere = !isAttended
    correct(
      // A tap back to the automatic record removes the mark
      { userId, isAttended: isThere === isRecorded(row) ? null : isThere },
      { onError: (error) => showError(t('sheet.saveFailed', { name }), errorMessage(error)) },
    )
  }
  return (
    <li className={styles.person} data-there={isAttended || undefined} data-away={isAway(row) || undefined}>
      {canMark && (
        <button
          type="button"
          role="switch"
          aria-checked={isAttended}
          aria-label={t('sheet.mark', { name })}
          className={styles.tap}
          onClick={mark}
        />
      )}
      {canMark && (
        <span className={styles.box} aria-hidden>
          {isAttended && <IconCheck size={22} stroke={3} />}
        </span>
      )}
      <div className={styles.what}>
        <strong>{path && !canMark ? <Link to={path}>{name}</Link> : name}</strong>
        <PersonFacts session={session} row={row} now={now} />
      </div>
      {canMark && path && (
        <Link to={path} className={styles.page} aria-label={t('sheet.page', { name })}>
          <IconChevronRight size={22} aria-hidden />
        </Link>
      )}
    </li>
  )
}

const isAway = ({ isAttended, absence }: AttendanceRow) => !isAttended && absence !== null

function PersonFacts({ session, row, now }: Pick<Props, 'session' | 'row' | 'now'>) {
  const { t } = useTranslation('staffSessions')
  const { t: ofAll } = useTranslation('sessions')
  const { isAttended, isCorrected, correctedBy, joinedAt, absence } = row
  const late = minutesLate({ startsAt: new Date(session.startsAt) }, joinedAt ? new Date(joinedAt) : null)
  const mark = isAttended ? 'markedThere' : 'markedAbsent'
  const viewer = useSession()?.user.username
  // Short, so that a tap does not move the lines below
  const isOwn = correctedBy !== null && correctedBy === viewer
  const isBefore = now < new Date(session.startsAt)
  const isOver = session.state === 'over' || now >= new Date(session.endsAt)
  return (
    <span className={styles.facts}>
      {row.level && <span className={styles.soft}>{row.level}</span>}
      {row.isGuest && <StatusBadge tone="info">{ofAll('guestWay.ticket')}</StatusBadge>}
      {row.isMadeUp && <StatusBadge tone="good">{t('sheet.madeUp')}</StatusBadge>}
      {joinedAt && (
        <span className={styles.soft}>
          {t('sheet.joined', { time: clockOf(schoolMinute(new Date(joinedAt))) })}
        </span>
      )}
      {isAttended && late && <StatusBadge tone="warning">{t('sheet.late', { count: late })}</StatusBadge>}
      {!isAttended && absence && <StatusBadge tone="info">{t('sheet.away')}</StatusBadge>}
      {!isAttended && !absence && !isCorrected && (
        <span className={styles.soft}>
          {t(isOver ? 'sheet.absent' : isBefore ? 'sheet.expected' : 'sheet.notCome')}
        </span>
      )}
      {isCorrected && (
        <span className={styles.soft}>
          {isOwn
            ? t(`sheet.${mark}ByYou`)
            : correctedBy
              ? t(`sheet.${mark}By`, { name: correctedBy })
              : t(`sheet.${mark}`)}
        </span>
      )}
      {absence?.reason && (
        <span className={styles.reason}>{t('sheet.reason', { reason: absence.reason })}</span>
      )}
    </span>
  )
}
