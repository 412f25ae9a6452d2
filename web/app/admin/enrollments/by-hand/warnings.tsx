import { Alert } from '@mantine/core'
import type { HandWarnings } from '@sohbet/contract/selling/by-hand'
import { weeklyTimes } from '@sohbet/domain/course/weekly-times'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import styles from '../enrollments.module.css'

export const hasWarnings = ({ levelTestMet, previousCourseMet, clashes }: HandWarnings): boolean =>
  !levelTestMet || !previousCourseMet || clashes.length > 0

type Props = { warnings: HandWarnings; children: ReactNode }

/** What the enrolment overrides; `children` is the tick that confirms it. */
export function Warnings({ warnings, children }: Props) {
  const { t } = useTranslation('byHand')
  const language = useLanguage()
  const { levelTestMet, previousCourseMet, score, requiredScore, requiredCourseType, clashes } = warnings
  const test = score === null ? t('warnings.test') : t('warnings.score', { score, required: requiredScore })
  const lines = [
    ...(levelTestMet ? [] : [test]),
    ...(previousCourseMet ? [] : [t('warnings.previous', { type: requiredCourseType ?? '' })]),
    ...clashes.map(({ course, time }) =>
      t('warnings.clash', { course, time: weeklyTimes([time], { language, withEnds: true }) }),
    ),
  ]
  return (
    <Alert
      color="orange"
      variant="light"
      icon={<IconAlertTriangle color="var(--orange)" aria-hidden />}
      title={t('warnings.title')}
      role="alert"
    >
      {lines.map((line) => (
        <p key={line} className={styles.plain}>
          {line}
        </p>
      ))}
      {children}
    </Alert>
  )
}
