import { securityEvents, securityLogColumns } from '@sohbet/contract/security-log'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { FilterSelect } from '../../ui/data-table/filter-select.tsx'
import { useTableState } from '../../ui/data-table/use-table-state.ts'
import { useUrlFilters } from '../../ui/data-table/use-url-filters.ts'
import { securityLogQuery } from './security-log.queries.ts'
import { useSecurityLogColumns } from './use-security-log-columns.tsx'

export default function SecurityLogPage() {
  const { t } = useTranslation('security')
  const columns = useSecurityLogColumns()
  const table = useTableState(securityLogColumns)
  const filters = useUrlFilters({ event: securityEvents })
  const log = useQuery(securityLogQuery({ ...table.request, ...filters.values }))

  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={table}
        data={log.data?.data}
        totalCount={log.data?.totalCount}
        rowId={({ id }) => id}
        isLoading={log.isLoading || log.isPlaceholderData}
        error={log.error ? errorMessage(log.error, t('listFailed')) : undefined}
        onRetry={() => void log.refetch()}
        emptyHint={t('emptyHint')}
        filtering={filters}
        filters={
          <FilterSelect
            label={t('eventFilter')}
            all={t('allEvents')}
            value={filters.values.event}
            values={securityEvents}
            labelOf={(value) => t(`event.${value}`)}
            onChoose={filters.choose('event')}
          />
        }
      />
    </>
  )
}
