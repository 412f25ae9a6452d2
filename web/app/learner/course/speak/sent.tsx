import type { SpeakingRecording } from '@sohbet/contract/learning/speaking-task'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../api/error-message.ts'
import { SmallRecording } from '../../../parts/listening/small-recording.tsx'
import { useLanguage } from '../../../texts/language.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { DeleteButton } from './delete-button.tsx'
import { OwnFeedback } from './feedback.tsx'
import { useDeleteRecording } from './speak.queries.ts'
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
  const { mutate: remove, isPending } = useDeleteRecording()
  const name = t(attempt === 1 ? 'own' : 'second')
  return (
    <>
      <div className={styles.recording}>
        <div className={styles.recordingHead}>
          <span>
            <strong>{name}</strong>
            <small>{t('sentAt', { when: formatDateTime(sentAt, language) })}</small>
          </span>
          <DeleteButton
            name={name}
            question={t('deleteAsk')}
            isBusy={isPending}
            onYes={() =>
              remove(
                { id, moduleId },
                {
                  onSuccess: () => showSuccess(t('deleted')),
                  onError: (error) => showError(t('deleteFailed'), errorMessage(error)),
                },
              )
            }
          />
        </div>
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
