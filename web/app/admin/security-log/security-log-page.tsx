import { securityEvents, securityLogColumns } from '@sohbet/contract/core/security-log'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { tableRows } from '../../api/table-rows.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { FilterSelect } from '../../ui/data-table/filter-select.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { useUrlFilters } from '../../ui/data-table/state/use-url-filters.ts'
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
        {...tableRows(log, { failed: t('listFailed') })}
        rowId={({ id }) => id}
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
