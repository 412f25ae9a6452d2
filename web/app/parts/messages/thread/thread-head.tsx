import { ActionIcon, Title } from '@mantine/core'
import type { ThreadPage } from '@sohbet/contract/messaging/threads'
import type { Role } from '@sohbet/domain/account/role'
import IconArrowLeft from '#icons/IconArrowLeft'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { coachLearnerPath, messagesPath, newPartnerPath } from '../../../paths.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { ThreadAvatar } from '../thread-avatar.tsx'
import styles from '../threads.module.css'
import { useNames } from '../use-names.ts'

type Props = { area: Role; thread: ThreadPage; children: ReactNode }

/** The other side and the subject; on a phone also the back link. */
export function ThreadHead({ area, thread, children }: Props) {
  const { t } = useTranslation('messages')
  const name = useNames().ofOther(thread)
  const { role, email, userId } = thread.with
  // The school's name already says its role
  const about = [role === 'school' ? null : t(`role.${role}`), email, ...thread.courses].filter(Boolean)
  return (
    <header className={styles.head}>
      <ActionIcon
        component={Link}
        to={messagesPath[area]}
        variant="subtle"
        size={44}
        className={styles.back}
        aria-label={t('back')}
      >
        <IconArrowLeft aria-hidden />
      </ActionIcon>
      <ThreadAvatar with={thread.with} />
      <div className={styles.who}>
        <Title order={2}>
          {thread.seesLearner && userId !== null ? (
            <Link to={coachLearnerPath(userId)}>{name}</Link>
          ) : (
            thread.subject || name
          )}
        </Title>
        <p>
          {thread.subject !== '' && <strong>{name}</strong>}
          <span>{about.join(' · ')}</span>
          {thread.isApplication && <StatusBadge tone="info">{t('application.badge')}</StatusBadge>}
          {thread.isReport && <StatusBadge tone="bad">{t('report.badge')}</StatusBadge>}
          {thread.inbox?.isDone && <StatusBadge tone="good">{t('inbox.isDone')}</StatusBadge>}
        </p>
        {area === 'admin' && thread.isApplication && email !== null && (
          <Link to={newPartnerPath({ name, email })}>{t('application.makePartner')}</Link>
        )}
      </div>
      {children}
    </header>
  )
}
