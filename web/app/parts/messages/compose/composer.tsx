import { ActionIcon, Textarea } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { messageLimits } from '@sohbet/domain/message/thread'
import IconSend2 from '#icons/IconSend2'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { AttachButton } from './attach-button.tsx'
import { ChosenFiles } from './chosen-files.tsx'
import styles from './composer.module.css'
import type { useDraft } from './use-draft.ts'
import { VoiceButton } from './voice-button.tsx'
import { VoiceRecorder } from './voice-recorder.tsx'

type Props = {
  threadId: string
  draft: ReturnType<typeof useDraft>
  hasAttachments: boolean
  /** Further buttons that fill the field. */
  tools?: ReactNode
  hint?: string
}

export function Composer({
  threadId,
  draft: { draft, write, send, sendVoice, attach, detach },
  hasAttachments,
  tools,
  hint,
}: Props) {
  const { t } = useTranslation('messages')
  const [isRecording, recording] = useDisclosure(false)
  // On a phone Enter must insert a new line
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return
    event.preventDefault()
    send()
  }
  const isEmpty = draft.text.trim() === '' && draft.attachments.length === 0
  if (isRecording)
    return (
      <div className={styles.composer}>
        <VoiceRecorder
          onSend={(take) => {
            sendVoice(take)
            recording.close()
          }}
          onClose={recording.close}
        />
      </div>
    )
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {hint && <p className={styles.hint}>{hint}</p>}
      <ChosenFiles files={draft.attachments} onRemove={detach} />
      <div className={styles.line}>
        {hasAttachments && (
          <>
            <AttachButton threadId={threadId} count={draft.attachments.length} onAttach={attach} />
            <VoiceButton onClick={recording.open} />
          </>
        )}
        {tools}
        <Textarea
          className={styles.field}
          aria-label={t('write')}
          placeholder={t('write')}
          {...(!isTouch && { title: t('writeHint') })}
          autosize
          minRows={1}
          maxRows={6}
          size="md"
          maxLength={messageLimits.text}
          value={draft.text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={sendByKey}
        />
        <ActionIcon type="submit" variant="filled" size={44} aria-label={t('send')} disabled={isEmpty}>
          <IconSend2 size={22} aria-hidden />
        </ActionIcon>
      </div>
    </form>
  )
}
