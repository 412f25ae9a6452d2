import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './dashboard.module.css'
import { GroupRow } from './group-row.tsx'
import { Panel } from './panel.tsx'

/** The messaging-app group of the course with the soonest session first, then the others. */
export function Groups({ dashboard }: { dashboard: LearnerDashboard }) {
  const { t } = useTranslation('dashboard')
  const { telegramGroup: soonest, telegramGroups } = dashboard
  const groups = telegramGroups.toSorted(
    (one, other) => Number(other.id === soonest?.id) - Number(one.id === soonest?.id),
  )
  const hasCourse = dashboard.enrolledCourses.some(({ enrollmentStatus }) => enrollmentStatus === 'active')
  if (groups.length === 0 && !hasCourse) return null
  return (
    <Panel title={t('group.title', { count: Math.max(1, groups.length) })}>
      {groups.length === 0 && <p className={styles.none}>{t('group.none')}</p>}
      <ul className={styles.list}>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} />
        ))}
      </ul>
    </Panel>
  )
}
