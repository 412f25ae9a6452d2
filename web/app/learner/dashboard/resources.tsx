import type { LearnerDashboard } from '@sohbet/contract/learner-dashboard'
import type { ResourceType } from '@sohbet/domain/resource/type'
import IconBook2 from '#icons/IconBook2'
import IconFileTypePdf from '#icons/IconFileTypePdf'
import IconVideo from '#icons/IconVideo'
import IconWorld from '#icons/IconWorld'
import type { Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './dashboard.module.css'
import { Panel } from './panel.tsx'

const icons = {
  pdf: IconFileTypePdf,
  video: IconVideo,
  website: IconWorld,
  other: IconBook2,
} as const satisfies Record<ResourceType, Icon>

export function Resources({ resources }: Pick<LearnerDashboard, 'resources'>) {
  const { t } = useTranslation('dashboard')
  return (
    <Panel title={t('resources.title')}>
      {resources.length === 0 && <p className={styles.none}>{t('resources.none')}</p>}
      <ul className={styles.list}>
        {resources.map(({ id, title, description, type }) => {
          const TypeIcon = icons[type]
          return (
            <li key={id} className={styles.resource}>
              <TypeIcon size={24} aria-hidden />
              <div>
                <h3>{title}</h3>
                <p className={styles.facts}>{description}</p>
              </div>
              <StatusBadge tone="neutral">{t(`resources.type.${type}`)}</StatusBadge>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
