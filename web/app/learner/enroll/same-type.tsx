import { Alert, Button } from '@mantine/core'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { learnerPaths } from '../learner-paths.ts'
import styles from './enroll.module.css'

/** Warns before a learner pays for the modules of an own course a second time. */
export function SameType({ course }: { course: string }) {
  const { t } = useTranslation('enrollment')
  return (
    <Alert
      color="cool"
      variant="light"
      title={t('sameType.title')}
      icon={<IconAlertTriangle aria-hidden />}
      role="note"
      className={styles.note}
    >
      <p>{t('sameType.text', { course })}</p>
      <Button component={Link} to={learnerPaths.courses} variant="default">
        {t('held.myCourses')}
      </Button>
    </Alert>
  )
}
