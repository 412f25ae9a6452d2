import type { SpeakingRecording } from '@sohbet/contract/speaking/speaking-task'
import { useTranslation } from '../../../texts/use-translation.ts'
import { SmallRecording } from '../../../parts/listening/small-recording.tsx'
import { useLanguage } from '../../../texts/language.ts'
import { formatDateTime } from '../../../ui/format.ts'
import { OwnFeedback } from './feedback.tsx'
import { RecordingHead } from './recording-head.tsx'
import { Standing } from './standing.tsx'
import styles from './speak.module.css'

type Props = { recording: SpeakingRecording; moduleId: string; title: string; onStale: () => void }

/** A recording that the server has, and the coach's answer to it. */
export function Sent({
  recording: { id, attempt, sentAt, voice, feedback },
  moduleId,
  title,
  onStale,
}: Props) {
  const { t } = useTranslation('speak')
  const language = useLanguage()
  const name = t(attempt === 1 ? 'own' : 'second')
  return (
    <>
      <div className={styles.recording}>
        <RecordingHead id={id} moduleId={moduleId} name={name}>
          <strong>{name}</strong>
          <small>{t('sentAt', { when: formatDateTime(sentAt, language) })}</small>
        </RecordingHead>
        <SmallRecording url={voice.url} seconds={voice.seconds} label={`${title}: ${name}`} />
        <Standing at={feedback ? 'heard' : 'sent'}>{t(feedback ? 'state.heard' : 'state.sent')}</Standing>
      </div>
      {feedback && (
        <OwnFeedback
          feedback={feedback}
          recordingId={id}
          moduleId={moduleId}
          title={title}
          onStale={onStale}
        />
      )}
    </>
  )
}
