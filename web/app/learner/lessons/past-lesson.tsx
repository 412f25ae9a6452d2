import { Rating } from '@mantine/core'
import type { OwnLesson } from '@sohbet/contract/lessons/lessons'
import { wasTaught } from '@sohbet/domain/lesson/rules'
import '@mantine/core/styles/Rating.css'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { LessonCard } from '../../parts/lessons/lesson-card.tsx'
import { LessonFeedback } from '../../parts/lessons/lesson-feedback.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useRate } from './lessons.queries.ts'
import styles from './lessons.module.css'

/** A lesson that is over or cancelled, with the coach's feedback and the learner's rating. */
export function PastLesson({ lesson }: { lesson: OwnLesson }) {
  const { t } = useTranslation('lessons')
  const now = useNow()
  const { coach, kind, topic, endsAt, outcome, status, feedback } = lesson
  const isTaught = status === 'booked' && wasTaught({ endsAt: new Date(endsAt), outcome }, now)
  const why = whyNot(lesson)
  return (
    <LessonCard
      lesson={lesson}
      isQuiet={!isTaught}
      kicker={
        <>
          {t(`kind.${kind}`)} <Fate lesson={lesson} />
        </>
      }
      title={topic || t('with', { coach: coach.name })}
      facts={
        <>
          {topic && <p>{t('with', { coach: coach.name })}</p>}
          {why && <p className={styles.soft}>{t(`why.${why}`)}</p>}
        </>
      }
    >
      {(feedback || isTaught) && (
        <div className={styles.after}>
          {feedback && (
            <LessonFeedback
              feedback={feedback}
              terms={{
                wentWell: t('feedback.wentWell'),
                words: t('feedback.words'),
                homework: t('feedback.homework'),
              }}
            />
          )}
          {isTaught && <Rate lesson={lesson} />}
        </div>
      )}
    </LessonCard>
  )
}

/** What became of a lesson that was not taught, and of its credit; undefined when the learner cancelled in time. */
function whyNot({ status, cancelledBy, kind, outcome }: OwnLesson) {
  if (outcome === 'unclear') return 'unclear'
  if (status === 'late') return 'late'
  if (outcome === 'learner_absent') return 'absent'
  if (cancelledBy === 'rule') return kind === 'group' ? 'tooFew' : 'noPartner'
  return cancelledBy === 'coach' || cancelledBy === 'school' ? cancelledBy : undefined
}

function Fate({ lesson: { status, outcome, state } }: { lesson: OwnLesson }) {
  const { t } = useTranslation('lessons')
  if (status === 'late') return <StatusBadge tone="neutral">{t('fate.late')}</StatusBadge>
  if (state === 'cancelled') return <StatusBadge tone="neutral">{t('fate.cancelled')}</StatusBadge>
  if (outcome === 'coach_absent') return <StatusBadge tone="warning">{t('fate.coachAbsent')}</StatusBadge>
  if (outcome === 'learner_absent') return <StatusBadge tone="neutral">{t('fate.learnerAbsent')}</StatusBadge>
  if (outcome === 'unclear') return <StatusBadge tone="neutral">{t('fate.unclear')}</StatusBadge>
  return <StatusBadge tone="good">{t('fate.taught')}</StatusBadge>
}

function Rate({ lesson: { id, rating } }: { lesson: OwnLesson }) {
  const { t } = useTranslation('lessons')
  const { mutate: rate } = useRate()
  return (
    <div className={styles.rating}>
      <span>{t('rate.ask')}</span>
      <Rating
        size="xl"
        value={rating ?? 0}
        getSymbolLabel={(value) => t('rate.stars', { count: value })}
        onChange={(value) =>
          rate(
            { id, rating: value },
            {
              onSuccess: () => showSuccess(t('rate.done')),
              onError: (error) => showError(t('rate.failed'), errorMessage(error)),
            },
          )
        }
      />
    </div>
  )
}
