import { VisuallyHidden } from '@mantine/core'
import { chosenFileTypes, maxAttachmentBytes, type Attachment } from '@sohbet/contract/messaging/threads'
import { messageLimits } from '@sohbet/domain/message/thread'
import IconPaperclip from '#icons/IconPaperclip'
import { useTranslation } from '../../../texts/use-translation.ts'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { FileButton } from '../../../ui/upload/file-button.tsx'
import { useUpload } from '../../../ui/upload/use-upload.ts'
import { useUploadAttachment } from '../messages.queries.ts'

const megabytes = maxAttachmentBytes / 1024 / 1024

type Props = {
  /** Missing while the conversation is new. */
  threadId?: string
  count: number
  onAttach: (file: Attachment) => void
}

/** Uploads the file before the message is sent, so that sending does not wait for it. */
export function AttachButton({ threadId, count, onAttach }: Props) {
  const { t } = useTranslation('messages')
  const request = useUploadAttachment(threadId)
  const { send } = useUpload({ request, onUploaded: onAttach, texts: { failed: t('attachFailed') } })

  const choose = (file: File) => {
    if (count >= messageLimits.attachments) showError(t('tooMany', { count: messageLimits.attachments }))
    else if (file.size > maxAttachmentBytes) showError(t('tooLarge', { name: file.name, megabytes }))
    else send(file)
  }
  return (
    <>
      <FileButton
        accept={chosenFileTypes.join()}
        onChoose={choose}
        label={t('attach')}
        icon={<IconPaperclip size={22} aria-hidden />}
        isPending={request.isPending}
      />
      <VisuallyHidden component="output">
        {request.isPending && t('attaching', { name: request.variables.name })}
      </VisuallyHidden>
    </>
  )
}
