import { contactMessageColumns, contactStates, type ContactMessage } from '@sohbet/contract/contact'
import { useQuery } from '@tanstack/react-query'
import IconEye from '#icons/IconEye'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tableRows } from '../../api/table-rows.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { FilterSelect } from '../../ui/data-table/filter-select.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useTableState } from '../../ui/data-table/use-table-state.ts'
import { useUrlFilters } from '../../ui/data-table/use-url-filters.ts'
import { ContactMessageDialog } from './contact-message-dialog.tsx'
import { contactMessagesQuery } from './contact-messages.queries.ts'
import { useContactMessageColumns } from './use-contact-message-columns.tsx'

export default function ContactMessagesPage() {
  const { t } = useTranslation('contact')
  const columns = useContactMessageColumns()
  const table = useTableState(contactMessageColumns)
  const filters = useUrlFilters({ state: contactStates })
  const messages = useQuery(contactMessagesQuery({ ...table.request, ...filters.values }))
  const [opened, open] = useState<ContactMessage>()

  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={table}
        {...tableRows(messages, { failed: t('listFailed') })}
        rowId={({ id }) => id}
        emptyHint={t('emptyHint')}
        filtering={filters}
        filters={
          <FilterSelect
            label={t('filter.state')}
            all={t('filter.allStates')}
            value={filters.values.state}
            values={contactStates}
            labelOf={(value) => t(`state.${value}`)}
            onChoose={filters.choose('state')}
          />
        }
        renderActions={(message) => (
          <RowAction
            label={t('view', { name: message.name })}
            icon={<IconEye size={20} aria-hidden />}
            onClick={() => open(message)}
          />
        )}
      />
      <ContactMessageDialog message={opened} onClose={() => open(undefined)} />
    </>
  )
}
