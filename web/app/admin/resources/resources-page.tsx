import { Button } from '@mantine/core'
import type { AdminResource } from '@sohbet/contract/catalogue/resources'
import { levels } from '@sohbet/domain/level-test/level'
import { resourceTypes } from '@sohbet/domain/resource/type'
import { useQuery } from '@tanstack/react-query'
import IconArrowsSort from '#icons/IconArrowsSort'
import IconEye from '#icons/IconEye'
import IconPencil from '#icons/IconPencil'
import IconPlus from '#icons/IconPlus'
import IconTrash from '#icons/IconTrash'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useNewFromUrl } from '../../ui/data-table/state/use-new-from-url.ts'
import { FilterSelect } from '../../ui/data-table/filter-select.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { useUrlFilters } from '../../ui/data-table/state/use-url-filters.ts'
import { ChangeTrail } from '../change-trail/change-trail.tsx'
import { ResourceOrder } from './resource-order.tsx'
import { ResourceDialog, type OpenedResource } from './resource-dialog.tsx'
import { resourcesQuery } from './resources.queries.ts'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import styles from './resources.module.css'
import { useAskToDelete } from './use-ask-to-delete.tsx'
import { resourceColumns, useResourceColumns } from './use-resource-columns.tsx'

/** /admin/resources: the learning resources. */
export default function ResourcesPage() {
  const { t } = useTranslation('adminResources')
  const columns = useResourceColumns()
  const table = useTableState(resourceColumns)
  const filters = useUrlFilters({ type: resourceTypes, level: levels, courseId: (id) => id !== '' })
  const { data: resources, isLoading, error, refetch } = useQuery(resourcesQuery)
  const [opened, open] = useState<OpenedResource>()
  const create = () => open({ mode: 'create', resource: undefined })
  useNewFromUrl(create)
  const [isOrdering, setOrdering] = useState(false)
  const { askToDelete, dialog } = useAskToDelete()
  const shown = resources && matching(resources, filters.values)

  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={table}
        data={shown}
        rowId={({ id }) => id}
        isLoading={isLoading}
        error={error ? errorMessage(error, t('listFailed')) : undefined}
        onRetry={() => void refetch()}
        emptyHint={t('emptyHint')}
        filtering={filters}
        filters={<Filters filters={filters} resources={resources ?? []} />}
        createAction={
          <ButtonRow>
            {resources && resources.length > 1 && (
              <Button
                variant="default"
                leftSection={<IconArrowsSort size={20} aria-hidden />}
                onClick={() => setOrdering(true)}
              >
                {t('order.button')}
              </Button>
            )}
            <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={create}>
              {t('create')}
            </Button>
          </ButtonRow>
        }
        renderActions={(resource) => (
          <Actions resource={resource} onOpen={open} onDelete={() => void askToDelete(resource)} />
        )}
      />
      <ChangeTrail area="resources" />
      <ResourceDialog opened={opened} onClose={() => open(undefined)} />
      {resources && (
        <ResourceOrder resources={resources} isOpen={isOrdering} onClose={() => setOrdering(false)} />
      )}
      {dialog}
    </div>
  )
}

type Wanted = { type: string | undefined; level: string | undefined; courseId: string | undefined }

const matching = (resources: readonly AdminResource[], { type, level, courseId }: Wanted) =>
  resources.filter(
    (one) =>
      (!type || one.type === type) &&
      (!level || one.level === level) &&
      (!courseId || one.courseId === courseId),
  )

type FilterProps = {
  filters: { values: Wanted; choose: (name: keyof Wanted) => (value: string) => void }
  resources: readonly AdminResource[]
}

function Filters({ filters: { values, choose }, resources }: FilterProps) {
  const { t } = useTranslation('adminResources')
  const courses = new Map(
    resources.flatMap(({ courseId, courseName }) => (courseId && courseName ? [[courseId, courseName]] : [])),
  )
  return (
    <>
      <FilterSelect
        label={t('filter.type')}
        all={t('filter.allTypes')}
        value={resourceTypes.find((type) => type === values.type)}
        values={resourceTypes}
        labelOf={(type) => t(`type.${type}`)}
        onChoose={choose('type')}
      />
      <FilterSelect
        label={t('filter.level')}
        all={t('filter.allLevels')}
        value={levels.find((level) => level === values.level)}
        values={levels}
        labelOf={(level) => level}
        onChoose={choose('level')}
      />
      <FilterSelect
        label={t('filter.course')}
        all={t('filter.allCourses')}
        value={values.courseId}
        values={[...courses.keys()]}
        labelOf={(id) => courses.get(id) ?? id}
        onChoose={choose('courseId')}
      />
    </>
  )
}

type ActionProps = {
  resource: AdminResource
  onOpen: (opened: OpenedResource) => void
  onDelete: () => void
}

function Actions({ resource, onOpen, onDelete }: ActionProps) {
  const { t } = useTranslation('adminResources')
  const { title } = resource
  return (
    <>
      <RowAction
        label={t('view', { title })}
        icon={<IconEye size={20} aria-hidden />}
        onClick={() => onOpen({ mode: 'view', resource })}
      />
      <RowAction
        label={t('edit', { title })}
        icon={<IconPencil size={20} aria-hidden />}
        onClick={() => onOpen({ mode: 'edit', resource })}
      />
      <RowAction
        label={t('delete', { title })}
        icon={<IconTrash size={20} aria-hidden />}
        onClick={onDelete}
        isDestructive
      />
    </>
  )
}
