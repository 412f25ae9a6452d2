import type { LearnerCourse, ListedModule } from '@sohbet/contract/learning/progress'
import IconLock from '#icons/IconLock'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../texts/language.ts'
import { formatDay } from '../../../ui/format.ts'
import styles from '../course.module.css'
import { ModuleHeader, type HeadingRef } from './module-header.tsx'
import { ModuleSteps } from './module-steps.tsx'

type Props = { course: LearnerCourse; module: ListedModule; headingRef: HeadingRef }

export function LockedModule({ course, module, headingRef }: Props) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  const isAnyOpen = course.modules.some(({ state }) => state !== 'locked')
  return (
    <article className={styles.module}>
      <ModuleHeader module={module} headingRef={headingRef} />
      <div className={styles.locked}>
        <IconLock size={32} aria-hidden />
        <strong>{t('module.locked', { day: formatDay(module.opensOn, language) })}</strong>
        <p>{t(isAnyOpen ? 'module.lockedHint' : 'module.lockedAllHint')}</p>
      </div>
      <ModuleSteps course={course} module={module} />
    </article>
  )
}
