import { Button } from '@mantine/core'
import { isOffered } from '@sohbet/domain/enrollment/policy'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { courseQuery } from './course.query.ts'
import { Outcome } from '../enrollment/outcome.tsx'
import { useNow } from '../../ui/use-now.ts'
import { learnerPaths } from '../learner-paths.ts'
import { LoadError } from './load-error.tsx'

type Props = { courseId: string; skeleton: ReactNode }

/** A course that cannot be joined, or does not exist, with the reason. */
export function NotOffered({ courseId, skeleton }: Props) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const now = useNow()
  const { data: course, error, refetch } = useQuery(courseQuery(courseId))
  if (course) {
    const verdict = isOffered({ ...course, cancelledAt: course.isCancelled ? now : null }, now)
    const hasStarted = !verdict.allowed && verdict.because === 'COURSE_STARTED'
    const date = formatDay(course.startDate, language)
    return (
      <Dead title={t('wizard.closed')}>
        {course.isCancelled
          ? t('cancelledCourse.hint', { course: course.name })
          : hasStarted
            ? t('wizard.startedHint', { course: course.name, date })
            : t('wizard.closedHint', { course: course.name })}
      </Dead>
    )
  }
  // The server refuses an invalid id as bad input
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return <Dead title={t('wizard.notFound')}>{t('wizard.notFoundHint')}</Dead>
  if (error)
    return <LoadError message={errorMessage(error, t('fetchFailed'))} onRetry={() => void refetch()} />
  return skeleton
}

function Dead({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('enrollment')
  return (
    <Outcome title={title} drawing="stop">
      <p role="alert">{children}</p>
      <Button component={Link} to={learnerPaths.available}>
        {t('courses.browse')}
      </Button>
    </Outcome>
  )
}
