import { Button } from '@mantine/core'
import { listEnrollableCourses } from '@sohbet/contract/selling/enrollments'
import { fittingCourse } from '@sohbet/domain/enrollment/fitting-course'
import IconArrowRight from '#icons/IconArrowRight'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { MomentActions } from '../../parts/pictures/moment.tsx'
import { enrollPath, paths } from '../../paths.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import styles from './result-screen.module.css'

/** Of one result: a retake may open other courses. */
const coursesAfter = (attemptId: string) =>
  queryOptions({
    queryKey: ['level-test', 'courses', attemptId],
    queryFn: ({ signal }) => call(listEnrollableCourses, { query: {} }, { signal }),
  })

/** One button to the course that fits the result; to the home when there is none. */
export function NextCourse({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation('levelTest')
  const language = useLanguage()
  const { data, isPending } = useQuery(coursesAfter(attemptId))
  const course = data && fittingCourse(data)
  return (
    <>
      <p className={styles.fits} aria-live="polite">
        {course
          ? t('result.fits', { course: course.name, day: formatDay(course.startDate, language) })
          : t(isPending ? 'result.nextHint' : 'result.noCourse')}
      </p>
      <MomentActions>
        {/* Holds the place of the link, so that no tap meant for the home opens a course */}
        {isPending && (
          <Button size="lg" loading>
            {t('result.toCourse')}
          </Button>
        )}
        {course && (
          <Button
            component={Link}
            to={enrollPath(course.id)}
            size="lg"
            rightSection={<IconArrowRight size={20} aria-hidden />}
          >
            {t('result.toCourse')}
          </Button>
        )}
        <Button
          component={Link}
          to={paths.learner}
          size="lg"
          variant={course || isPending ? 'default' : 'filled'}
        >
          {t('result.next')}
        </Button>
      </MomentActions>
    </>
  )
}
