import type { ThreadInList } from '@sohbet/contract/messaging/threads'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { ThreadAvatar } from './thread-avatar.tsx'
import styles from './threads.module.css'
import { useNames } from './use-names.ts'
import { shortWhen } from './when.ts'

type Props = { thread: ThreadInList; to: string; isOpen?: boolean; onFollow?: () => void }

/** A conversation in a list, with its last message. */
export function ThreadCard({ thread, to, isOpen = false, onFollow }: Props) {
  const { t } = useTranslation('messages')
  const language = useLanguage()
  const now = useNow()
  const name = useNames().ofOther(thread)
  return (
    <Link
      to={to}
      className={styles.card}
      aria-current={isOpen ? 'page' : undefined}
      data-unread={thread.unread > 0 || undefined}
      onClick={onFollow}
    >
      <ThreadAvatar with={thread.with} />
      <span className={styles.cardText}>
        <span className={styles.cardTop}>
          <span className={styles.cardName}>{name}</span>
          <time dateTime={thread.lastAt}>{shortWhen(thread.lastAt, language, now)}</time>
        </span>
        {thread.subject !== '' && <span className={styles.cardSubject}>{thread.subject}</span>}
        <span className={styles.cardLast}>{useLast(thread)}</span>
        <Badges thread={thread} />
      </span>
      {thread.unread > 0 && (
        <span className={styles.count}>
          <span aria-hidden>{thread.unread}</span>
          <VisuallyHidden>{t('unread', { count: thread.unread })}</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}

function useLast({ last }: ThreadInList): string {
  const { t } = useTranslation('messages')
  const files = last.isVoice ? t('voice') : t('attachment', { count: last.attachments })
  const text = last.text || (last.attachments > 0 ? files : t('removed'))
  return last.isOwn ? t('lastOwn', { text }) : text
}

function Badges({ thread: { inbox, isReport, isApplication, with: other } }: { thread: ThreadInList }) {
  const { t } = useTranslation('messages')
  if (!inbox) return null
  return (
    <span className={styles.badges}>
      {isApplication && <StatusBadge tone="info">{t('application.badge')}</StatusBadge>}
      {isReport && <StatusBadge tone="bad">{t('report.badge')}</StatusBadge>}
      <StatusBadge tone="neutral">{t(`role.${other.role}`)}</StatusBadge>
      {inbox.isDone && <StatusBadge tone="good">{t('inbox.isDone')}</StatusBadge>}
      {inbox.assignee && <StatusBadge tone="info">{inbox.assignee.name}</StatusBadge>}
    </span>
  )
}
