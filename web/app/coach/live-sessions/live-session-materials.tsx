import { Title } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { StaffMaterials } from '../../parts/live-sessions/materials/staff-materials.tsx'
import styles from './live-sessions.module.css'

export function LiveSessionMaterials(props: Parameters<typeof StaffMaterials>[0]) {
  const { t } = useTranslation('staffSessions')
  return (
    <section className={styles.card} aria-labelledby="materials">
      <Title order={2} id="materials">
        {t('materials.heading')}
      </Title>
      <StaffMaterials {...props} />
    </section>
  )
}
