import { Button } from '@mantine/core'
import type { Module } from '@sohbet/contract/catalogue/modules'
import { useQuery } from '@tanstack/react-query'
import IconArrowsSort from '#icons/IconArrowsSort'
import IconCopy from '#icons/IconCopy'
import IconEye from '#icons/IconEye'
import IconPencil from '#icons/IconPencil'
import IconPlus from '#icons/IconPlus'
import IconTrash from '#icons/IconTrash'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useNavigate } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { createModulePath, modulePath } from '../admin-paths.ts'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import { ImportQuestions } from '../quizzes/import/import-questions.tsx'
import { ImportWords } from '../words/import-words.tsx'
import { ImportModules } from './import/import-modules.tsx'
import { modulesQuery } from './modules.queries.ts'
import { ModuleOrder } from './module-order.tsx'
import { PublishDrafts } from './publish-drafts.tsx'
import { useCopy } from './use-copy-module.ts'
import { useAskToDelete } from './use-ask-to-delete.tsx'
import { moduleColumns, useModuleColumns } from './use-module-columns.tsx'

export function ModulesTable({ courseTypeId }: { courseTypeId: string }) {
  const { t } = useTranslation('modules')
  const columns = useModuleColumns()
  const table = useTableState(moduleColumns)
  const { data: modules, isLoading, error, refetch } = useQuery(modulesQuery(courseTypeId))
  const [isOrdering, setOrdering] = useState(false)
  const copy = useCopy()
  const { askToDelete, dialogs } = useAskToDelete(courseTypeId)
  const draftCount = modules?.filter(({ isDraft }) => isDraft).length ?? 0

  return (
    <>
      <DataTable
        title={t('title')}
        columns={columns}
        state={table}
        data={modules}
        rowId={({ id }) => id}
        isLoading={isLoading}
        error={error ? errorMessage(error, t('listFailed')) : undefined}
        onRetry={() => void refetch()}
        emptyHint={t('emptyHint')}
        createAction={
          <ButtonRow>
            {modules && modules.length > 1 && (
              <Button
                variant="default"
                leftSection={<IconArrowsSort size={20} aria-hidden />}
                onClick={() => setOrdering(true)}
              >
                {t('order.button')}
              </Button>
            )}
            {draftCount > 0 && <PublishDrafts courseTypeId={courseTypeId} count={draftCount} />}
            <ImportModules courseTypeId={courseTypeId} />
            {modules && modules.length > 0 && <ImportQuestions into={{ courseTypeId }} />}
            {modules && modules.length > 0 && <ImportWords courseTypeId={courseTypeId} />}
            <Button
              component={Link}
              to={createModulePath(courseTypeId)}
              leftSection={<IconPlus size={20} aria-hidden />}
            >
              {t('create')}
            </Button>
          </ButtonRow>
        }
        renderActions={(module) => <ModuleActions module={module} onCopy={copy} onDelete={askToDelete} />}
      />
      {dialogs}
      {modules && (
        <ModuleOrder
          courseTypeId={courseTypeId}
          modules={modules}
          isOpen={isOrdering}
          onClose={() => setOrdering(false)}
        />
      )}
    </>
  )
}

type ActionProps = {
  module: Module
  onCopy: (module: Module) => void
  onDelete: (module: Module) => void
}

function ModuleActions({ module, onCopy, onDelete }: ActionProps) {
  const { t } = useTranslation('modules')
  const navigate = useNavigate()
  return (
    <>
      <RowAction
        label={t('view', { order: module.order })}
        icon={<IconEye size={20} aria-hidden />}
        onClick={() => void navigate(modulePath('view', module))}
      />
      <RowAction
        label={t('edit', { order: module.order })}
        icon={<IconPencil size={20} aria-hidden />}
        onClick={() => void navigate(modulePath('edit', module))}
      />
      <RowAction
        label={t('copy.action', { order: module.order })}
        icon={<IconCopy size={20} aria-hidden />}
        onClick={() => onCopy(module)}
      />
      <RowAction
        label={t('delete.action', { order: module.order })}
        icon={<IconTrash size={20} aria-hidden />}
        isDestructive
        onClick={() => onDelete(module)}
      />
    </>
  )
}
