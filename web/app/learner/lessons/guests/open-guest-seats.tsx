import { Button, Title } from '@mantine/core'
import type { GuestSeats, OpenGuestSeat } from '@sohbet/contract/live-sessions/guest-seats'
import { firstLessonRules } from '@sohbet/domain/lesson/lesson'
import { dayMs, hoursBefore } from '@sohbet/domain/moment'
import { zonedDeadline, zonedTime } from '@sohbet/domain/zoned-time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { DateLeaf } from '../../../parts/live-sessions/date-leaf.tsx'
import { ownZone } from '../../../parts/live-sessions/live-session-clock.ts'
import { LiveSessionWhen } from '../../../parts/live-sessions/live-session-when.tsx'
import { useLanguage } from '../../../texts/language.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { creditsQuery } from '../../enrollment/enrollment.queries.ts'
import card from '../../../parts/lessons/lesson-card.module.css'
import styles from '../lessons.module.css'
import { lessonRulesQuery } from '../lessons.queries.ts'
import { guestSeatsQuery, useTakeSeat } from './guests.queries.ts'
import { useScrollTo } from './use-scroll-to.ts'

const shownFirst = 5

type Missed = GuestSeats['missed'][number]

/** Sessions of other courses that have room, for an extra group or for a missed session. */
export function OpenGuestSeats() {
  const { t } = useTranslation('guests')
  const { data, error, refetch } = useQuery(guestSeatsQuery)
  const { data: credits } = useQuery(creditsQuery)
  const [isLong, setLong] = useState(false)
  const tickets = credits?.usable.extraGroups ?? 0
  const section = useScrollTo(['guests'], data !== undefined)
  const { data: rules = firstLessonRules } = useQuery(lessonRulesQuery)
  const isOfNoUse = credits && tickets === 0 && data?.missed.length === 0
  if (isOfNoUse)
    return (
      <section className={styles.list} id="guests" ref={section}>
        <Title order={2}>{t('title')}</Title>
        <p className={styles.soft}>{t('noRight')}</p>
      </section>
    )
  return (
    <section className={styles.list} id="guests" ref={section}>
      <Title order={2}>{t('title')}</Title>
      <p className={styles.soft}>{t('intro')}</p>
      {credits && (
        <p>
          {t('tickets', { count: tickets })}
          {data && data.missed.length > 0 && ` ${t('missed', { count: data.missed.length })}`}
        </p>
      )}
      {data && data.missed.length > 0 && data.open.some(({ isMakeUpFull }) => isMakeUpFull) && (
        <p className={styles.soft}>{t('limit', { count: rules.makeUps, days: rules.makeUpsInDays })}</p>
      )}
      {!data && error && (
        <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingState lines={4} />}
      {data?.open.length === 0 && <EmptyState drawing="stop" title={t('none')} hint={t('noneHint')} />}
      {data?.open.slice(0, isLong ? undefined : shownFirst).map((seat) => (
        <OpenSeat key={seat.sessionId} seat={seat} missed={data.missed} tickets={tickets} />
      ))}
      {data && !isLong && data.open.length > shownFirst && (
        <Button variant="default" className={styles.more} onClick={() => setLong(true)}>
          {t('more', { count: data.open.length - shownFirst })}
        </Button>
      )}
    </section>
  )
}

type SeatProps = { seat: OpenGuestSeat; missed: readonly Missed[]; tickets: number }

function OpenSeat({ seat, missed, tickets }: SeatProps) {
  const { t } = useTranslation('guests')
  const { data: rules = firstLessonRules } = useQuery(lessonRulesQuery)
  const levels = [...new Set([seat.fromLevel, seat.toLevel])].filter((level) => level !== null)
  // The first missed session that this one can make up for
  const fitting = missed.find(
    ({ courseTypeId, startsAt }) =>
      !seat.isMakeUpFull &&
      courseTypeId === seat.courseTypeId &&
      Math.abs(Date.parse(startsAt) - Date.parse(seat.startsAt)) <= rules.makeUpDays * dayMs,
  )
  return (
    <article className={card.card}>
      <DateLeaf moment={seat.startsAt} />
      <div className={card.words}>
        <p className={card.kicker}>
          {[levels.join(' → '), t('left', { count: seat.seatsLeft })].filter(Boolean).join(' · ')}
        </p>
        <h3>{seat.courseName}</h3>
        <p>
          <LiveSessionWhen startsAt={seat.startsAt} duration={seat.duration} />
        </p>
        {seat.coachName && <p className={styles.soft}>{t('coach', { coach: seat.coachName })}</p>}
      </div>
      <div className={card.actions}>
        {fitting && <Take seat={seat} missed={fitting} />}
        {tickets > 0 && <Take seat={seat} />}
        {tickets === 0 && !fitting && <p className={styles.soft}>{t('noTicket')}</p>}
      </div>
    </article>
  )
}

/** Names what it costs before the tap. */
function Take({ seat, missed }: { seat: OpenGuestSeat; missed?: Missed }) {
  const { t } = useTranslation('guests')
  const language = useLanguage()
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: take } = useTakeSeat()
  const { data: rules = firstLessonRules } = useQuery(lessonRulesQuery)
  const when = (moment: string) => zonedTime(moment, { language, timeZone: ownZone() })
  const freeUntil = hoursBefore(new Date(seat.startsAt), rules.freeCancelHours)
  const ask = async () => {
    const isFree = new Date() < freeUntil
    try {
      const isSure = await confirm({
        message: [
          `${seat.courseName} · ${when(seat.startsAt)}.`,
          missed ? t('take.askMakeUp', { missed: when(missed.startsAt) }) : t('take.askTicket'),
          isFree
            ? t('take.free', { moment: zonedDeadline(freeUntil, { language, timeZone: ownZone() }) })
            : t(missed ? 'take.finalMakeUp' : 'take.finalTicket', { hours: rules.freeCancelHours }),
        ].join(' '),
        deed: t('take.deed'),
        action: () =>
          take({ sessionId: seat.sessionId, ...(missed && { missedSessionId: missed.sessionId }) }),
      })
      if (isSure) showSuccess(t('take.done'))
    } catch (error) {
      showError(t('take.failed'), errorMessage(error))
    }
  }
  return (
    <>
      <Button variant="default" onClick={() => void ask()}>
        {t(missed ? 'take.makeUp' : 'take.ticket')}
      </Button>
      {dialog}
    </>
  )
}
