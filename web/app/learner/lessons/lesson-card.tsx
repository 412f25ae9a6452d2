import { Button } from '@mantine/core'
import type { OwnLesson } from '@sohbet/contract/lessons/lessons'
import { isExpired } from '@sohbet/domain/credits/lots'
import { zonedDeadline, zonedTime } from '@sohbet/domain/zoned-time'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { EnterButton } from '../../parts/lessons/enter-button.tsx'
import { LessonActions, LessonCard, Wish } from '../../parts/lessons/lesson-card.tsx'
import { LiveSessionBadge } from '../../parts/live-sessions/live-session-badge.tsx'
import { ownZone } from '../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../texts/language.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useNow } from '../../ui/use-now.ts'
import { moveLessonPath } from '../learner-paths.ts'
import { CalendarFile } from '../live-sessions/add-to-calendar.tsx'
import { useJoin } from '../live-sessions/live-sessions.queries.ts'
import { useCancel, useLessonFile } from './lessons.queries.ts'
import { PartnerPanel } from './partner/partner-panel.tsx'
import styles from './lessons.module.css'

/** A lesson ahead: when, with whom, and what can be done. */
export function OwnLessonCard({ lesson }: { lesson: OwnLesson }) {
  const { t } = useTranslation('lessons')
  const language = useLanguage()
  const now = useNow()
  const { startsAt, coach, kind, topic, wish, partners, isBooker } = lesson
  const isInTime = now < new Date(lesson.freeUntil)
  const hasBegun = now >= new Date(startsAt)
  const isAlone = partners.length === 0
  return (
    <LessonCard
      lesson={lesson}
      kicker={
        <>
          {t(`kind.${kind}`)} <LiveSessionBadge startsAt={startsAt} now={now} />
        </>
      }
      title={topic || t('with', { coach: coach.name })}
      facts={
        <>
          {topic && <p>{t('with', { coach: coach.name })}</p>}
          {!isAlone && <p className={styles.soft}>{t('partners', { names: partners.join(', ') })}</p>}
          {wish && <Wish>{wish}</Wish>}
          {!hasBegun && (
            <p className={styles.soft}>
              {isInTime
                ? t(isAlone && kind !== 'group' ? 'freeUntil' : 'freeCancelUntil', {
                    moment: zonedDeadline(lesson.freeUntil, { language, timeZone: ownZone() }),
                  })
                : t('notFreeAnyMore')}
              {isInTime && hasNoCredit(lesson, now) && ` ${t('creditExpired')}`}
            </p>
          )}
        </>
      }
    >
      {kind === 'duo' && isBooker && isAlone && isInTime && <PartnerPanel lesson={lesson} />}
      <LessonActions>
        <Enter lesson={lesson} />
        {isInTime && isAlone && kind !== 'group' && (
          <Button variant="default" component={Link} to={moveLessonPath(lesson)}>
            {t('move')}
          </Button>
        )}
        <CalendarFile request={useLessonFile(lesson.id)} />
        {!hasBegun && <Cancel lesson={lesson} isInTime={isInTime} />}
      </LessonActions>
    </LessonCard>
  )
}

function Enter({ lesson: { id, opensAt } }: { lesson: OwnLesson }) {
  const { t } = useTranslation('lessons')
  const { mutate: enter, isPending } = useJoin()
  return (
    <EnterButton
      opensAt={opensAt}
      label={t('enter')}
      isPending={isPending}
      onEnter={() =>
        enter(
          { id, of: 'lesson' },
          {
            onSuccess: (address) => location.assign(address),
            onError: (error) => showError(t('enterFailed'), errorMessage(error)),
          },
        )
      }
    />
  )
}

/** A credit that has expired does not come back, however early the cancellation is. */
const hasNoCredit = ({ creditExpiresOn: expiresOn }: OwnLesson, now: Date) =>
  expiresOn !== null && isExpired({ expiresOn }, now)

/** Says before the tap what becomes of the credit. */
function Cancel({ lesson, isInTime }: { lesson: OwnLesson; isInTime: boolean }) {
  const { t } = useTranslation('lessons')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: cancel } = useCancel()
  const isShared = lesson.kind === 'group' || lesson.partners.length > 0
  const now = useNow()
  const isBack = isInTime && !hasNoCredit(lesson, now)
  const language = useLanguage()
  const when = zonedTime(lesson.startsAt, { language, timeZone: ownZone() })
  const message = isBack ? (isShared ? 'askSeat' : 'askFree') : isInTime ? 'askExpired' : 'askLate'
  const done = isShared ? (isBack ? 'doneSeat' : 'doneLateSeat') : isBack ? 'doneFree' : 'doneLate'
  const ask = async () => {
    try {
      const isSure = await confirm({
        message: `${t('with', { coach: lesson.coach.name })} · ${when}. ${t(`cancel.${message}`)}`,
        deed: t(isInTime ? (isShared ? 'cancel.deedSeat' : 'cancel.deed') : 'cancel.deedLate'),
        isDestructive: true,
        action: () => cancel({ id: lesson.id, isLossAccepted: !isInTime }),
      })
      if (isSure) showSuccess(t(`cancel.${done}`))
    } catch (error) {
      showError(t('cancel.failed'), errorMessage(error))
    }
  }
  return (
    <>
      <Button variant="default" onClick={() => void ask()}>
        {t('cancel.action')}
      </Button>
      {dialog}
    </>
  )
}
