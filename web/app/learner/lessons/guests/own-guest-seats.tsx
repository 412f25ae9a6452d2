import { Button } from '@mantine/core'
import type { OwnGuestSeat } from '@sohbet/contract/live-sessions/guest-seats'
import { isExpired } from '@sohbet/domain/credits/lots'
import { zonedDeadline, zonedTime } from '@sohbet/domain/zoned-time'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { DateLeaf } from '../../../parts/live-sessions/date-leaf.tsx'
import { LiveSessionBadge } from '../../../parts/live-sessions/live-session-badge.tsx'
import { LiveSessionWhen } from '../../../parts/live-sessions/live-session-when.tsx'
import { ownZone } from '../../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../../texts/language.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { sessionPath } from '../../learner-paths.ts'
import card from '../../../parts/lessons/lesson-card.module.css'
import styles from '../lessons.module.css'
import { useLeaveSeat } from './guests.queries.ts'
import { useScrollTo } from './use-scroll-to.ts'

/** A guest seat ahead, among the next lessons. The pages of its session and of the missed one link to it. */
export function GuestSeatCard({ seat }: { seat: OwnGuestSeat }) {
  const { t } = useTranslation(['guests', 'sessions'])
  const language = useLanguage()
  const now = useNow()
  const isInTime = now < new Date(seat.freeUntil)
  const article = useScrollTo([seat.sessionId, seat.missedSessionId])
  return (
    <article className={card.card} ref={article}>
      <DateLeaf moment={seat.startsAt} />
      <div className={card.words}>
        <p className={card.kicker}>
          {t(`way.${seat.way}`)} <LiveSessionBadge startsAt={seat.startsAt} now={now} />
        </p>
        <h3>
          <Link to={sessionPath(seat.sessionId)}>{seat.courseName}</Link>
        </h3>
        <p>
          <LiveSessionWhen startsAt={seat.startsAt} duration={seat.duration} />
        </p>
        {seat.missedAt && (
          <p>{t('standsFor', { missed: zonedTime(seat.missedAt, { language, timeZone: ownZone() }) })}</p>
        )}
        {seat.coachName && <p className={styles.soft}>{t('coach', { coach: seat.coachName })}</p>}
        <p className={styles.soft}>
          {isInTime
            ? t('freeUntil', { moment: zonedDeadline(seat.freeUntil, { language, timeZone: ownZone() }) })
            : t(`notFree.${seat.way}`)}
        </p>
      </div>
      <div className={card.actions}>
        <Button variant="default" component={Link} to={sessionPath(seat.sessionId)}>
          {t('toSession')}
        </Button>
        {now < new Date(seat.startsAt) && <Leave seat={seat} isInTime={isInTime} />}
      </div>
    </article>
  )
}

/** Says before the tap what becomes of the ticket. */
function Leave({ seat, isInTime }: { seat: OwnGuestSeat; isInTime: boolean }) {
  const { t } = useTranslation('guests')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: leave } = useLeaveSeat()
  const now = useNow()
  const { creditExpiresOn: expiresOn } = seat
  const language = useLanguage()
  const when = zonedTime(seat.startsAt, { language, timeZone: ownZone() })
  const hasExpired = expiresOn !== null && isExpired({ expiresOn }, now)
  const question = t(
    hasExpired && isInTime ? 'leave.expired' : isInTime ? `leave.free.${seat.way}` : `leave.late.${seat.way}`,
  )
  const ask = async () => {
    try {
      const isSure = await confirm({
        message: `${seat.courseName} · ${when}. ${question}`,
        deed: t('leave.deed'),
        isDestructive: true,
        action: () => leave({ id: seat.id, isLossAccepted: !isInTime }),
      })
      if (isSure) showSuccess(t('leave.done'))
    } catch (error) {
      showError(t('leave.failed'), errorMessage(error))
    }
  }
  return (
    <>
      <Button variant="default" onClick={() => void ask()}>
        {t('leave.action')}
      </Button>
      {dialog}
    </>
  )
}
