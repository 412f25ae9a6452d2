import { Button, Title } from '@mantine/core'
import type { CourseType } from '@sohbet/contract/catalogue/course-types'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useSearchParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { adminPaths } from '../admin-paths.ts'
import { courseTypesQuery } from '../course-types/course-types.queries.ts'
import { ModulesTable } from './modules-table.tsx'
import styles from './modules.module.css'

/** The type of the URL, or else the first. */
function useChosenType(types: readonly CourseType[] = []) {
  const [params, setParams] = useSearchParams()
  const chosen = types.find(({ id }) => id === params.get('courseTypeId')) ?? types[0]
  // Another type starts at page 1 without the previous search
  const choose = (courseTypeId: string) => setParams({ courseTypeId }, { preventScrollReset: true })
  return { chosen, choose }
}

export default function ModulesPage() {
  const { t } = useTranslation('modules')
  const { data: types, error, refetch } = useQuery(courseTypesQuery)
  const { chosen, choose } = useChosenType(types)

  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <Title order={1} data-work>
        {t('title')}
      </Title>
      {types && chosen ? (
        <>
          <SelectBox
            className={styles.choice}
            label={t('courseType')}
            value={chosen.id}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            data={types.map(({ id, name, isActive }) => ({
              value: id,
              label: isActive ? name : t('passiveType', { name }),
            }))}
          />
          <ButtonRow>
            <Button component={Link} to={adminPaths.gaps} variant="default">
              {t('gaps')}
            </Button>
            <Button component={Link} to={adminPaths.media} variant="default">
              {t('media')}
            </Button>
          </ButtonRow>
          <ModulesTable key={chosen.id} courseTypeId={chosen.id} />
        </>
      ) : types ? (
        <EmptyState
          title={t('noTypes')}
          hint={t('noTypesHint')}
          action={
            <Button component={Link} to={adminPaths.courseTypes}>
              {t('toTypes')}
            </Button>
          }
        />
      ) : error ? (
        <ErrorState title={t('typesFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={8} />
      )}
    </div>
  )
}
