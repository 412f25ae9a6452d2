import { Button } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import IconPencil from '#icons/IconPencil'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { ChangeLiveSession } from '../../parts/live-sessions/change/change-live-session.tsx'
import { MeetingLink } from '../../parts/live-sessions/staff/staff-live-session-row.tsx'
import { courseSessionsPath } from './live-session-paths.ts'
import styles from './live-sessions.module.css'

/** Opens the meeting. A coach of the course changes the session, and goes to the others of the course. */
export function LiveSessionActions({ session }: { session: StaffLiveSession }) {
  const { t } = useTranslation('staffSessions')
  const [isChanging, setChanging] = useState(false)
  return (
    <div className={styles.actions}>
      <MeetingLink session={session} />
      {!session.isAsSubstitute && (
        <>
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setChanging(true)}
          >
            {t('change')}
          </Button>
          <Button component={Link} to={courseSessionsPath(session.courseId)} variant="default">
            {t('toSessions')}
          </Button>
        </>
      )}
      <ChangeLiveSession session={isChanging ? session : undefined} onClose={() => setChanging(false)} />
    </div>
  )
}
