import { Button } from '@mantine/core'
import type { OwnLiveSession } from '@sohbet/contract/core/dashboards'
import IconChecklist from '#icons/IconChecklist'
import IconDoorEnter from '#icons/IconDoorEnter'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LiveSessionWhen } from '../parts/live-sessions/live-session-when.tsx'
import { StopScene, TeaScene } from '../parts/pictures/scenes.tsx'
import { Lead } from '../shell/home/lead.tsx'
import { useNow } from '../ui/use-now.ts'
import { sessionPath } from './coach-paths.ts'

const minuteMs = 60_000
const startOf = ({ date }: OwnLiveSession) => new Date(date).getTime()
const endOf = (session: OwnLiveSession) => startOf(session) + session.duration * minuteMs

/** The running session, or the next one: the way into the meeting and to its attendance. */
export function Now({ sessions }: { sessions: readonly OwnLiveSession[] }) {
  const { t } = useTranslation('figures')
  const now = useNow().getTime()
  const session = sessions.find((one) => endOf(one) > now)
  if (!session) return null
  const { id, name, date, duration, zoomLink, seatCount, attendedCount, absenceCount } = session
  const isRunning = startOf(session) <= now
  const isSoon = startOf(session) - now <= 30 * minuteMs
  const facts = (
    <>
      <LiveSessionWhen startsAt={date} duration={duration} />
      <br />
      {t('now.seats', { count: seatCount })}
      {attendedCount > 0 && <> · {t('now.attended', { count: attendedCount })}</>}
      {absenceCount > 0 && <> · {t('now.absent', { count: absenceCount })}</>}
    </>
  )
  return (
    <Lead
      title={t(isRunning ? 'now.running' : 'now.next')}
      headline={name}
      facts={facts}
      picture={isSoon ? <TeaScene says="Naber?" replies="Not bad!" /> : <StopScene />}
    >
      <Button
        component="a"
        href={zoomLink}
        target="_blank"
        rel="noreferrer"
        size="lg"
        variant={isSoon ? 'filled' : 'default'}
        leftSection={<IconDoorEnter size={20} aria-hidden />}
        aria-label={t('incoming.open', { name })}
      >
        {t('incoming.openShort')}
      </Button>
      <Button
        component={Link}
        to={sessionPath(id)}
        size="lg"
        variant="default"
        leftSection={<IconChecklist size={20} aria-hidden />}
      >
        {t('now.attendance')}
      </Button>
    </Lead>
  )
}
