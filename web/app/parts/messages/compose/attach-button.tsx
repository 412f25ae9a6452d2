import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { attachmentTypes, maxAttachmentBytes, type Attachment } from '@sohbet/contract/messaging/threads'
import { messageLimits } from '@sohbet/domain/message/thread'
import IconPaperclip from '#icons/IconPaperclip'
import { useRef, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../api/error-message.ts'
import { showError } from '../../../ui/toasts.tsx'
import { useUpload } from '../messages.queries.ts'

const megabytes = maxAttachmentBytes / 1024 / 1024

/** Uploaded at once, so that sending takes no longer than a message. */
export function AttachButton({ count, onAttach }: { count: number; onAttach: (file: Attachment) => void }) {
  const { t } = useTranslation('messages')
  const input = useRef<HTMLInputElement>(null)
  const { mutate: upload, isPending, variables } = useUpload()

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (!file) return
    if (count >= messageLimits.attachments) showError(t('tooMany', { count: messageLimits.attachments }))
    else if (file.size > maxAttachmentBytes) showError(t('tooLarge', { name: file.name, megabytes }))
    else
      upload(file, {
        onSuccess: onAttach,
        onError: (error) => showError(t('attachFailed'), errorMessage(error)),
      })
  }
  return (
    <>
      <input ref={input} type="file" hidden accept={attachmentTypes.join()} onChange={choose} />
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('attach')}
        title={t('attach')}
        loading={isPending}
        onClick={() => input.current?.click()}
      >
        <IconPaperclip size={22} aria-hidden />
      </ActionIcon>
      <VisuallyHidden component="output">
        {isPending && t('attaching', { name: variables.name })}
      </VisuallyHidden>
    </>
  )
}
