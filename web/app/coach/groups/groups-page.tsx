import { Button } from '@mantine/core'
import type { CoachGroup, CoachGroups } from '@sohbet/contract/telegram-groups/coach-groups'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { coachPaths, courseGroupsPath, learnerPath } from '../coach-paths.ts'
import { coachGroupsQuery } from './groups.queries.ts'
import { RemindButton } from './remind-button.tsx'
import styles from './groups.module.css'

/** /coach/groups: the messaging-app groups of all own courses, the most missing members first. */
export default function CoachGroupsPage() {
  const { t } = useTranslation('coachGroups')
  const { data, error, refetch } = useQuery(coachGroupsQuery)
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className={styles.heading}>{t('title')}</h1>
        <p className={styles.soft}>{t('hint')}</p>
      </header>
      {data ? (
        <Groups {...data} />
      ) : error ? (
        <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={10} />
      )}
    </div>
  )
}

function Groups({ groups, withoutGroup }: CoachGroups) {
  const { t } = useTranslation('coachGroups')
  return (
    <>
      {withoutGroup.length > 0 && (
        <ul className={styles.notes}>
          {withoutGroup.map(({ courseId, courseName, learnerCount }) => (
            <li key={courseId}>
              <Link to={courseGroupsPath(courseId)}>{courseName}</Link>{' '}
              <span>{t('withoutGroup', { count: learnerCount })}</span>
            </li>
          ))}
        </ul>
      )}
      {groups.length === 0 ? (
        <section className={styles.panel}>
          <EmptyState
            drawing="bubbles"
            title={t('empty')}
            hint={t('emptyHint')}
            action={
              <Button variant="default" component={Link} to={coachPaths.courses}>
                {t('toCourses')}
              </Button>
            }
          />
        </section>
      ) : (
        <ul className={styles.cards}>
          {groups.map((group) => (
            <GroupCard key={group.id} group={group} />
          ))}
        </ul>
      )}
    </>
  )
}

function GroupCard({ group }: { group: CoachGroup }) {
  const { t } = useTranslation('coachGroups')
  const { name, inviteLink, courseId, courseName, memberCount, missing } = group
  return (
    <li className={styles.panel}>
      <div className={styles.top}>
        <h2>
          <Link to={courseGroupsPath(courseId)}>{name}</Link>
        </h2>
        {inviteLink === null ? (
          <StatusBadge tone="warning">{t('noLinkShort')}</StatusBadge>
        ) : (
          missing.length === 0 && <StatusBadge tone="good">{t('allJoined')}</StatusBadge>
        )}
      </div>
      <p className={styles.soft}>
        {courseName} · {t('members', { count: memberCount })}
      </p>
      {missing.length > 0 && (
        <>
          <p className={styles.missing}>
            <strong>{t('notJoined', { count: missing.length })}:</strong>{' '}
            {missing.map(({ userId, username }, place) => (
              <span key={userId}>
                {place > 0 && ', '}
                <Link to={learnerPath(userId)}>{username}</Link>
              </span>
            ))}
          </p>
          {inviteLink && (
            <div className={styles.deeds}>
              <RemindButton group={name} userIds={missing.map(({ userId }) => userId)} />
            </div>
          )}
        </>
      )}
    </li>
  )
}
