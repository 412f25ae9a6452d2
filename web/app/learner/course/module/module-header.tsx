import { Title } from '@mantine/core'
import type { ListedModule } from '@sohbet/contract/learning/progress'
import { moduleHeadings } from '@sohbet/domain/course/progress'
import type { RefObject } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { StatusBadge, type Tone } from '../../../ui/feedback/status-badge.tsx'
import styles from '../course.module.css'

const tones = { completed: 'good', inProgress: 'info', upcoming: 'neutral' } as const satisfies Record<
  string,
  Tone
>

export type HeadingRef = RefObject<HTMLHeadingElement | null>
type Props = { module: ListedModule; headingRef: HeadingRef }

export function ModuleHeader({ module: { order, name, description, state }, headingRef }: Props) {
  const { t } = useTranslation('player')
  const heading = moduleHeadings[state]
  return (
    <header className={styles.moduleHeader}>
      <p className={styles.kicker}>
        {t('module.heading', { number: order })}
        <StatusBadge tone={tones[heading]}>{t(`state.${heading}`)}</StatusBadge>
      </p>
      <Title order={2} lang="en" ref={headingRef} tabIndex={-1}>
        {name}
      </Title>
      <p className={styles.description}>{description}</p>
    </header>
  )
}
