import { Button } from '@mantine/core'
import type { CoachLesson } from '@sohbet/contract/lessons/coach-lessons'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLocation } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { LessonActions, LessonCard } from '../../parts/lessons/lesson-card.tsx'
import { CancelReason } from '../../parts/live-sessions/change/cancel-reason.tsx'
import { LiveSessionBadge } from '../../parts/live-sessions/live-session-badge.tsx'
import { ownZone } from '../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../texts/language.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useCancel } from './coach-lessons.queries.ts'
import { EnterLesson } from './enter-lesson.tsx'
import { LessonLink } from './lesson-link.tsx'
import { AskAboutLesson, OpenQuestion } from './requests/ask-about-lesson.tsx'
import { Pupil, PupilName } from './pupil.tsx'
import styles from './coach-lessons.module.css'

/** A lesson for its coach: when, with whom, and what can be done. */
export function CoachLessonCard({ lesson }: { lesson: CoachLesson }) {
  const { t } = useTranslation('coachLessons')
  const now = useNow()
  const { kind, startsAt, endsAt, state, topic, pupils } = lesson
  const isCancelled = state === 'cancelled'
  const isOver = now >= new Date(endsAt)
  const hasBegun = now >= new Date(startsAt)
  const isOneOfMany = kind === 'group' || pupils.length > 1
  const [only] = pupils
  const names = pupils.map(({ name }) => name || t('erased')).join(', ')
  const actions = !isCancelled && !isOver && (
    <>
      <LessonActions>
        <EnterLesson id={lesson.id} opensAt={lesson.opensAt} />
      </LessonActions>
      <details className={styles.fold}>
        <summary>{t('change')}</summary>
        <LessonActions>
          <LessonLink lesson={lesson} />
          {!hasBegun && <AskAboutLesson lesson={lesson} />}
          {!hasBegun && <Cancel lesson={lesson} />}
        </LessonActions>
      </details>
    </>
  )
  useShowNamed(lesson.id)
  return (
    <LessonCard
      id={lesson.id}
      lesson={lesson}
      isQuiet={isCancelled}
      kicker={
        <>
          {t(`kind.${kind}`)}{' '}
          {isCancelled || isOver ? (
            <Fate lesson={lesson} />
          ) : (
            <LiveSessionBadge startsAt={startsAt} now={now} />
          )}
        </>
      }
      title={only && !isOneOfMany ? <PupilName pupil={only} /> : topic || names || t('erased')}
      facts={isCancelled ? <Why lesson={lesson} /> : <Company lesson={lesson} />}
    >
      {/* During the lesson the door comes first */}
      {hasBegun && actions}
      {pupils.map((pupil) => (
        <Pupil
          key={pupil.userId ?? pupil.wish}
          lesson={lesson}
          pupil={pupil}
          hasBegun={hasBegun}
          isOneOfMany={isOneOfMany}
        />
      ))}
      {!hasBegun && !isCancelled && <OpenQuestion lessonId={lesson.id} />}
      {!hasBegun && actions}
    </LessonCard>
  )
}

/** Scrolls to the lesson that the link names. The router scrolls on navigation, when the list is not there yet. */
function useShowNamed(id: string) {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [hash, id])
}

/** The levels and seats of a group class, or the empty seat of a duo. */
function Company({ lesson }: { lesson: CoachLesson }) {
  const { t } = useTranslation('coachLessons')
  const now = useNow()
  const { kind, pupils, seats, leastSeats, levels } = lesson
  if (kind === 'duo' && pupils.length < seats)
    return <p className={styles.soft}>{t(now < new Date(lesson.freeUntil) ? 'emptySeat' : 'oneComes')}</p>
  if (kind !== 'group') return null
  return (
    <p className={styles.soft}>
      {levels && t('levels', levels)} · {t('seats', { taken: pupils.length, seats, least: leastSeats })}
    </p>
  )
}

/** Who cancelled the lesson, or which rule. */
function Why({ lesson: { kind, cancelledBy, isLate } }: { lesson: CoachLesson }) {
  const { t } = useTranslation('coachLessons')
  if (!cancelledBy) return null
  const byRule = kind === 'group' ? 'tooFew' : 'noPartner'
  const why = cancelledBy === 'rule' ? byRule : isLate ? 'late' : cancelledBy
  return <p className={styles.soft}>{t(`why.${why}`)}</p>
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

function Cancel({ lesson }: { lesson: CoachLesson }) {
  const { t } = useTranslation('coachLessons')
  const language = useLanguage()
  const { length: learners } = lesson.pupils
  const question = learners === 0 ? 'askEmpty' : learners === 1 ? 'ask' : 'askSeveral'
  const about = lesson.topic || lesson.pupils.map(({ name }) => name).join(', ')
  const when = zonedTime(lesson.startsAt, { language, timeZone: ownZone() })
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: cancel } = useCancel()
  const reason = useRef<HTMLTextAreaElement>(null)
  const ask = async () => {
    try {
      const isSure = await confirm({
        message: (
          <CancelReason
            question={`${[about, when].filter(Boolean).join(' · ')}. ${t(`cancel.${question}`)}`}
            field={reason}
          />
        ),
        deed: t('cancel.deed'),
        isDestructive: true,
        action: () => cancel({ id: lesson.id, reason: reason.current?.value ?? '' }),
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
