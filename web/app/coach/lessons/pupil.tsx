import { Button } from '@mantine/core'
import type { CoachLesson, LessonFeedback } from '@sohbet/contract/lessons/coach-lessons'
import IconCheck from '#icons/IconCheck'
import IconX from '#icons/IconX'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { Wish } from '../../parts/lessons/lesson-card.tsx'
import { LessonFeedback as FeedbackView } from '../../parts/lessons/lesson-feedback.tsx'
import { useLanguage } from '../../texts/language.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { learnerPath } from '../coach-paths.ts'
import { useSayWhoCame } from './coach-lessons.queries.ts'
import { FeedbackForm } from './feedback-form.tsx'
import styles from './coach-lessons.module.css'

type PupilData = CoachLesson['pupils'][number]
type Props = {
  lesson: CoachLesson
  pupil: PupilData
  hasBegun: boolean
  /** Of a lesson with several learners: the name is not the title of the card. */
  isOneOfMany: boolean
}

/** A learner of a lesson: level, wish, earlier feedback, and what the coach says after the start. */
export function Pupil({ lesson, pupil, hasBegun, isOneOfMany }: Props) {
  const { t } = useTranslation('coachLessons')
  const language = useLanguage()
  const { userId, level, wish, earlier, outcome } = pupil
  const mayTell = hasBegun && lesson.state !== 'cancelled' && userId !== null
  return (
    <div className={styles.pupil} data-many={isOneOfMany || undefined}>
      {isOneOfMany && (
        <h4>
          <PupilName pupil={pupil} /> {outcome === 'learner_absent' && <Absent />}
        </h4>
      )}
      {level && <p className={styles.soft}>{t('level', { level })}</p>}
      {wish && <Wish>{wish}</Wish>}
      {earlier && (
        <details className={styles.fold}>
          <summary>{t('earlier', { moment: formatDateTime(earlier.startsAt, language) })}</summary>
          <Feedback feedback={earlier} />
        </details>
      )}
      {mayTell && lesson.outcome === null && <Presence lesson={lesson} pupil={pupil} userId={userId} />}
      {mayTell && <OwnFeedback lesson={lesson} pupil={pupil} userId={userId} />}
    </div>
  )
}

/** Leads to the page of the learner. */
export function PupilName({ pupil: { userId, name } }: { pupil: PupilData }) {
  const { t } = useTranslation('coachLessons')
  return userId ? <Link to={learnerPath(userId)}>{name}</Link> : t('erased')
}

function Absent() {
  const { t } = useTranslation('coachLessons')
  return <StatusBadge tone="neutral">{t('presence.absent')}</StatusBadge>
}

type SeatProps = { lesson: CoachLesson; pupil: PupilData; userId: string }

function Presence({ lesson, pupil: { name, isPresent, cameAt }, userId }: SeatProps) {
  const { t } = useTranslation('coachLessons')
  const language = useLanguage()
  const { mutate: say, isPending } = useSayWhoCame()
  const tell = (next: boolean) =>
    say(
      { id: lesson.id, userId, isPresent: next },
      { onError: (error) => showError(t('presence.failed'), errorMessage(error)) },
    )
  return (
    <fieldset className={styles.presence}>
      <legend>{t('presence.ask', { name })}</legend>
      {cameAt && (
        <p className={styles.soft}>{t('presence.door', { moment: formatDateTime(cameAt, language) })}</p>
      )}
      <Button
        variant="default"
        aria-pressed={isPresent === true}
        disabled={isPending}
        leftSection={<IconCheck size={20} aria-hidden />}
        onClick={() => tell(true)}
      >
        {t('presence.came')}
      </Button>
      <Button
        variant="default"
        aria-pressed={isPresent === false}
        disabled={isPending}
        leftSection={<IconX size={20} aria-hidden />}
        onClick={() => tell(false)}
      >
        {t('presence.absent')}
      </Button>
    </fieldset>
  )
}

function OwnFeedback({ lesson, pupil: { feedback }, userId }: SeatProps) {
  const { t } = useTranslation('coachLessons')
  const [isWriting, setWriting] = useState(false)
  if (isWriting)
    return (
      <FeedbackForm seat={{ id: lesson.id, userId }} feedback={feedback} onClose={() => setWriting(false)} />
    )
  return (
    <>
      {feedback && <Feedback feedback={feedback} />}
      <div>
        <Button variant="default" onClick={() => setWriting(true)}>
          {t(feedback ? 'feedback.change' : 'feedback.write')}
        </Button>
      </div>
    </>
  )
}

function Feedback({ feedback }: { feedback: LessonFeedback }) {
  const { t } = useTranslation('coachLessons')
  const terms = {
    wentWell: t('feedback.wentWell'),
    words: t('feedback.kept'),
    homework: t('feedback.homework'),
  }
  return <FeedbackView feedback={feedback} terms={terms} />
}
