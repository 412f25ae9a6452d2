import { Button } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import IconPencil from '#icons/IconPencil'
import IconVideo from '#icons/IconVideo'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLiveSessionName } from '../live-session-name.ts'
import { LiveSessionWhen } from '../live-session-when.tsx'
import { StaffLiveSessionBadges, StaffLiveSessionFacts } from './staff-live-session-badges.tsx'
import styles from './staff-live-sessions.module.css'

type Props = { session: StaffLiveSession; isNext: boolean; attendance: ReactNode; onChange: () => void }

export function StaffLiveSessionRow({ session, isNext, attendance, onChange }: Props) {
  const { t } = useTranslation('staffSessions')
  const nameOf = useLiveSessionName()
  return (
    <li className={styles.row} data-state={session.state} data-next={isNext || undefined}>
      <div className={styles.what}>
        <p className={styles.time}>
          <LiveSessionWhen {...session} />
        </p>
        <StaffLiveSessionBadges session={session} />
        <StaffLiveSessionFacts session={session} />
      </div>
      <div className={styles.buttons}>
        {isNext && <MeetingLink session={session} />}
        {attendance}
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          aria-label={nameOf(t('change'), session)}
          onClick={onChange}
        >
          {t('change')}
        </Button>
      </div>
    </li>
  )
}

/** Staff open the meeting directly, because their attendance is not recorded. */
export function MeetingLink({ session: { zoomLink, state } }: { session: StaffLiveSession }) {
  const { t } = useTranslation('staffSessions')
  if (state !== 'open' && state !== 'upcoming') return null
  return (
    <Button
      component="a"
      href={zoomLink}
      target="_blank"
      rel="noreferrer"
      variant={state === 'open' ? 'filled' : 'default'}
      leftSection={<IconVideo size={18} aria-hidden />}
    >
      {t('meeting')}
    </Button>
  )
}
