import { Button } from '@mantine/core'
import { listGaps } from '@sohbet/contract/catalogue/media-library'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { adminPaths } from '../admin-paths.ts'
import { gapColumns, useGapColumns } from './use-gap-columns.tsx'

const gapsQuery = queryOptions({
  queryKey: ['modules', 'gaps'],
  queryFn: ({ signal }) => call(listGaps, {}, { signal }),
  staleTime: 0,
})

/** /admin/courses/gaps: the modules that lack something. */
export default function GapsPage() {
  const { t } = useTranslation('gaps')
  const columns = useGapColumns()
  const table = useTableState(gapColumns)
  const { data, isLoading, error, refetch } = useQuery(gapsQuery)
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={table}
        data={data}
        rowId={({ moduleId }) => moduleId}
        isLoading={isLoading}
        error={error ? errorMessage(error, t('failed')) : undefined}
        onRetry={() => void refetch()}
        emptyHint={t('none')}
        emptyAction={
          <Button component={Link} to={adminPaths.modules}>
            {t('toModules')}
          </Button>
        }
      />
    </>
  )
}
