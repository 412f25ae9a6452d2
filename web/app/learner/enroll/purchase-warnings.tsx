import { Button } from '@mantine/core'
import type { EnrollableCourse } from '@sohbet/contract/selling/enrollments'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { learnerPaths } from '../learner-paths.ts'
import { Callout } from './callout.tsx'

type Props = { course: EnrollableCourse; sameTypeCourse: string | null | undefined }

/**
 * Warns before learners take a course below their level, or pay a second time for the modules of a course they have
 * (`sameTypeCourse`).
 */
export function PurchaseWarnings({ course, sameTypeCourse }: Props) {
  const { t } = useTranslation('enrollment')
  return (
    <>
      {course.fit === 'below' && course.toLevel !== null && (
        <Callout tone="warning" title={t('below.title')}>
          <p>
            {t('below.text', { level: course.toLevel })} {course.price > 0 && t('below.paid')}
          </p>
          <Button component={Link} to={learnerPaths.available} variant="default">
            {t('below.browse')}
          </Button>
        </Callout>
      )}
      {course.price > 0 && sameTypeCourse && (
        <Callout tone="warning" title={t('sameType.title')}>
          <p>{t('sameType.text', { course: sameTypeCourse })}</p>
          <Button component={Link} to={learnerPaths.courses} variant="default">
            {t('held.myCourses')}
          </Button>
        </Callout>
      )}
    </>
  )
}
