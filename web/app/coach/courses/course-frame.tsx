import { Button } from '@mantine/core'
import type { CoachCourseDetails } from '@sohbet/contract/learning/coach-courses'
import IconMessage from '#icons/IconMessage'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useCrumbName } from '../../shell/navigation/crumb-names.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { TabLinks } from '../../ui/tabs/tab-links.tsx'
import {
  coachPaths,
  courseGroupsPath,
  courseMessagePath,
  coursePath,
  courseSessionsPath,
  modulesPath,
  resultsPath,
} from '../coach-paths.ts'
import { coachCourseQuery } from '../coach.queries.ts'
import styles from './courses.module.css'

const parts = [
  { name: 'roster', path: coursePath },
  { name: 'results', path: resultsPath },
  { name: 'modules', path: modulesPath },
  { name: 'sessions', path: courseSessionsPath },
  { name: 'groups', path: courseGroupsPath },
] as const

type Props = { children: (course: CoachCourseDetails) => ReactNode }

/** The course in the URL: its header, its tabs and the selected page. */
export function CourseFrame({ children }: Props) {
  const { t } = useTranslation('coach')
  const { courseId = '' } = useParams()
  const { data: course, error, refetch } = useQuery(coachCourseQuery(courseId))
  if (course) return <Course course={course}>{children(course)}</Course>
  const isNotThere = error instanceof ApiError && [400, 404].includes(error.status)
  return (
    <div className={styles.page}>
      <PageTitle>{t('courses.title')}</PageTitle>
      <h1 className={styles.heading}>{t('courses.title')}</h1>
      {isNotThere ? (
        <div role="alert">
          <EmptyState
            drawing="stop"
            title={t('course.notFound')}
            hint={t('course.notFoundHint')}
            action={
              <Button component={Link} to={coachPaths.courses} variant="default">
                {t('course.back')}
              </Button>
            }
          />
        </div>
      ) : error ? (
        <ErrorState title={t('course.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={10} />
      )}
    </div>
  )
}

function Course({ course, children }: { course: CoachCourseDetails; children: ReactNode }) {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  const { id, name, typeName, startDate, endDate, currentModule, moduleCount, coachNames, learners } = course
  useCrumbName(id, name)
  return (
    <div className={styles.page}>
      <PageTitle>{name}</PageTitle>
      <header>
        <h1 className={styles.heading}>{name}</h1>
        <p className={styles.soft}>
          {typeName} ·{' '}
          {t('course.dates', { start: formatDay(startDate, language), end: formatDay(endDate, language) })}
        </p>
        <p className={styles.soft}>
          {currentModule
            ? t('course.currentModule', { ...currentModule, moduleCount })
            : t('course.notBegun')}
        </p>
        <p className={styles.soft}>{t('course.coaches', { names: coachNames.join(', ') })}</p>
        {learners.length > 0 && (
          <Button
            component={Link}
            to={courseMessagePath(id)}
            variant="default"
            mt="sm"
            leftSection={<IconMessage size={18} aria-hidden />}
          >
            {t('course.write')}
          </Button>
        )}
      </header>
      <TabLinks
        label={t('course.parts')}
        links={parts.map(({ name: part, path }) => ({
          to: path(id),
          label: t(`course.part.${part}`),
          isExact: part === 'roster',
        }))}
      />
      {children}
    </div>
  )
}
