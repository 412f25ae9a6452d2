import { securityEvents, securityLogColumns } from '@sohbet/contract/security-log'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { FilterSelect } from '../../ui/data-table/filter-select.tsx'
import { useTableState } from '../../ui/data-table/use-table-state.ts'
import { useUrlFilter } from '../../ui/data-table/use-url-filter.ts'
import { securityLogQuery } from './security-log.queries.ts'
import { useSecurityLogColumns } from './use-security-log-columns.tsx'

export default function SecurityLogPage() {
  const { t } = useTranslation('security')
  const columns = useSecurityLogColumns()
  const table = useTableState(securityLogColumns)
  const [event, chooseEvent] = useUrlFilter('event', securityEvents)
  const log = useQuery(securityLogQuery({ ...table.request, event }))

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
        filters={
          <FilterSelect
            label={t('eventFilter')}
            all={t('allEvents')}
            value={event}
            values={securityEvents}
            labelOf={(value) => t(`event.${value}`)}
            onChoose={chooseEvent}
          />
        }
      />
    </>
  )
}
