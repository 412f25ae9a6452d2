import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { adminPaths } from '../admin-paths.ts'
import { courseTypesQuery } from '../course-types/course-types.queries.ts'
import { ModuleForm } from './form/module-form.tsx'
import { moduleRoute, type ModuleRoute } from './module-mode.ts'
import styles from './modules.module.css'
import { PreviewModule } from './preview/preview-module.tsx'
import { moduleQuery, modulesQuery } from './modules.queries.ts'

export default function ModulePage() {
  const { t } = useTranslation('modules')
  const asked = moduleRoute(useParams())
  if (!asked)
    return (
      <Page title={t('form.plainTitle')}>
        <Nothing title={t('badParameters')} hint={t('badParametersText')} />
      </Page>
    )
  return asked.mode === 'create' ? <NewModule {...asked} /> : <ExistingModule key={asked.mode} {...asked} />
}

/** The form proposes the last place, so the other modules are loaded first. */
function NewModule({ courseTypeId }: Extract<ModuleRoute, { mode: 'create' }>) {
  const { t } = useTranslation('modules')
  const { data: modules, error, refetch } = useFreshQuery(modulesQuery(courseTypeId))
  return (
    <Page title={t('form.createTitle')} courseTypeId={courseTypeId}>
      {modules ? (
        <ModuleForm
          key={courseTypeId}
          courseTypeId={courseTypeId}
          module={undefined}
          nextOrder={(modules.at(-1)?.order ?? 0) + 1}
          isReadOnly={false}
        />
      ) : error && isNotThere(error) ? (
        <Nothing title={t('typeNotFound')} hint={t('typeNotFoundText')} />
      ) : error ? (
        <ErrorState hint={errorMessage(error, t('loadFailed'))} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={8} />
      )}
    </Page>
  )
}

function ExistingModule({ mode, courseTypeId, moduleId }: Extract<ModuleRoute, { mode: 'view' | 'edit' }>) {
  const { t } = useTranslation('modules')
  const { data: module, error, refetch } = useFreshQuery(moduleQuery(moduleId))
  // The URL names another type than the module's own
  const isElsewhere = module && module.courseTypeId !== courseTypeId.toLowerCase()
  return (
    <Page
      title={
        module && !isElsewhere
          ? t('form.title', { order: module.order, name: module.name })
          : t('form.plainTitle')
      }
      courseTypeId={courseTypeId}
    >
      {isElsewhere || (error && isNotThere(error)) ? (
        <Nothing title={t('notFound')} hint={t('notFoundText')} />
      ) : module ? (
        <>
          <PreviewModule module={module} />
          <ModuleForm
            key={module.id}
            courseTypeId={module.courseTypeId}
            module={module}
            nextOrder={module.order}
            isReadOnly={mode === 'view'}
          />
        </>
      ) : error ? (
        <ErrorState hint={errorMessage(error, t('loadFailed'))} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={8} />
      )}
    </Page>
  )
}

const isNotThere = (error: Error) => error instanceof ApiError && error.status === 404

type PageProps = { title: string; courseTypeId?: string; children: ReactNode }

function Page({ title, courseTypeId, children }: PageProps) {
  const { t } = useTranslation('modules')
  const { data: types } = useQuery(courseTypesQuery)
  const type = types?.find(({ id }) => id === courseTypeId)
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div>
        <Title order={1} data-work>
          {title}
        </Title>
        {/* Reserves the line until the name is loaded */}
        {courseTypeId && <p className={styles.ofType}>{type && t('form.ofType', { name: type.name })}</p>}
      </div>
      {children}
    </div>
  )
}

function Nothing({ title, hint }: { title: string; hint: string }) {
  const { t } = useTranslation('modules')
  return (
    <div role="alert">
      <EmptyState
        drawing="stop"
        title={title}
        hint={hint}
        action={
          <Button component={Link} to={adminPaths.modules} variant="default">
            {t('back')}
          </Button>
        }
      />
    </div>
  )
}
