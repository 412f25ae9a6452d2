import { Title } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import {
  StaffLiveSessionBadges,
  StaffLiveSessionFacts,
} from '../../parts/live-sessions/staff/staff-live-session-badges.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import styles from './live-sessions.module.css'

type Props = { session: StaffLiveSession; seesLearners: boolean }

export function LiveSessionHeader({ session, seesLearners }: Props) {
  return (
    <header className={styles.header}>
      <PageTitle>{session.courseName}</PageTitle>
      <Title order={1} data-work>
        {session.courseName}
      </Title>
      <p className={styles.date}>
        <LiveSessionWhen {...session} />
      </p>
      <StaffLiveSessionBadges session={session} />
      {/* The list of attendance counts, and a second count would move it with the first mark */}
      <StaffLiveSessionFacts session={session} isCountedBelow={seesLearners} />
    </header>
  )
}
