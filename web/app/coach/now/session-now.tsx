import { Button } from '@mantine/core'
import type { NextSession } from '@sohbet/contract/live-sessions/coach-week'
import { schoolDay } from '@sohbet/domain/calendar'
import IconChecklist from '#icons/IconChecklist'
import IconDoorEnter from '#icons/IconDoorEnter'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { LinkedText } from '../../parts/linked-text.tsx'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import { StopScene, TeaScene } from '../../parts/pictures/scenes.tsx'
import { Lead } from '../../shell/home/lead.tsx'
import { useLanguage } from '../../texts/language.ts'
import { formatShortDay } from '../../ui/format.ts'
import { sessionPath } from '../coach-paths.ts'
import { CoverLine } from '../cover-badge.tsx'
import { LearnerNames } from '../learners/learner-names.tsx'
import { Known, KnownList } from './known.tsx'

const soonMs = 30 * 60_000

/** The way into the meeting and to its attendance, who does not come, who is new, and the notes of last time. */
export function SessionNow({ session, now }: { session: NextSession; now: Date }) {
  const { t } = useTranslation('figures')
  const { id, courseName, startsAt, duration, zoomLink, module, seatCount, guestCount } = session
  const wait = Date.parse(startsAt) - now.getTime()
  const isSoon = wait <= soonMs
  const facts = (
    <>
      <LiveSessionWhen startsAt={startsAt} duration={duration} />
      <br />
      {module && (
        <>
          {t('now.module', module)}
          <br />
        </>
      )}
      {t('now.seats', { count: seatCount })}
      {guestCount > 0 && <> · {t('now.guests', { count: guestCount })}</>}
      {session.attendedCount > 0 && <> · {t('now.attended', { count: session.attendedCount })}</>}
    </>
  )
  return (
    <Lead
      title={t(wait <= 0 ? 'now.running' : 'now.next')}
      headline={courseName}
      facts={facts}
      details={
        <>
          <CoverLine event={session} now={now} />
          <Preparation session={session} />
        </>
      }
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
        aria-label={t('incoming.open', { name: courseName })}
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

function Preparation({ session: { absences, newcomers, notes, last } }: { session: NextSession }) {
  const { t } = useTranslation('figures')
  const language = useLanguage()
  return (
    <KnownList>
      {absences.length > 0 && (
        <Known term={t('now.cannotCome')}>
          <LearnerNames learners={absences.map(({ reason, ...named }) => ({ ...named, note: reason }))} />
        </Known>
      )}
      {newcomers.length > 0 && (
        <Known term={t('now.newcomers')}>
          <LearnerNames learners={newcomers} />
        </Known>
      )}
      {notes && (
        <Known term={t('now.notes')}>
          <LinkedText text={notes} />
        </Known>
      )}
      {last?.notes && (
        <Known
          term={t('now.lastTime', { day: formatShortDay(schoolDay(new Date(last.startsAt)), language) })}
        >
          <LinkedText text={last.notes} />
        </Known>
      )}
    </KnownList>
  )
}
