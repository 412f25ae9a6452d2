import type { Message, ThreadPage } from '@sohbet/contract/messaging/threads'
import { memo } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { AttachmentList } from './attachment-list.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageText } from './message-text.tsx'
import styles from './message.module.css'
import { useNames } from '../use-names.ts'
import { timeOf } from '../when.ts'

type Props = { message: Message; thread: ThreadPage; onReport: ((message: Message) => void) | undefined }

export const MessageBubble = memo(function MessageBubble({ message, thread, onReport }: Props) {
  const { t } = useTranslation(['messages', 'voiceMessage'])
  const language = useLanguage()
  const names = useNames()
  const isOurs = message.side === thread.side
  const author = names.ofAuthor(message, thread)
  return (
    <li className={styles.row} data-ours={isOurs || undefined}>
      <article className={styles.bubble} aria-label={author}>
        <header className={styles.head}>
          <span className={styles.author}>{author}</span>
          <time dateTime={message.createdAt}>{timeOf(message.createdAt, language)}</time>
        </header>
        {message.isRemoved && <p className={styles.removed}>{t('removed')}</p>}
        {message.text !== '' && <MessageText text={message.text} />}
        <AttachmentList
          attachments={message.attachments}
          voiceLabel={message.isOwn ? t('voiceMessage:own') : t('voiceMessage:of', { name: author })}
        />
      </article>
      {onReport && !isOurs && !message.isRemoved && <MessageActions onReport={() => onReport(message)} />}
    </li>
  )
})
