import type { LearnerCourse, ListedModule } from '@sohbet/contract/learning/progress'
import { useTranslation } from '../../../texts/use-translation.ts'
import { BusStop } from '../../../parts/pictures/bus-stop.tsx'
import { useLanguage } from '../../../texts/language.ts'
import { formatDay } from '../../../ui/format.ts'
import styles from '../course.module.css'
import { Journey } from './journey.tsx'
import { ModuleHeader, type HeadingRef } from './module-header.tsx'
import { NextStop, PreviousModule } from './module-steps.tsx'

type Props = { course: LearnerCourse; module: ListedModule; headingRef: HeadingRef }

export function LockedModule({ course, module, headingRef }: Props) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  const isAnyOpen = course.modules.some(({ state }) => state !== 'locked')
  return (
    <article className={styles.module}>
      <ModuleHeader module={module} headingRef={headingRef} />
      <div className={styles.locked}>
        <strong>{t('module.locked', { day: formatDay(module.opensOn, language) })}</strong>
        <p>{t(isAnyOpen ? 'module.lockedHint' : 'module.lockedAllHint')}</p>
        <BusStop number={module.order} />
      </div>
      <Journey>
        <NextStop course={course} moduleId={module.id} isNext={false} />
      </Journey>
      <PreviousModule course={course} module={module} />
    </article>
  )
}
