import { useTranslation } from '../../texts/use-translation.ts'
import { TabLinks } from '../../ui/tabs/tab-links.tsx'
import { adminPaths } from '../admin-paths.ts'
import styles from './admin-lessons.module.css'

/** The pages about lessons, and the clock of all their times. */
export function LessonTabs() {
  const { t } = useTranslation('lessonFigures')
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t('tabs.label')}
        links={[
          { to: adminPaths.lessons, label: t('tabs.list'), isExact: true },
          { to: adminPaths.coachHours, label: t('tabs.hours') },
          { to: adminPaths.utilisation, label: t('tabs.utilisation') },
          { to: adminPaths.credits, label: t('tabs.credits') },
          { to: adminPaths.pay, label: t('tabs.pay') },
          { to: adminPaths.soldPacks, label: t('tabs.packs') },
          { to: adminPaths.lessonSettings, label: t('tabs.settings') },
        ]}
      />
      <p className={styles.soft}>{t('zone')}</p>
    </div>
  )
}
