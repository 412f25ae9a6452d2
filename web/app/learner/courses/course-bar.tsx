import type { CourseProgress } from '@sohbet/contract/learning/progress'
import { courseLayers } from '@sohbet/domain/course/progress'
import type { CourseStatus } from '@sohbet/domain/course/status'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { ProgressBar, ProgressKey } from '../../ui/feedback/progress-bar.tsx'
import styles from './course-bar.module.css'

type Props = {
  progress: Pick<CourseProgress, 'currentModule' | 'moduleCount' | 'completedModules'>
  course: { startDate: string; status: CourseStatus }
}

/** Where the class is and what the learner has done, as two layers of one bar. */
export function CourseBar({ progress, course }: Props) {
  const { t } = useTranslation('player')
  const { currentModule, moduleCount } = progress
  const { reached, done, colour } = courseLayers({ ...progress, moduleNo: currentModule?.moduleNo ?? 0 })
  const [ofClass, own] = useWords(progress, course)
  return (
    <div className={styles.bar}>
      <p>
        {currentModule && <ProgressKey layer="back" colour={colour} />}
        <span>{ofClass}</span>
      </p>
      <ProgressBar
        label={t('progress.bar')}
        percent={reached}
        done={done}
        colour={colour}
        text={[ofClass, own].filter(Boolean).join('. ')}
      />
      {moduleCount > 0 && (
        <small>
          <ProgressKey layer="front" colour={colour} />
          <span>{own}</span>
        </small>
      )}
      {course.status === 'completed' && <small>{t('progress.over')}</small>}
    </div>
  )
}

/** The two layers in words. */
function useWords(
  { currentModule, moduleCount, completedModules }: Props['progress'],
  course: Props['course'],
) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  const isUpcoming = course.status === 'upcoming'
  const ofClass = currentModule
    ? t('progress.current', {
        number: currentModule.moduleNo,
        count: moduleCount,
        name: currentModule.moduleName,
      })
    : isUpcoming
      ? t('progress.notStarted', { day: formatDay(course.startDate, language) })
      : t('modules.none')
  const isAll = completedModules > 0 && completedModules === moduleCount
  const own = isAll
    ? t('progress.all')
    : t('progress.completed', { count: completedModules, total: moduleCount })
  return moduleCount > 0 ? [ofClass, own] : [ofClass]
}
