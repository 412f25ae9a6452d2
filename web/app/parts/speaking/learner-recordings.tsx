import type { LearnerRecording } from '@sohbet/contract/speaking/speaking'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Recording } from '../listening/recording.tsx'
import { Feedback } from './feedback.tsx'
import { learnerRecordingsQuery } from './learner-recordings.queries.ts'
import { OpenWithReason } from './open-with-reason.tsx'
import styles from './speaking.module.css'

/** The latest recordings of a learner with their feedback. Admins open the sound with a reason. */
export function LearnerRecordings({ learnerId }: { learnerId: string }) {
  const { t } = useTranslation('learnerRecordings')
  const { data, error, refetch } = useQuery(learnerRecordingsQuery(learnerId))
  if (!data)
    return error ? (
      <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingState lines={3} />
    )
  if (data.length === 0) return <p className={styles.soft}>{t('none')}</p>
  return (
    <>
      {data.some(({ voice }) => !voice) && <p className={styles.soft}>{t('privateHint')}</p>}
      <ul className={styles.recordings}>
        {data.map((recording) => (
          <Item key={recording.id} recording={recording} onStale={() => void refetch()} />
        ))}
      </ul>
    </>
  )
}

function Item({ recording, onStale }: { recording: LearnerRecording; onStale: () => void }) {
  const { t } = useTranslation(['learnerRecordings', 'speaking'])
  const language = useLanguage()
  const { id, attempt, sentAt, seconds, voice, feedback, module, kind, text } = recording
  return (
    <li>
      <h3>{module.name}</h3>
      <p className={styles.soft}>
        {t(`speaking:kind.${kind}`)} · <time dateTime={sentAt}>{formatDateTime(sentAt, language)}</time> ·{' '}
        {t('length', { seconds: Math.floor(seconds) })}
        {attempt === 2 && <> · {t('second')}</>}
      </p>
      {text && (
        <p className={styles.text} lang="en">
          {text}
        </p>
      )}
      {voice ? (
        <Recording url={voice.url} seconds={voice.seconds} label={t('recording')} isLazy onStale={onStale} />
      ) : (
        <OpenWithReason id={id} />
      )}
      {feedback ? (
        <Feedback feedback={feedback} onStale={onStale} />
      ) : (
        <p className={styles.soft}>{t('waits')}</p>
      )}
    </li>
  )
}
