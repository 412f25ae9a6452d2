import { Button } from '@mantine/core'
import type { OwnLesson } from '@sohbet/contract/lessons/lessons'
import IconDoorEnter from '#icons/IconDoorEnter'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { DateLeaf } from '../../parts/live-sessions/date-leaf.tsx'
import { LiveSessionBadge } from '../../parts/live-sessions/live-session-badge.tsx'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import { useLanguage } from '../../texts/language.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import { moveLessonPath } from '../learner-paths.ts'
import { CalendarFile } from '../live-sessions/add-to-calendar.tsx'
import { useJoin } from '../live-sessions/live-sessions.queries.ts'
import { useCancel, useLessonFile } from './lessons.queries.ts'
import { minutesOf } from './minutes-of.ts'
import styles from './lessons.module.css'

/** A lesson ahead: when, with whom, and what can be done. */
export function LessonCard({ lesson }: { lesson: OwnLesson }) {
  const { t } = useTranslation('lessons')
  const language = useLanguage()
  const now = useNow()
  const { startsAt, coach, kind, wish, partners } = lesson
  const isInTime = now < new Date(lesson.freeUntil)
  return (
    <article className={styles.card}>
      <DateLeaf moment={startsAt} />
      <div className={styles.words}>
        <p className={styles.kicker}>
          {t(`kind.${kind}`)} <LiveSessionBadge startsAt={startsAt} now={now} />
        </p>
        <h3>{t('with', { coach: coach.name })}</h3>
        <p>
          <LiveSessionWhen startsAt={startsAt} duration={minutesOf(lesson)} />
        </p>
        {partners.length > 0 && (
          <p className={styles.soft}>{t('partners', { names: partners.join(', ') })}</p>
        )}
        {wish && <p className={styles.wish}>{wish}</p>}
        <p className={styles.soft}>
          {isInTime
            ? t('freeUntil', { moment: formatDateTime(lesson.freeUntil, language) })
            : t('notFreeAnyMore')}
        </p>
      </div>
      <div className={styles.actions}>
        <Enter lesson={lesson} />
        {isInTime && (
          <Button variant="default" component={Link} to={moveLessonPath(lesson)}>
            {t('move')}
          </Button>
        )}
        <CalendarFile request={useLessonFile(lesson.id)} />
        {now < new Date(startsAt) && <Cancel lesson={lesson} isInTime={isInTime} />}
      </div>
    </article>
  )
}

/** Becomes active when the door opens, without a reload. */
function Enter({ lesson }: { lesson: OwnLesson }) {
  const { t } = useTranslation('lessons')
  const now = useNow(1000)
  const { mutate: enter, isPending } = useJoin()
  const isOpen = now >= new Date(lesson.opensAt)
  return (
    <Button
      variant={isOpen ? 'filled' : 'default'}
      disabled={!isOpen}
      loading={isPending}
      leftSection={<IconDoorEnter size={20} aria-hidden />}
      onClick={() =>
        enter(
          { id: lesson.id, of: 'lesson' },
          {
            onSuccess: (address) => location.assign(address),
            onError: (error) => showError(t('enterFailed'), errorMessage(error)),
          },
        )
      }
    >
      {t('enter')}
    </Button>
  )
}

/** Says before the tap what becomes of the credit. */
function Cancel({ lesson, isInTime }: { lesson: OwnLesson; isInTime: boolean }) {
  const { t } = useTranslation('lessons')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: cancel } = useCancel()
  const ask = async () => {
    try {
      const isSure = await confirm({
        message: t(isInTime ? 'cancel.askFree' : 'cancel.askLate'),
        deed: t(isInTime ? 'cancel.deed' : 'cancel.deedLate'),
        isDestructive: true,
        action: () => cancel({ id: lesson.id, isLossAccepted: !isInTime }),
      })
      if (isSure) showSuccess(t(isInTime ? 'cancel.doneFree' : 'cancel.doneLate'))
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
