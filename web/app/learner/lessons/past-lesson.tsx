import { Rating } from '@mantine/core'
import type { OwnLesson } from '@sohbet/contract/lessons/lessons'
import { wasTaught } from '@sohbet/domain/lesson/rules'
import '@mantine/core/styles/Rating.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { DateLeaf } from '../../parts/live-sessions/date-leaf.tsx'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { minutesOf } from './minutes-of.ts'
import { useRate } from './lessons.queries.ts'
import styles from './lessons.module.css'

/** A lesson that is over or cancelled, with the coach's feedback and the learner's rating. */
export function PastLesson({ lesson }: { lesson: OwnLesson }) {
  const { t } = useTranslation('lessons')
  const now = useNow()
  const { coach, kind, startsAt, endsAt, outcome, status, feedback } = lesson
  const isTaught = status === 'booked' && wasTaught({ endsAt: new Date(endsAt), outcome }, now)
  return (
    <article className={styles.card} data-quiet={!isTaught || undefined}>
      <DateLeaf moment={startsAt} />
      <div className={styles.words}>
        <p className={styles.kicker}>
          {t(`kind.${kind}`)} <Fate lesson={lesson} />
        </p>
        <h3>{t('with', { coach: coach.name })}</h3>
        <p>
          <LiveSessionWhen startsAt={startsAt} duration={minutesOf(lesson)} />
        </p>
        {feedback && (
          <dl className={styles.feedback}>
            {feedback.wentWell && <Said term={t('feedback.wentWell')}>{feedback.wentWell}</Said>}
            {feedback.words.length > 0 && (
              <Said term={t('feedback.words')}>
                <span lang="en">{feedback.words.join(' · ')}</span>
              </Said>
            )}
            {feedback.homework && <Said term={t('feedback.homework')}>{feedback.homework}</Said>}
          </dl>
        )}
        {isTaught && <Rate lesson={lesson} />}
      </div>
    </article>
  )
}

function Fate({ lesson: { status, outcome, state } }: { lesson: OwnLesson }) {
  const { t } = useTranslation('lessons')
  if (status === 'late') return <StatusBadge tone="neutral">{t('fate.late')}</StatusBadge>
  if (state === 'cancelled') return <StatusBadge tone="neutral">{t('fate.cancelled')}</StatusBadge>
  if (outcome === 'coach_absent') return <StatusBadge tone="warning">{t('fate.coachAbsent')}</StatusBadge>
  if (outcome === 'learner_absent') return <StatusBadge tone="neutral">{t('fate.learnerAbsent')}</StatusBadge>
  return <StatusBadge tone="good">{t('fate.taught')}</StatusBadge>
}

const Said = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

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
