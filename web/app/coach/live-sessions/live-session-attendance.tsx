import { Title } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/learning/live-sessions'
import { useTranslation } from 'react-i18next'
import { AttendanceSheet } from '../../parts/live-sessions/attendance/attendance-sheet.tsx'
import { learnerPath } from '../coach-paths.ts'
import styles from './live-sessions.module.css'

export function LiveSessionAttendance({ session }: { session: StaffLiveSession }) {
  const { t } = useTranslation('staffSessions')
  return (
    <section className={styles.card}>
      <Title order={2}>{t('sheet.title')}</Title>
      <AttendanceSheet
        session={session}
        learnerPath={session.isAsSubstitute ? undefined : learnerPath}
        canFold
      />
    </section>
  )
}
