import type { Attachment } from '@sohbet/contract/messaging/threads'
import { locales } from '@sohbet/domain/language'
import IconFileTypePdf from '#icons/IconFileTypePdf'
import { useLanguage } from '../../../texts/language.ts'
import styles from './message.module.css'
import { isVoice, VoiceMessage } from './voice-message.tsx'

const kilobytes = (size: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.max(1, size / 1024),
  )

type Props = {
  attachments: readonly Attachment[]
  /** Names a voice for screen readers. */
  voiceLabel: string
}

/** Pictures inline with reserved space; voices with our player; documents as downloads. */
export function AttachmentList({ attachments, voiceLabel }: Props) {
  const language = useLanguage()
  if (attachments.length === 0) return null
  return (
    <ul className={styles.attachments}>
      {attachments.map(({ id, name, type, size, width, height, seconds, url }) => (
        <li key={id}>
          {isVoice(type) ? (
            <VoiceMessage type={type} url={url} seconds={seconds ?? 0} label={voiceLabel} />
          ) : type === 'image/jpeg' ? (
            <a href={url} target="_blank" rel="noopener noreferrer">
              <img
                src={url}
                alt={name}
                width={width ?? undefined}
                height={height ?? undefined}
                loading="lazy"
                className={styles.picture}
              />
            </a>
          ) : (
            <a href={url} download={name} className={styles.file}>
              <IconFileTypePdf size={24} aria-hidden />
              <span>
                {name}
                <small>{kilobytes(size, locales[language])}</small>
              </span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
