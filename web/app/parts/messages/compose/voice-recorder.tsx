import { Button } from '@mantine/core'
import { maxVoiceMessageSeconds } from '@sohbet/domain/voice'
import { useTranslation } from '../../../texts/use-translation.ts'
import { OnDemand } from '../../../ui/feedback/on-demand.tsx'
import { recorderChunk } from '../../recorder/recorder-chunk.ts'

type Props = {
  /** What the button under the recording says, if it does not send. */
  useLabel?: string
  isSending?: boolean
  onSend: (take: { file: File; seconds: number }) => void
  onClose: () => void
}

/** Takes the place of the text field while a voice message is recorded. */
export function VoiceRecorder({ useLabel, isSending = false, onSend, onClose }: Props) {
  const { t } = useTranslation('voiceMessage')
  return (
    <>
      <OnDemand {...recorderChunk}>
        {({ Recorder }) => (
          <Recorder
            label={t('own')}
            why={t('why')}
            maxSeconds={maxVoiceMessageSeconds}
            isSending={isSending}
            useLabel={useLabel ?? t('use')}
            onUse={onSend}
          />
        )}
      </OnDemand>
      <Button variant="subtle" color="gray" disabled={isSending} onClick={onClose}>
        {t('close')}
      </Button>
    </>
  )
}
