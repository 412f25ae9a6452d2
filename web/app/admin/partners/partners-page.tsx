import { Button } from '@mantine/core'
import type { Partner, PartnerFields } from '@sohbet/contract/partners/partners'
import { useQuery } from '@tanstack/react-query'
import IconPencil from '#icons/IconPencil'
import IconPlus from '#icons/IconPlus'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useSearchParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useNewFromUrl } from '../../ui/data-table/state/use-new-from-url.ts'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { ChangeTrail } from '../change-trail/change-trail.tsx'
import { PartnerForm } from './partner-form.tsx'
import { partnersQuery } from './partners.queries.ts'
import styles from './partners.module.css'
import { partnerColumns, usePartnerColumns } from './use-partner-columns.tsx'

type Opened = { partner: Partner | undefined; given?: Pick<PartnerFields, 'name' | 'email'> }

/** /admin/partners: creators with their links and balances. */
export default function PartnersPage() {
  const { t } = useTranslation('partners')
  const columns = usePartnerColumns()
  const table = useTableState(partnerColumns)
  const { data, isLoading, error, refetch } = useQuery(partnersQuery)
  const [opened, open] = useState<Opened>()
  const [params] = useSearchParams()
  // An application in the inbox fills the form
  const create = () =>
    open({ partner: undefined, given: { name: params.get('name') ?? '', email: params.get('email') ?? '' } })
  useNewFromUrl(create)
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
        error={error ? errorMessage(error, t('listFailed')) : undefined}
        onRetry={() => void refetch()}
        emptyHint={t('emptyHint')}
        createAction={
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={create}>
            {t('create')}
          </Button>
        }
        renderActions={(partner) => (
          <RowAction
            label={t('edit', { name: partner.name })}
            icon={<IconPencil size={20} aria-hidden />}
            onClick={() => open({ partner })}
          />
        )}
      />
      <ChangeTrail area="partners" />
      <FormDialog
        title={t(opened?.partner ? 'form.editTitle' : 'form.createTitle')}
        subject={opened}
        onClose={() => open(undefined)}
      >
        {({ partner, given }, form) => (
          <PartnerForm key={partner?.id ?? ''} partner={partner} given={given} {...form} />
        )}
      </FormDialog>
    </div>
  )
}
