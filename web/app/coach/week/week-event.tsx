import { Button } from '@mantine/core'
import type { WeekLesson, WeekSession } from '@sohbet/contract/live-sessions/coach-week'
import IconDoorEnter from '#icons/IconDoorEnter'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { LiveSessionBadge } from '../../parts/live-sessions/live-session-badge.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import weekStyles from '../../parts/calendar/week.module.css'
import { lessonPath, sessionPath } from '../coach-paths.ts'
import { CoverBadge } from '../cover-badge.tsx'
import { LearnerNames } from '../learners/learner-names.tsx'
import { EnterLesson } from '../lessons/enter-lesson.tsx'
import { OwnTime } from './own-time.tsx'
import styles from './coach-week.module.css'

type Clock = { now: Date; zone: string }
type Doored = { opensAt: string; endsAt: string; state: string }

/** By the clock, so that the door opens without a reload. */
const isOpen = ({ opensAt, endsAt, state }: Doored, now: Date): boolean =>
  state !== 'cancelled' && now >= new Date(opensAt) && now < new Date(endsAt)
const isAhead = ({ endsAt, state }: Doored, now: Date): boolean =>
  state !== 'cancelled' && now < new Date(endsAt)

/** A live session: course, module, who comes, and the meeting while it is open. */
export function SessionOfWeek({ session, now, zone }: Clock & { session: WeekSession }) {
  const { t } = useTranslation(['coachWeek', 'sessions'])
  const { id, courseName, module, kind, state, startsAt, isMoved, zoomLink } = session
  const open = isOpen(session, now)
  return (
    <article className={weekStyles.session} data-state={open ? 'open' : state}>
      <OwnTime times={session} zone={zone} />
      <Link to={sessionPath(id)}>{courseName}</Link>
      {module && <p>{t('module', module)}</p>}
      <Company session={session} />
      <div className={weekStyles.badges}>
        {!isAhead(session, now) && <LiveSessionBadge startsAt={startsAt} state={state} now={now} />}
        {open && <StatusBadge tone="good">{t('sessions:state.open')}</StatusBadge>}
        {kind === 'explained_exercise' && <StatusBadge tone="info">{t(`sessions:kind.${kind}`)}</StatusBadge>}
        {isMoved && <StatusBadge tone="warning">{t('sessions:moved')}</StatusBadge>}
        <CoverBadge event={session} now={now} />
      </div>
      {open && (
        <div className={styles.door}>
          <Button
            component="a"
            href={zoomLink}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconDoorEnter size={20} aria-hidden />}
          >
            {t('open')}
          </Button>
        </div>
      )}
    </article>
  )
}

function Company({ session: { typeName, seatCount, guestCount, absent, state } }: { session: WeekSession }) {
  const { t } = useTranslation('coachWeek')
  if (state === 'cancelled') return null
  return (
    <>
      <p className={styles.soft}>
        {typeName} · {t('learners', { count: seatCount })}
        {guestCount > 0 && <> · {t('guests', { count: guestCount })}</>}
      </p>
      {absent.length > 0 && (
        <p className={styles.absent}>
          {t(state === 'over' ? 'wasAbsent' : 'absent')} <LearnerNames learners={absent} />
        </p>
      )}
    </>
  )
}

/** A lesson: kind, learners with their levels, and the door while it is open. */
export function LessonOfWeek({ lesson, now, zone }: Clock & { lesson: WeekLesson }) {
  const { t } = useTranslation(['coachWeek', 'coachLessons'])
  const { id, kind, state, startsAt, opensAt, topic, levels, seats, learners } = lesson
  const open = isOpen(lesson, now)
  return (
    <article className={`${weekStyles.session} ${styles.lesson}`} data-state={open ? 'open' : state}>
      <OwnTime times={lesson} zone={zone} />
      <Link to={lessonPath(id)}>{t(`coachLessons:kind.${kind}`)}</Link>
      {topic && <p>{topic}</p>}
      {learners.length > 0 && (
        <p className={styles.names}>
          <LearnerNames learners={learners.map(({ level, ...named }) => ({ ...named, note: level }))} />
        </p>
      )}
      {levels && (
        <p className={styles.soft}>
          {t('levels', levels)} · {t('seats', { taken: learners.length, seats })}
        </p>
      )}
      <div className={weekStyles.badges}>
        {!isAhead(lesson, now) && <LiveSessionBadge startsAt={startsAt} state={state} now={now} />}
        <CoverBadge event={lesson} now={now} />
      </div>
      {open && (
        <div className={styles.door}>
          <EnterLesson id={id} opensAt={opensAt} />
        </div>
      )}
    </article>
  )
}
