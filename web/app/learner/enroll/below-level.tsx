import { Alert, Button } from '@mantine/core'
import type { EnrollableCourse } from '@sohbet/contract/selling/enrollments'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { learnerPaths } from '../learner-paths.ts'
import styles from './enroll.module.css'

/** Warns before a learner pays for a course below the own level. */
export function BelowLevel({ course: { fit, toLevel } }: { course: EnrollableCourse }) {
  const { t } = useTranslation('enrollment')
  if (fit !== 'below' || toLevel === null) return null
  return (
    <Alert
      color="cool"
      variant="light"
      title={t('below.title')}
      icon={<IconAlertTriangle aria-hidden />}
      role="note"
      className={styles.note}
    >
      <p>{t('below.text', { level: toLevel })}</p>
      <Button component={Link} to={learnerPaths.available} variant="default">
        {t('below.browse')}
      </Button>
    </Alert>
  )
}
