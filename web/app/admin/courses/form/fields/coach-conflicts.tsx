import { findCoachConflicts } from '@sohbet/contract/catalogue/courses'
import { useQuery } from '@tanstack/react-query'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import { useTranslation } from '../../../../texts/use-translation.ts'
import type { CourseValues } from '../course-values.ts'
import styles from '../../courses.module.css'
import { conflictsQuery } from '../../courses.queries.ts'
import { useWeeklyTime } from './use-weekly-time.ts'

type Props = { values: CourseValues; courseId: string | undefined }

/** Warns without refusing, because a substitute may teach. Checked once coach, dates and times are known. */
export function CoachConflicts({ values, courseId }: Props) {
  const { t } = useTranslation('courses')
  const sessionTime = useWeeklyTime()
  const { startDate, endDate, zoomTimes } = values
  const coachIds = [values.primaryCoachId, values.secondaryCoachId].filter(Boolean)
  const asked = findCoachConflicts.body?.safeParse({ courseId, coachIds, startDate, endDate, zoomTimes })
  const { data: conflicts = [] } = useQuery({
    ...conflictsQuery(asked?.data ?? { coachIds: [], startDate, endDate, zoomTimes: [] }),
    enabled: asked?.success === true,
  })
  return (
    <div aria-live="polite">
      {asked?.success === true && conflicts.length > 0 && (
        <div className={styles.warning}>
          <IconAlertTriangle size={20} aria-hidden />
          <div>
            <strong>{t('instructors.conflicts')}</strong>
            <ul>
              {conflicts.map(({ coachName, courseId: otherId, courseName, ...time }) => (
                <li key={`${coachName} ${otherId} ${sessionTime(time)}`}>
                  {t('instructors.conflict', {
                    coach: coachName ?? t('form.erasedCoach'),
                    course: courseName,
                    time: sessionTime(time),
                  })}
                </li>
              ))}
            </ul>
            <p className={styles.plain}>{t('instructors.conflictHint')}</p>
          </div>
        </div>
      )}
    </div>
  )
}
