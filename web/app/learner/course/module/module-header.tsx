import { Title } from '@mantine/core'
import type { ListedModule } from '@sohbet/contract/progress'
import { moduleHeadings } from '@sohbet/domain/course/progress'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'
import styles from '../course.module.css'

const tones = { completed: 'good', inProgress: 'info', upcoming: 'neutral' } as const satisfies Record<
  string,
  Tone
>

export function ModuleHeader({ module: { order, name, description, state } }: { module: ListedModule }) {
  const { t } = useTranslation('player')
  const heading = moduleHeadings[state]
  return (
    <header className={styles.moduleHeader}>
      <p className={styles.kicker}>
        {t('module.heading', { number: order })}
        <StatusBadge tone={tones[heading]}>{t(`state.${heading}`)}</StatusBadge>
      </p>
      <Title order={2} lang="en">
        {name}
      </Title>
      <p className={styles.description}>{description}</p>
    </header>
  )
}
