import { Button } from '@mantine/core'
import type { LessonOffer } from '@sohbet/contract/lessons/shared-lessons'
import { zonedDeadline, zonedTime } from '@sohbet/domain/zoned-time'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { LessonActions, LessonCard } from '../../../parts/lessons/lesson-card.tsx'
import { ownZone } from '../../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../../texts/language.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { creditsQuery } from '../../enrollment/enrollment.queries.ts'
import { learnerPaths } from '../../learner-paths.ts'
import { hoursBetween } from '../hours-between.ts'
import { useDecline, useJoin } from '../lessons.queries.ts'
import styles from '../lessons.module.css'

type Props = { offer: LessonOffer; onJoined?: (() => void) | undefined }

/** A seat that the learner can take: an invitation, the empty seat of a duo, or a group class. */
export function OfferCard({ offer, onJoined }: Props) {
  const { t } = useTranslation(['duo', 'lessons'])
  const language = useLanguage()
  const { kind, coach, topic, levels, seatsLeft, invitedBy } = offer
  const hasCredit = useQuery(creditsQuery).data?.usable.credits !== 0
  return (
    <LessonCard
      lesson={offer}
      kicker={
        <>
          {t(`lessons:kind.${kind}`)}{' '}
          {kind === 'group' && (
            <StatusBadge tone="info">{t('duo:offers.seats', { count: seatsLeft })}</StatusBadge>
          )}
        </>
      }
      title={topic || (invitedBy ? t('duo:offers.invitedBy', { name: invitedBy }) : t('duo:offers.openSeat'))}
      facts={
        <>
          <p>{t('lessons:with', { coach: coach.name })}</p>
          {levels && <p className={styles.soft}>{t('duo:offers.levels', levels)}</p>}
          <p className={styles.soft}>
            {t('duo:offers.until', {
              moment: zonedDeadline(offer.joinUntil, { language, timeZone: ownZone() }),
            })}
          </p>
        </>
      }
    >
      <LessonActions>
        {hasCredit ? <Join offer={offer} onJoined={onJoined} /> : <NoCredit />}
        {invitedBy && <Decline offer={offer} />}
      </LessonActions>
    </LessonCard>
  )
}

function NoCredit() {
  const { t } = useTranslation(['duo', 'lessons'])
  return (
    <p>
      {t('duo:offers.noCredit')} <Link to={learnerPaths.packs}>{t('lessons:buyCredits')}</Link>
    </p>
  )
}

function Join({ offer, onJoined }: Props) {
  const { t } = useTranslation(['duo', 'lessons'])
  const language = useLanguage()
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: join } = useJoin()
  const coach = t('lessons:with', { coach: offer.coach.name })
  const when = zonedTime(offer.startsAt, { language, timeZone: ownZone() })
  const isInvited = offer.invitedBy !== null
  const ask = async () => {
    try {
      const isSure = await confirm({
        message: `${coach} · ${when}. ${t('duo:join.ask', { hours: hoursBetween(offer.joinUntil, offer.startsAt) })}`,
        deed: t('duo:join.deed'),
        action: () => join(offer.id),
      })
      if (!isSure) return
      showSuccess(t('duo:join.done'))
      onJoined?.()
    } catch (error) {
      showError(t('duo:join.failed'), errorMessage(error))
    }
  }
  return (
    <>
      <Button variant={isInvited ? 'filled' : 'default'} onClick={() => void ask()}>
        {t(isInvited ? 'duo:join.accept' : 'duo:join.action')}
      </Button>
      {dialog}
    </>
  )
}

function Decline({ offer: { id } }: { offer: LessonOffer }) {
  const { t } = useTranslation('duo')
  const { mutate: decline, isPending } = useDecline()
  return (
    <Button
      variant="default"
      loading={isPending}
      onClick={() =>
        decline(id, {
          onSuccess: () => showSuccess(t('decline.done')),
          onError: (error) => showError(t('decline.failed'), errorMessage(error)),
        })
      }
    >
      {t('decline.action')}
    </Button>
  )
}
