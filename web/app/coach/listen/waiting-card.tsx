import type { WaitingRecording } from '@sohbet/contract/speaking/speaking'
import type { RefObject } from 'react'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { Recording } from '../../parts/listening/recording.tsx'
import { Feedback } from '../../parts/speaking/feedback.tsx'
import { Prompt } from '../../parts/speaking/prompt.tsx'
import { UserAvatar } from '../../parts/user/user-avatar.tsx'
import { useLanguage } from '../../texts/language.ts'
import { Segments } from '../../ui/form/segments.tsx'
import { formatAge } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import { learnerPath } from '../coach-paths.ts'
import { AnswerForm, type AnswerDraft } from './answer-form.tsx'
import styles from './listen.module.css'

const speeds = ['1', '1.25', '1.5'] as const

type Props = {
  recording: WaitingRecording
  speed: number
  onSpeed: (speed: number) => void
  headingRef: RefObject<HTMLHeadingElement | null>
  onStale: () => void
  draft: AnswerDraft | undefined
  /** Undefined for the only one. */
  onLater: ((draft: AnswerDraft) => void) | undefined
}

/** A recording with its task, and the answer to it. */
export function WaitingCard({ recording, speed, onSpeed, headingRef, onStale, ...form }: Props) {
  const { t } = useTranslation('listen')
  const { learner, task, voice } = recording
  return (
    <article className={styles.card} aria-labelledby="waiting-recording">
      <Who recording={recording} headingRef={headingRef} />
      <div className={styles.player}>
        <Recording
          url={voice.url}
          seconds={voice.seconds}
          speed={speed}
          label={t('recording', { name: learner.username })}
          onStale={onStale}
        />
        <Segments
          label={t('speed')}
          isLabelHidden
          value={speeds.find((one) => Number(one) === speed) ?? '1'}
          options={speeds.map((value) => ({ value, label: `${value}×` }))}
          onChoose={(value) => onSpeed(Number(value))}
        />
      </div>
      <details className={styles.details} open>
        <summary>{t('task')}</summary>
        <Prompt task={task} onStale={onStale} />
      </details>
      {recording.earlier && <Earlier recording={recording} speed={speed} onStale={onStale} />}
      <AnswerForm recordingId={recording.id} {...form} />
    </article>
  )
}

function Who({ recording, headingRef }: Pick<Props, 'recording' | 'headingRef'>) {
  const { t } = useTranslation(['listen', 'speaking'])
  const language = useLanguage()
  const now = useNow()
  const { learner, course, module, task, attempt, sentAt } = recording
  return (
    <header className={styles.who}>
      <UserAvatar userId={learner.id} username={learner.username} size={48} />
      <div>
        <h2 id="waiting-recording" ref={headingRef} tabIndex={-1}>
          <Link to={learnerPath(learner.id)}>{learner.username}</Link>
          {learner.level && <span className={styles.level}>{learner.level}</span>}
        </h2>
        <p className={styles.soft}>
          {module.name} · {course.name}
        </p>
        <p className={styles.soft}>
          {t(`speaking:kind.${task.kind}`)}
          {' · '}
          <time dateTime={sentAt}>{t('sent', { when: formatAge(sentAt, now, language) })}</time>
          {attempt === 2 && (
            <span className={styles.second}>
              <StatusBadge tone="neutral">{t('second')}</StatusBadge>
            </span>
          )}
        </p>
      </div>
    </header>
  )
}

function Earlier({ recording, speed, onStale }: Pick<Props, 'recording' | 'speed' | 'onStale'>) {
  const { t } = useTranslation('listen')
  const { earlier, learner } = recording
  if (!earlier) return null
  return (
    <details className={styles.details}>
      <summary>{t('earlier')}</summary>
      <Recording
        url={earlier.voice.url}
        seconds={earlier.voice.seconds}
        speed={speed}
        label={t('earlierRecording', { name: learner.username })}
        isLazy
        onStale={onStale}
      />
      {earlier.feedback && <Feedback feedback={earlier.feedback} speed={speed} onStale={onStale} />}
    </details>
  )
}
