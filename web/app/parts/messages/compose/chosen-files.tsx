import { ActionIcon } from '@mantine/core'
import type { Attachment } from '@sohbet/contract/messaging/threads'
import IconFileTypePdf from '#icons/IconFileTypePdf'
import IconMicrophone from '#icons/IconMicrophone'
import IconPhoto from '#icons/IconPhoto'
import IconX from '#icons/IconX'
import { useTranslation } from '../../../texts/use-translation.ts'
import { clockTime } from '../../video/clock-time.ts'
import { isVoice } from '../thread/voice-message.tsx'
import styles from './composer.module.css'

function iconOf(type: Attachment['type']) {
  if (isVoice(type)) return IconMicrophone
  return type === 'image/jpeg' ? IconPhoto : IconFileTypePdf
}

/** The attachments of the next message. */
export function ChosenFiles({
  files,
  onRemove,
}: {
  files: readonly Attachment[]
  onRemove: (id: string) => void
}) {
  const { t } = useTranslation(['messages', 'voiceMessage'])
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, type, seconds }) => {
        const Icon = iconOf(type)
        const shown = seconds === null ? name : `${t('voiceMessage:own')} ${clockTime(seconds)}`
        return (
          <li key={id}>
            <Icon size={18} aria-hidden />
            <span>{shown}</span>
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label={t('detach', { name: shown })}
              onClick={() => onRemove(id)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}
