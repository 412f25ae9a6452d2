import type { SpeakingFeedback } from '@sohbet/contract/speaking/speaking-task'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime } from '../../ui/format.ts'
import { Recording } from '../listening/recording.tsx'
import { RubricMarks } from './rubric-marks.tsx'
import styles from './speaking.module.css'

type Props = {
  feedback: Omit<SpeakingFeedback, 'isNew'>
  /** What the answer is about, where there are several. */
  about?: string
  speed?: number | undefined
  onStale?: (() => void) | undefined
  /** In place of the voice. */
  children?: ReactNode
}

/** What a coach answered: voice, text and marks. */
export function Feedback({
  feedback: { text, voice, rubric, coach, answeredAt },
  about,
  children,
  ...player
}: Props) {
  const { t } = useTranslation('speaking')
  const language = useLanguage()
  return (
    <div className={styles.feedback}>
      <p className={styles.soft}>
        {coach ? t('feedback.by', { name: coach }) : t('feedback.byFormer')}
        {' · '}
        <time dateTime={answeredAt}>{formatDateTime(answeredAt, language)}</time>
      </p>
      {voice && (
        <Recording
          url={voice.url}
          seconds={voice.seconds}
          label={[about, t('feedback.voice')].filter(Boolean).join(': ')}
          isLazy
          {...player}
        />
      )}
      {children}
      {text && <p className={styles.text}>{text}</p>}
      <RubricMarks rubric={rubric} />
    </div>
  )
}
