import type { CourseProgress } from '@sohbet/contract/learning/progress'
import { courseProgress, progressColour } from '@sohbet/domain/course/progress'
import type { CourseStatus } from '@sohbet/domain/course/status'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import styles from './course-bar.module.css'

type Props = {
  progress: Omit<CourseProgress, 'completedAt'> & Partial<CourseProgress>
  course: { startDate: string; status: CourseStatus }
}

/** Progress of the course and of its learner. */
export function CourseBar({ progress, course: { startDate, status } }: Props) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  const { currentModule, moduleCount, completedModules, completedAt } = progress
  const percentage = courseProgress({ moduleNo: currentModule?.moduleNo ?? 0, moduleCount })
  return (
    <div className={styles.bar}>
      <p>
        {currentModule
          ? t('progress.current', {
              number: currentModule.moduleNo,
              count: moduleCount,
              name: currentModule.moduleName,
            })
          : status === 'upcoming'
            ? t('progress.notStarted', { day: formatDay(startDate, language) })
            : t('modules.none')}
      </p>
      <ProgressBar label={t('progress.bar')} percent={percentage} colour={progressColour(percentage)} />
      {moduleCount > 0 && (
        <small>
          {completedAt
            ? t('progress.all')
            : t('progress.completed', { count: completedModules, total: moduleCount })}
        </small>
      )}
      {status === 'completed' && <small>{t('progress.over')}</small>}
    </div>
  )
}
