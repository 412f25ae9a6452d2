import { Skeleton } from '@mantine/core'
import type { AttendanceRow } from '@sohbet/contract/live-sessions/attendance'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { mayCorrectAttendance, minutesLate } from '@sohbet/domain/live-session/rules'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { AttendanceLine } from './attendance-line.tsx'
import { isOff, timesOf } from '../live-session-groups.ts'
import styles from './attendance.module.css'
import { attendanceQuery } from './attendance.queries.ts'
import { MarkAll } from './mark-all.tsx'

type Props = {
  session: StaffLiveSession
  /** The page of a learner, in an area that has one. */
  learnerPath?: (userId: string) => string
  /** Folds the list up before the session opens and after its end, when other things matter more. */
  canFold?: boolean | undefined
}

/** Lists learners as present, late, or absent with notice. All are here with one tap; another marks one as missing. */
export function AttendanceSheet({ session, learnerPath, canFold }: Props) {
  const { t } = useTranslation('staffSessions')
  const now = useNow()
  const [areAllHere, setAllHere] = useState(false)
  const { data, error, refetch } = useQuery({ ...attendanceQuery(session.id), enabled: !isOff(session) })
  if (isOff(session)) return <p className={styles.note}>{t('sheet.off')}</p>
  if (!data)
    return error ? (
      <ErrorState title={t('sheet.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingState>
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} height={56} />
        ))}
      </LoadingState>
    )
  if (data.length === 0) return <EmptyState title={t('sheet.empty')} hint={t('sheet.emptyHint')} />
  const verdict = mayCorrectAttendance(timesOf(session), now)
  // A substitute does not know the learners yet
  const isUseful = session.isAsSubstitute || (verdict.allowed && now < new Date(session.endsAt))
  // After 'All here' the next tap marks a missing learner
  const isOpen = isUseful || areAllHere
  const listOf = (rows: readonly AttendanceRow[]) => (
    <>
      {rows.some(({ joinedAt }) => joinedAt) && <p className={styles.zone}>{t('sheet.zone')}</p>}
      <ul className={styles.list}>
        {rows.map((row) => (
          <AttendanceLine
            key={row.userId}
            session={session}
            row={row}
            canMark={verdict.allowed}
            now={now}
            // A guest is a learner of another coach
            path={row.isGuest ? undefined : learnerPath?.(row.userId)}
          />
        ))}
      </ul>
    </>
  )
  return (
    <div className={styles.sheet}>
      {verdict.allowed ? (
        <div className={styles.roll}>
          <Summary session={session} rows={data} />
          <MarkAll sessionId={session.id} rows={data} onAllHere={() => setAllHere(true)} />
        </div>
      ) : (
        <p className={styles.note}>{t('sheet.notYet')}</p>
      )}
      {canFold ? (
        <Fold rows={data} isOpen={isOpen} canMark={verdict.allowed}>
          {listOf}
        </Fold>
      ) : (
        listOf(data)
      )}
    </div>
  )
}

type FoldProps = {
  rows: readonly AttendanceRow[]
  /** The list is of use now; the reader opens and closes it too. */
  isOpen: boolean
  canMark: boolean
  children: (rows: readonly AttendanceRow[]) => ReactNode
}

const isNews = ({ absence, isGuest }: AttendanceRow) => absence !== null || isGuest

/** Before a session the announced absences and the guests stay in sight. Once learners can be marked, no line leaves its place. */
function Fold({ rows, isOpen, canMark, children }: FoldProps) {
  const { t } = useTranslation('staffSessions')
  // It never closes under a tapping thumb
  const [hasOpened, setOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setOpened(true)
  const shown = canMark ? [] : rows.filter(isNews)
  const folded = canMark ? rows : rows.filter((row) => !isNews(row))
  return (
    <>
      {shown.length > 0 && children(shown)}
      {folded.length > 0 && (
        <details className={styles.fold} open={hasOpened}>
          <summary>{t(canMark ? 'sheet.list' : 'sheet.expectedList', { count: folded.length })}</summary>
          {children(folded)}
        </details>
      )}
    </>
  )
}

function Summary({ session, rows }: { session: StaffLiveSession; rows: readonly AttendanceRow[] }) {
  const { t } = useTranslation('staffSessions')
  const startsAt = new Date(session.startsAt)
  const there = rows.filter(({ isAttended }) => isAttended)
  const late = there.filter(({ joinedAt }) => minutesLate({ startsAt }, joinedAt ? new Date(joinedAt) : null))
  const away = rows.filter(({ absence, isAttended }) => absence && !isAttended)
  const parts = [
    t('sheet.summary', { count: there.length, all: rows.length }),
    late.length > 0 && t('sheet.lateCount', { count: late.length }),
    away.length > 0 && t('sheet.awayCount', { count: away.length }),
  ].filter((part) => part !== false)
  return <output className={styles.summary}>{parts.join(' · ')}</output>
}
