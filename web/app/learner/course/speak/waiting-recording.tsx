import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { discard, retry } from '../../../outbox/outbox.ts'
import { SmallRecording } from '../../../parts/listening/small-recording.tsx'
import { DeleteButton } from './delete-button.tsx'
import { Standing } from './standing.tsx'
import styles from './speak.module.css'
import type { Waiting } from './speech.ts'

/** A recording on this device that the server does not have yet, or has refused. */
export function WaitingRecording({ entry, failure, isOffline, title }: Waiting & { title: string }) {
  const { t } = useTranslation('speak')
  const url = useUrlOf(entry.file)
  // Without a reply it is sent again by itself
  const isRefused = failure instanceof ApiError && failure.status !== 0 && !isOffline
  return (
    <div className={styles.recording}>
      <div className={styles.recordingHead}>
        <strong>{t('own')}</strong>
        <DeleteButton
          name={t('own')}
          question={t('deleteWaitingAsk')}
          isBusy={false}
          onYes={() => discard(entry)}
        />
      </div>
      <SmallRecording url={url} label={`${title}: ${t('own')}`} seconds={entry.seconds} />
      {isRefused ? (
        <div role="alert" className={styles.refused}>
          <p>
            <strong>{t('state.refused')}</strong> {errorMessage(failure)}
          </p>
          <Button variant="default" onClick={() => retry(entry)}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <Standing at="waiting">{t(isOffline ? 'state.waiting' : 'state.sending')}</Standing>
      )}
    </div>
  )
}

/** The address of a file of this device, as long as it is shown. */
function useUrlOf(file: File): string {
  const [url] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return url
}
