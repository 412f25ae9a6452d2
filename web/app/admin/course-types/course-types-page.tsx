import { Button } from '@mantine/core'
import type { CourseType } from '@sohbet/contract/catalogue/course-types'
import { useQuery } from '@tanstack/react-query'
import IconCopy from '#icons/IconCopy'
import IconEye from '#icons/IconEye'
import IconPencil from '#icons/IconPencil'
import IconPlus from '#icons/IconPlus'
import IconToggleLeft from '#icons/IconToggleLeft'
import IconToggleRight from '#icons/IconToggleRight'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useNewFromUrl } from '../../ui/data-table/state/use-new-from-url.ts'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { InfoCard } from '../../ui/list/info-card.tsx'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { CourseTypeDialog, type OpenedType } from './course-type-dialog.tsx'
import styles from './course-types.module.css'
import { courseTypesQuery } from './course-types.queries.ts'
import { useAskToCopy } from './use-ask-to-copy.tsx'
import { useAskToToggle } from './use-ask-to-toggle.tsx'
import { courseTypeColumns, useCourseTypeColumns } from './use-course-type-columns.tsx'

export default function CourseTypesPage() {
  const { t } = useTranslation('courseTypes')
  const columns = useCourseTypeColumns()
  const table = useTableState(courseTypeColumns)
  const { data, isLoading, error, refetch } = useQuery(courseTypesQuery)
  useFailureToast(error, t('listFailed'))
  const [opened, open] = useState<OpenedType>()
  const create = () => open({ mode: 'create', type: undefined })
  useNewFromUrl(create)
  const { askToToggle, dialog } = useAskToToggle()
  const { askToCopy, dialog: copyDialog } = useAskToCopy()

  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={table}
        data={data}
        rowId={({ id }) => id}
        isLoading={isLoading}
        error={error ? errorMessage(error) : undefined}
        onRetry={() => void refetch()}
        emptyHint={t('emptyHint')}
        createAction={
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={create}>
            {t('create')}
          </Button>
        }
        renderActions={(type) => (
          <TypeActions type={type} onOpen={open} onCopy={askToCopy} onToggle={askToToggle} />
        )}
      />
      <InfoCard title={t('info.title')}>
        <p className={styles.plain}>{t('info.text')}</p>
      </InfoCard>
      <CourseTypeDialog opened={opened} onClose={() => open(undefined)} />
      {dialog}
      {copyDialog}
    </div>
  )
}

type ActionProps = {
  type: CourseType
  onOpen: (opened: OpenedType) => void
  onCopy: (type: CourseType) => void
  onToggle: (type: CourseType) => void
}

function TypeActions({ type, onOpen, onCopy, onToggle }: ActionProps) {
  const { t } = useTranslation('courseTypes')
  return (
    <>
      <RowAction
        label={t('view', { name: type.name })}
        icon={<IconEye size={20} aria-hidden />}
        onClick={() => onOpen({ mode: 'view', type })}
      />
      <RowAction
        label={t('edit', { name: type.name })}
        icon={<IconPencil size={20} aria-hidden />}
        onClick={() => onOpen({ mode: 'edit', type })}
      />
      <RowAction
        label={t('copy.action', { name: type.name })}
        icon={<IconCopy size={20} aria-hidden />}
        onClick={() => onCopy(type)}
      />
      <RowAction
        label={t(type.isActive ? 'deactivate' : 'activate', { name: type.name })}
        icon={
          type.isActive ? (
            <IconToggleRight size={22} color="var(--green)" aria-hidden />
          ) : (
            <IconToggleLeft size={22} aria-hidden />
          )
        }
        onClick={() => onToggle(type)}
      />
    </>
  )
}
