import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './quiz.module.css'

type Props = { url: string | null; onStale?: (() => void) | undefined }

/** The recording of a question, or a note that it is missing. */
export function QuizRecording({ url, onStale }: Props) {
  const { t } = useTranslation('quiz')
  const [isBroken, setBroken] = useState(false)
  return (
    <div className={styles.recording}>
      {url && !isBroken ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript would be the answer
        <audio
          controls
          preload="metadata"
          src={url}
          aria-label={t('recording')}
          onError={() => {
            setBroken(true)
            onStale?.()
          }}
        />
      ) : (
        <p role={isBroken ? 'alert' : undefined}>{t(isBroken ? 'unplayable' : 'noRecording')}</p>
      )}
    </div>
  )
}
