import { ActionIcon } from '@mantine/core'
import type { Attachment } from '@sohbet/contract/messaging/threads'
import IconFileTypePdf from '#icons/IconFileTypePdf'
import IconPhoto from '#icons/IconPhoto'
import IconX from '#icons/IconX'
import { useTranslation } from 'react-i18next'
import styles from './composer.module.css'

/** The attachments of the next message. */
export function ChosenFiles({
  files,
  onRemove,
}: {
  files: readonly Attachment[]
  onRemove: (id: string) => void
}) {
  const { t } = useTranslation('messages')
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, type }) => {
        const Icon = type === 'image/jpeg' ? IconPhoto : IconFileTypePdf
        return (
          <li key={id}>
            <Icon size={18} aria-hidden />
            <span>{name}</span>
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label={t('detach', { name })}
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
