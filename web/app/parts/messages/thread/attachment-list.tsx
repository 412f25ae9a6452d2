import type { Attachment } from '@sohbet/contract/messaging/threads'
import { locales } from '@sohbet/domain/language'
import IconFileTypePdf from '#icons/IconFileTypePdf'
import { useLanguage } from '../../../texts/language.ts'
import styles from './message.module.css'

const kilobytes = (size: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.max(1, size / 1024),
  )

/** Pictures inline with reserved space; documents as downloads. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const language = useLanguage()
  if (attachments.length === 0) return null
  return (
    <ul className={styles.attachments}>
      {attachments.map(({ id, name, type, size, width, height, url }) => (
        <li key={id}>
          {type === 'image/jpeg' ? (
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
