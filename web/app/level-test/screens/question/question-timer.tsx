import { VisuallyHidden } from '@mantine/core'
import { limitSeconds } from '@sohbet/domain/level-test/question'
import { useTranslation } from '../../../texts/use-translation.ts'
import { questionOf, type Asking } from '../../flow.ts'
import styles from './question-timer.module.css'

const radius = 25
const around = 2 * Math.PI * radius
const urgentSeconds = 5
/** Seconds that a screen reader announces; more would drown the question. */
const spokenSeconds = [10, urgentSeconds]

export function QuestionTimer({ asking }: { asking: Asking }) {
  const { t } = useTranslation('levelTest')
  const { secondsLeft, phase } = asking
  const limit = limitSeconds[questionOf(asking)?.type ?? 'text']
  const isRunning = phase === 'answering'
  const spoken = isRunning ? spokenSeconds.findLast((seconds) => secondsLeft <= seconds) : undefined
  return (
    <div className={styles.timer} data-urgent={(isRunning && secondsLeft <= urgentSeconds) || undefined}>
      <svg viewBox="0 0 60 60" aria-hidden data-waiting={!isRunning || undefined}>
        <circle cx="30" cy="30" r={radius} className={styles.track} />
        <circle
          cx="30"
          cy="30"
          r={radius}
          className={styles.left}
          strokeDasharray={around}
          strokeDashoffset={around * (1 - secondsLeft / limit)}
        />
      </svg>
      <span className={styles.number} role="timer" aria-label={t('question.time')}>
        {secondsLeft}
        <small>{t('question.secondsShort')}</small>
      </span>
      <VisuallyHidden component="output">
        {spoken !== undefined && t('question.secondsLeft', { seconds: spoken })}
      </VisuallyHidden>
    </div>
  )
}
