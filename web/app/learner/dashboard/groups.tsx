import { Button } from '@mantine/core'
import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import IconMessages from '#icons/IconMessages'
import { useTranslation } from 'react-i18next'
import styles from './dashboard.module.css'
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
        {groups.map(({ id, name, courseName, link, memberCount }) => (
          <li key={id} className={styles.row}>
            <h3>{name}</h3>
            <p className={styles.facts}>
              {courseName} · {t('group.members', { count: memberCount })}
            </p>
            {link ? (
              <Button
                component="a"
                href={link}
                target="_blank"
                rel="noreferrer"
                variant="default"
                className={styles.start}
                leftSection={<IconMessages size={20} aria-hidden />}
                aria-label={t('group.openNamed', { name })}
              >
                {t('group.open')}
              </Button>
            ) : (
              <p className={styles.facts}>{t('group.noLink')}</p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
