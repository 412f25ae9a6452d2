import { Button } from '@mantine/core'
import type { CoachLesson } from '@sohbet/contract/lessons/coach-lessons'
import IconDoorEnter from '#icons/IconDoorEnter'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { DateLeaf } from '../../parts/live-sessions/date-leaf.tsx'
import { LiveSessionBadge } from '../../parts/live-sessions/live-session-badge.tsx'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useCancel, useEnter } from './coach-lessons.queries.ts'
import { AskAboutLesson, OpenQuestion } from './requests/ask-about-lesson.tsx'
import { Pupil } from './pupil.tsx'
import styles from './coach-lessons.module.css'

const minutesOf = ({ startsAt, endsAt }: CoachLesson): number =>
  (new Date(endsAt).getTime() - new Date(startsAt).getTime()) / 60_000

/** A lesson for its coach: when, with whom, and what can be done. */
export function CoachLessonCard({ lesson }: { lesson: CoachLesson }) {
  const { t } = useTranslation('coachLessons')
  const now = useNow()
  const { kind, startsAt, endsAt, state, pupils } = lesson
  const isCancelled = state === 'cancelled'
  const isOver = now >= new Date(endsAt)
  const hasBegun = now >= new Date(startsAt)
  const actions = !isCancelled && !isOver && (
    <div className={styles.actions}>
      <Enter lesson={lesson} />
      {!hasBegun && <AskAboutLesson lesson={lesson} />}
      {!hasBegun && <Cancel lesson={lesson} />}
    </div>
  )
  return (
    <article className={styles.card} data-quiet={isCancelled || undefined}>
      <DateLeaf moment={startsAt} />
      <div className={styles.words}>
        <p className={styles.kicker}>
          {t(`kind.${kind}`)}{' '}
          {isCancelled || isOver ? (
            <Fate lesson={lesson} />
          ) : (
            <LiveSessionBadge startsAt={startsAt} now={now} />
          )}
        </p>
        <h3>{pupils.map(({ name }) => name || t('erased')).join(', ') || t('erased')}</h3>
        <p>
          <LiveSessionWhen startsAt={startsAt} duration={minutesOf(lesson)} />
        </p>
      </div>
      {/* During the lesson the door comes first */}
      {hasBegun && actions}
      {pupils.map((pupil) => (
        <Pupil key={pupil.userId ?? pupil.wish} lesson={lesson} pupil={pupil} hasBegun={hasBegun} />
      ))}
      {!hasBegun && !isCancelled && <OpenQuestion lessonId={lesson.id} />}
      {!hasBegun && actions}
    </article>
  )
}

const tones = {
  taught: 'good',
  learner_absent: 'neutral',
  coach_absent: 'warning',
  unclear: 'warning',
} as const

/** What became of a lesson that is over or cancelled. */
function Fate({ lesson: { state, outcome } }: { lesson: CoachLesson }) {
  const { t } = useTranslation('coachLessons')
  if (state === 'cancelled') return <StatusBadge tone="neutral">{t('fate.cancelled')}</StatusBadge>
  if (!outcome) return <StatusBadge tone="info">{t('fate.open')}</StatusBadge>
  return <StatusBadge tone={tones[outcome]}>{t(`fate.${outcome}`)}</StatusBadge>
}

/** Becomes active when the door opens, without a reload. */
function Enter({ lesson }: { lesson: CoachLesson }) {
  const { t } = useTranslation('coachLessons')
  const now = useNow(1000)
  const { mutate: enter, isPending } = useEnter()
  const isOpen = now >= new Date(lesson.opensAt)
  return (
    <Button
      variant={isOpen ? 'filled' : 'default'}
      disabled={!isOpen}
      loading={isPending}
      leftSection={<IconDoorEnter size={20} aria-hidden />}
      onClick={() =>
        enter(lesson.id, {
          onSuccess: (address) => location.assign(address),
          onError: (error) => showError(t('enterFailed'), errorMessage(error)),
        })
      }
    >
      {t('enter')}
    </Button>
  )
}

function Cancel({ lesson }: { lesson: CoachLesson }) {
  const { t } = useTranslation('coachLessons')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: cancel } = useCancel()
  const ask = async () => {
    try {
      const isSure = await confirm({
        message: t('cancel.ask'),
        deed: t('cancel.deed'),
        isDestructive: true,
        action: () => cancel(lesson.id),
      })
      if (isSure) showSuccess(t('cancel.done'))
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
