import { Button } from '@mantine/core'
import type { AttendanceRow } from '@sohbet/contract/live-sessions/attendance'
import IconArrowBackUp from '#icons/IconArrowBackUp'
import IconChecks from '#icons/IconChecks'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { isMissing, useMarkAttendance } from './attendance.queries.ts'
import styles from './attendance.module.css'

type Props = { sessionId: string; rows: readonly AttendanceRow[] }

/** One tap for the usual case that everyone is here, and one to take it back. */
export function MarkAll({ sessionId, rows }: Props) {
  const { t } = useTranslation('staffSessions')
  const { mutate } = useMarkAttendance(sessionId)
  const mark = (isAttended: true | null) =>
    mutate(isAttended, {
      onError: (error) => showError(t('sheet.allFailed'), errorMessage(error)),
    })
  const isMarked = rows.some(({ isCorrected }) => isCorrected)
  const hasMissing = rows.some(isMissing)
  if (!isMarked && !hasMissing) return null
  return (
    <div className={styles.all}>
      {isMarked && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconArrowBackUp size={20} aria-hidden />}
          onClick={() => mark(null)}
        >
          {t('sheet.removeMarks')}
        </Button>
      )}
      {hasMissing && (
        <Button
          variant="default"
          size="lg"
          className={isMarked ? undefined : styles.here}
          leftSection={<IconChecks size={22} aria-hidden />}
          onClick={() => mark(true)}
        >
          {t('sheet.allHere')}
        </Button>
      )}
      <p className={styles.soft}>{t('sheet.thenTap')}</p>
    </div>
  )
}
