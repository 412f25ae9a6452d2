import type { CourseGroup as Group } from '@sohbet/contract/telegram-groups/coach-groups'
import { isMissing } from '@sohbet/domain/telegram-group/presence'
import { useTranslation } from '../../texts/use-translation.ts'
import { CopyText } from '../../ui/copy-text.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { GroupMember } from './group-member.tsx'
import { RemindButton } from './remind-button.tsx'
import styles from './groups.module.css'

type Props = { courseId: string; group: Group; mayRemind: boolean }

export function CourseGroup({ courseId, group, mayRemind }: Props) {
  const { t } = useTranslation('coachGroups')
  const { id, name, inviteLink, members } = group
  const missing = members.filter(isMissing)
  const there = members.filter((member) => !isMissing(member))
  return (
    <section className={styles.panel} aria-labelledby={`group-${id}`}>
      <div className={styles.top}>
        <h2 id={`group-${id}`}>{name}</h2>
        {missing.length === 0 ? (
          <StatusBadge tone="good">{t('allJoined')}</StatusBadge>
        ) : (
          <StatusBadge tone="warning">{t('notJoined', { count: missing.length })}</StatusBadge>
        )}
      </div>
      <p className={styles.soft}>{t('members', { count: members.length })}</p>
      {inviteLink ? (
        <CopyText label={t('link.label')} text={inviteLink} copy={t('link.copy')} copied={t('link.copied')} />
      ) : (
        <p className={styles.soft}>{t('link.none')}</p>
      )}
      {missing.length > 0 && (
        <>
          <h3>{t('list.missing')}</h3>
          <ul className={styles.people}>
            {missing.map((member) => (
              <GroupMember key={member.userId} courseId={courseId} groupId={id} member={member} />
            ))}
          </ul>
          {mayRemind && inviteLink && (
            <div className={styles.deeds}>
              <RemindButton group={name} userIds={missing.map(({ userId }) => userId)} isPrimary />
            </div>
          )}
        </>
      )}
      {there.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('list.there', { count: there.length })}</summary>
          <ul className={styles.people}>
            {there.map((member) => (
              <GroupMember key={member.userId} courseId={courseId} groupId={id} member={member} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
