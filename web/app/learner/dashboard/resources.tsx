import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { ResourceIcon } from '../../parts/resource/resource-icon.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { learnerPaths, resourcePath } from '../learner-paths.ts'
import styles from './dashboard.module.css'
import { Panel } from './panel.tsx'

type Props = Pick<LearnerDashboard, 'resources'> & { moreCount: number }

export function Resources({ resources, moreCount }: Props) {
  const { t } = useTranslation('dashboard')
  return (
    <Panel
      title={t('resources.title')}
      {...(resources.length > 0 && {
        more: { to: learnerPaths.resources, label: t('resources.all'), count: moreCount },
      })}
    >
      {resources.length === 0 && <p className={styles.none}>{t('resources.none')}</p>}
      <ul className={styles.shelf}>
        {resources.map(({ id, title, description, type }) => (
          <li key={id} className={styles.resource} data-whole>
            <ResourceIcon type={type} />
            <div>
              <h3>
                <Link to={resourcePath(id)} className={styles.whole}>
                  {title}
                </Link>
              </h3>
              <p className={styles.facts}>{description}</p>
            </div>
            <StatusBadge tone="neutral">{t(`resources.type.${type}`)}</StatusBadge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
