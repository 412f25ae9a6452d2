import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import type { OfferedCourse } from '../enrollment/enrollment.queries.ts'
import { learnerPaths } from '../learner-paths.ts'
import { Callout } from './callout.tsx'

/** Warns before learners take a course below their level, or pay a second time for the modules of a course they have. */
export function PurchaseWarnings({ course }: { course: OfferedCourse }) {
  const { t } = useTranslation('enrollment')
  const { sameTypeCourse } = course.offer.prerequisites
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
