import { useQuery } from '@tanstack/react-query'
import IconTrash from '#icons/IconTrash'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { mediaQuery } from './media.queries.ts'
import { useAskToDelete } from './use-ask-to-delete.tsx'
import { mediaColumns, useMediaColumns } from './use-media-columns.tsx'

export const clientLoader = () => loadTexts('site')

/** /admin/courses/media: the uploaded files of the catalogue and the public site, and where each is used. */
export default function MediaPage() {
  const { t } = useTranslation('media')
  const columns = useMediaColumns()
  const table = useTableState(mediaColumns)
  const { data, isLoading, error, refetch } = useQuery(mediaQuery)
  const { askToDelete, dialog } = useAskToDelete()
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={table}
        data={data}
        rowId={({ folder, name }) => `${folder}/${name}`}
        isLoading={isLoading}
        error={error ? errorMessage(error, t('failed')) : undefined}
        onRetry={() => void refetch()}
        emptyHint={t('none')}
        renderActions={(file) =>
          file.uses.length === 0 && (
            <RowAction
              label={t('delete.action', { name: file.name })}
              icon={<IconTrash size={20} aria-hidden />}
              isDestructive
              onClick={() => askToDelete(file)}
            />
          )
        }
      />
      {dialog}
    </>
  )
}
