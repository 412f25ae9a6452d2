import { Button, Title } from '@mantine/core'
import { id as idField } from '@sohbet/contract/fields'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link, useParams } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useFreshQuery } from '../../../api/use-fresh-query.ts'
import { PageTitle } from '../../../shell/page-title.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { courseModes, type CourseMode } from '../../admin-paths.ts'
import { CourseEnrollments } from '../../enrollments/course-enrollments.tsx'
import { CourseStatus } from '../course-status.tsx'
import { CourseForm } from './course-form.tsx'
import { useReturnToList } from '../course-list-state.ts'
import styles from '../courses.module.css'
import { courseQuery } from '../courses.queries.ts'
import { useCourseOptions } from './use-course-options.ts'

const modes = ['view', 'create', 'edit'] as const satisfies readonly CourseMode[]

/** The mode and course of the URL; undefined when it is invalid. */
function routeOf(mode: string | undefined, courseId: string | undefined) {
  const known = modes.find((one) => String(courseModes[one]) === mode)
  if (known === 'create') return { mode: known, courseId: undefined }
  const { data } = idField.safeParse(courseId)
  return known && data ? { mode: known, courseId: data } : undefined
}

export default function CourseFormPage() {
  const { t } = useTranslation('courses')
  const { mode, courseId } = useParams()
  const asked = routeOf(mode, courseId)
  if (!asked)
    return (
      <Page title={t('form.viewTitle')}>
        <Nothing title={t('form.badParameters')} hint={t('form.badParametersText')} />
      </Page>
    )
  return asked.courseId ? (
    <ExistingCourse key={asked.mode} courseId={asked.courseId} mode={asked.mode} />
  ) : (
    <Page title={t('form.createTitle')}>
      <NewCourse />
    </Page>
  )
}

function NewCourse() {
  const { t } = useTranslation('courses')
  const { options, error, retry } = useCourseOptions()
  if (options) return <CourseForm mode="create" course={undefined} options={options} />
  return error ? (
    <ErrorState
      title={t('form.optionsFailed')}
      hint={errorMessage(error, t('form.optionsFailedText'))}
      onRetry={retry}
    />
  ) : (
    <LoadingState lines={10} />
  )
}

function ExistingCourse({ courseId, mode }: { courseId: string; mode: CourseMode }) {
  const { t } = useTranslation('courses')
  const { options, error: optionsError, retry } = useCourseOptions()
  const { data: course, error, refetch } = useFreshQuery(courseQuery(courseId))
  const isGone = error instanceof ApiError && error.status === 404
  useFailureToast(isGone ? null : error, t('form.loadFailed'), t('form.loadFailedText'))

  return (
    <Page
      title={course?.name ?? t(mode === 'edit' ? 'form.editTitle' : 'form.viewTitle')}
      status={course && <CourseStatus {...course} />}
    >
      {isGone ? (
        <Nothing title={t('form.notFound')} hint={t('form.notFoundText')} />
      ) : course && options ? (
        <>
          <CourseForm key={course.id} mode={mode} course={course} options={options} />
          <CourseEnrollments courseId={course.id} />
        </>
      ) : error ? (
        <ErrorState
          title={t('form.loadFailed')}
          hint={errorMessage(error, t('form.loadFailedText'))}
          onRetry={() => void refetch()}
        />
      ) : optionsError ? (
        <ErrorState
          title={t('form.optionsFailed')}
          hint={errorMessage(optionsError, t('form.optionsFailedText'))}
          onRetry={retry}
        />
      ) : (
        <LoadingState lines={10} />
      )}
    </Page>
  )
}

type PageProps = { title: string; status?: ReactNode; children: ReactNode }

const Page = ({ title, status, children }: PageProps) => (
  <div className={styles.page}>
    <PageTitle>{title}</PageTitle>
    <div className={styles.head}>
      <Title order={1} data-work>
        {title}
      </Title>
      {status}
    </div>
    {children}
  </div>
)

function Nothing({ title, hint }: { title: string; hint: string }) {
  const { t } = useTranslation('courses')
  const { listPath } = useReturnToList()
  return (
    <div role="alert">
      <EmptyState
        drawing="stop"
        title={title}
        hint={hint}
        action={
          <Button component={Link} to={listPath} variant="default">
            {t('form.back')}
          </Button>
        }
      />
    </div>
  )
}
