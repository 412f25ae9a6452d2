import type { ThreadPage } from '@sohbet/contract/messaging/threads'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { formatDateTime } from '../../../ui/format.ts'
import { AttachmentList } from './attachment-list.tsx'
import { MessageText } from './message-text.tsx'
import styles from '../threads.module.css'

/** The reported message. */
export function Reported({
  reported: { author, createdAt, text, attachments },
}: {
  reported: NonNullable<ThreadPage['reported']>
}) {
  const { t } = useTranslation(['messages', 'voiceMessage'])
  const language = useLanguage()
  return (
    <blockquote className={styles.reported}>
      <p className={styles.reportedBy}>
        {t('report.about', { name: author ?? t('deleted') })}
        <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
      </p>
      {text === '' && attachments.length === 0 && <p>{t('removed')}</p>}
      {text !== '' && <MessageText text={text} />}
      <AttachmentList
        attachments={attachments}
        voiceLabel={t('voiceMessage:of', { name: author ?? t('deleted') })}
      />
    </blockquote>
  )
}
