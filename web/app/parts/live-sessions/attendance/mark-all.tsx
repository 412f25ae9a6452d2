import { Button } from '@mantine/core'
import type { AttendanceRow } from '@sohbet/contract/live-sessions/attendance'
import IconArrowBackUp from '#icons/IconArrowBackUp'
import IconChecks from '#icons/IconChecks'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { isMissing, useMarkAttendance } from './attendance.queries.ts'
import styles from './attendance.module.css'

type Props = { sessionId: string; rows: readonly AttendanceRow[]; onAllHere: () => void }

/**
 * One tap for the usual case that everyone is here, and one to take it back. Both stay in one row, so that no line of
 * the list moves under the thumb.
 */
export function MarkAll({ sessionId, rows, onAllHere }: Props) {
  const { t } = useTranslation('staffSessions')
  const { mutate } = useMarkAttendance(sessionId)
  const mark = (isAttended: true | null) =>
    mutate(isAttended, {
      onError: (error) => showError(t('sheet.allFailed'), errorMessage(error)),
    })
  const isMarked = rows.some(({ isCorrected }) => isCorrected)
  // Once attendance is known, by marks or by the door, the button is no longer the next step
  const isBlank = !isMarked && !rows.some(({ isAttended }) => isAttended)
  return (
    <div className={styles.all}>
      {isMarked && (
        <Button
          variant="default"
          size="lg"
          leftSection={<IconArrowBackUp size={22} aria-hidden />}
          aria-label={t('sheet.removeMarks')}
          onClick={() => mark(null)}
        >
          {t('sheet.undo')}
        </Button>
      )}
      <Button
        variant="default"
        size="lg"
        className={isBlank ? styles.here : undefined}
        leftSection={<IconChecks size={22} aria-hidden />}
        disabled={!rows.some(isMissing)}
        onClick={() => {
          mark(true)
          onAllHere()
        }}
      >
        {t('sheet.allHere')}
      </Button>
      <p className={styles.soft}>{t('sheet.thenTap')}</p>
    </div>
  )
}
