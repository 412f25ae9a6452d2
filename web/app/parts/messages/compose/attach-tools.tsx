import { useDisclosure } from '@mantine/hooks'
import type { Attachment } from '@sohbet/contract/messaging/threads'
import { messageLimits } from '@sohbet/domain/message/thread'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { useUploadAttachment } from '../messages.queries.ts'
import styles from '../threads.module.css'
import { AttachButton } from './attach-button.tsx'
import { VoiceButton } from './voice-button.tsx'
import { VoiceRecorder } from './voice-recorder.tsx'

type Props = {
  /** Files and voices go to one conversation only. */
  mayAttach: boolean
  attachments: readonly Attachment[]
  onAttach: (file: Attachment) => void
  /** The buttons beside them. */
  children: ReactNode
}

/** The last line of a new message: files, a voice, and sending. The recorder takes its place while it is open. */
export function AttachTools({ mayAttach, attachments, onAttach, children }: Props) {
  const { t } = useTranslation(['messages', 'voiceMessage'])
  const [isRecording, recording] = useDisclosure(false)
  const { mutate: upload, isPending } = useUploadAttachment(undefined)
  const count = attachments.length
  if (mayAttach && isRecording)
    return (
      <VoiceRecorder
        useLabel={t('voiceMessage:add')}
        isSending={isPending}
        onSend={({ file }) =>
          upload(file, {
            onSuccess: (voice) => {
              onAttach(voice)
              recording.close()
            },
            onError: (error) => showError(t('attachFailed'), errorMessage(error)),
          })
        }
        onClose={recording.close}
      />
    )
  return (
    <div className={styles.composeEnd}>
      {mayAttach && (
        <>
          <AttachButton count={count} onAttach={onAttach} />
          {count < messageLimits.attachments && <VoiceButton onClick={recording.open} />}
        </>
      )}
      {children}
    </div>
  )
}
