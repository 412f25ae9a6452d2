import { Title } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { useTranslation } from '../../texts/use-translation.ts'
import { AttendanceSheet } from '../../parts/live-sessions/attendance/attendance-sheet.tsx'
import { learnerPath } from '../coach-paths.ts'
import styles from './live-sessions.module.css'

type Props = { session: StaffLiveSession; seesLearners: boolean }

export function LiveSessionAttendance({ session, seesLearners }: Props) {
  const { t } = useTranslation('staffSessions')
  return (
    <section className={styles.card}>
      <Title order={2}>{t('sheet.title')}</Title>
      {seesLearners ? (
        <AttendanceSheet
          session={session}
          learnerPath={session.isAsSubstitute ? undefined : learnerPath}
          canFold
        />
      ) : (
        <p className={styles.soft}>{t('sheet.closed')}</p>
      )}
    </section>
  )
}
