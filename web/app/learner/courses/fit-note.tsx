import type { FitOfCourse } from '@sohbet/contract/selling/course-fit'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber } from '../../ui/format.ts'
import styles from './courses.module.css'

/** 'A1–A2', or one level when the type has only one limit. */
const rangeOf = ({ fromLevel, toLevel }: FitOfCourse) =>
  [...new Set([fromLevel, toLevel])].filter((level) => level !== null).join('–')

/** Why a course is not for the learner; nothing for one that fits. */
export function FitNote({ course }: { course: FitOfCourse }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  if (course.fit === 'fits') return null
  const words = {
    levels: rangeOf(course),
    score: formatNumber(course.requiredScore, language),
    type: course.requiredCourseType ?? '',
  }
  return (
    <p className={styles.fit} data-fit={course.fit}>
      {t(`fit.${course.fit}`, words)}
    </p>
  )
}
