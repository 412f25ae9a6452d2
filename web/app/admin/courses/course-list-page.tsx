import { Button } from '@mantine/core'
import { courseColumns } from '@sohbet/contract/catalogue/courses'
import { useQuery } from '@tanstack/react-query'
import IconCopyPlus from '#icons/IconCopyPlus'
import IconEye from '#icons/IconEye'
import IconPencil from '#icons/IconPencil'
import IconPlus from '#icons/IconPlus'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useNavigate } from 'react-router'
import { tableRows } from '../../api/table-rows.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { coursePath, createCoursePath } from '../admin-paths.ts'
import { CourseFilters } from './course-filters.tsx'
import { useListState } from './course-list-state.ts'
import styles from './courses.module.css'
import { coursesQuery } from './courses.queries.ts'
import { useAskToCopy } from './use-ask-to-copy.tsx'
import { useCourseColumns } from './use-course-columns.tsx'
import { useCourseFilters, type CourseFilterValues } from './use-course-filters.ts'

const queryOf = ({ hidesDeleted, ...chosen }: CourseFilterValues) => ({
  ...chosen,
  ...(hidesDeleted && { isActive: 'true' }),
})

export default function CourseListPage() {
  const { t } = useTranslation('courses')
  const columns = useCourseColumns()
  const table = useTableState(courseColumns)
  const filters = useCourseFilters()
  const courses = useQuery(coursesQuery({ ...table.request, ...queryOf(filters.values) }))
  useFailureToast(courses.error, t('list.failed'), t('list.failedText'))
  const { askToCopy, dialog } = useAskToCopy()
  const state = useListState()

  return (
    <div className={styles.page}>
      <PageTitle>{t('list.title')}</PageTitle>
      {/* Back and Forward restore the choices of their URL */}
      <CourseFilters
        key={JSON.stringify(filters.values)}
        values={filters.values}
        onApply={(values) => filters.apply(values)}
      />
      <DataTable
        title={t('list.title')}
        titleOrder={1}
        columns={columns}
        state={table}
        {...tableRows(courses, { failed: t('list.failedText') })}
        rowId={({ id }) => id}
        emptyHint={t('list.emptyHint')}
        createAction={
          <Button
            component={Link}
            to={createCoursePath}
            state={state}
            leftSection={<IconPlus size={20} aria-hidden />}
          >
            {t('list.create')}
          </Button>
        }
        filtering={filters}
        renderActions={({ id, name }) => (
          <CourseRowActions id={id} name={name} onCopy={() => askToCopy({ id, name })} />
        )}
      />
      {dialog}
    </div>
  )
}

type ActionProps = { id: string; name: string; onCopy: () => void }

function CourseRowActions({ id, name, onCopy }: ActionProps) {
  const { t } = useTranslation('courses')
  const navigate = useNavigate()
  const state = useListState()
  return (
    <>
      <RowAction
        label={t('list.view', { name })}
        icon={<IconEye size={20} aria-hidden />}
        onClick={() => void navigate(coursePath('view', id), { state })}
      />
      <RowAction
        label={t('list.edit', { name })}
        icon={<IconPencil size={20} aria-hidden />}
        onClick={() => void navigate(coursePath('edit', id), { state })}
      />
      <RowAction
        label={t('list.copy', { name })}
        icon={<IconCopyPlus size={20} aria-hidden />}
        onClick={onCopy}
      />
    </>
  )
}
