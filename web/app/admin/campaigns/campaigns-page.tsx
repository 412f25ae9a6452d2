import { Button } from '@mantine/core'
import { discountCodeColumns, type DiscountCode } from '@sohbet/contract/campaigns/campaigns'
import { useQuery } from '@tanstack/react-query'
import IconList from '#icons/IconList'
import IconPencil from '#icons/IconPencil'
import IconPlus from '#icons/IconPlus'
import IconPower from '#icons/IconPower'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { tableRows } from '../../api/table-rows.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useNewFromUrl } from '../../ui/data-table/state/use-new-from-url.ts'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { ChangeTrail } from '../change-trail/change-trail.tsx'
import { CodeForm } from './code-form.tsx'
import { CodeUses } from './code-uses.tsx'
import { codesQuery, useToggleCode } from './campaigns.queries.ts'
import styles from './campaigns.module.css'
import { useCodeColumns } from './use-code-columns.tsx'

type Opened = { mode: 'create' } | { mode: 'edit' | 'uses'; code: DiscountCode }

/** /admin/campaigns: the discount codes and their uses. */
export default function CampaignsPage() {
  const { t } = useTranslation('campaigns')
  const columns = useCodeColumns()
  const table = useTableState(discountCodeColumns)
  const codes = useQuery(codesQuery(table.request))
  const [opened, open] = useState<Opened>()
  const create = () => open({ mode: 'create' })
  useNewFromUrl(create)
  const close = () => open(undefined)
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={table}
        {...tableRows(codes, { failed: t('listFailed') })}
        rowId={({ id }) => id}
        emptyHint={t('emptyHint')}
        createAction={
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={create}>
            {t('create')}
          </Button>
        }
        renderActions={(code) => <Actions code={code} onOpen={open} />}
      />
      <p className={styles.soft}>{t('earlyBirdHint')}</p>
      <ChangeTrail area="campaigns" />
      <FormDialog title={titleOf(t, opened)} size="lg" subject={opened} onClose={close}>
        {(shown, form) =>
          shown.mode === 'uses' ? (
            <CodeUses code={shown.code} />
          ) : (
            <CodeForm
              key={shown.mode === 'edit' ? shown.code.id : ''}
              code={shown.mode === 'edit' ? shown.code : undefined}
              {...form}
            />
          )
        }
      </FormDialog>
    </div>
  )
}

function titleOf(t: ReturnType<typeof useTranslation<'campaigns'>>['t'], opened: Opened | undefined): string {
  if (opened?.mode === 'uses') return t('uses.title', { code: opened.code.code })
  return t(opened?.mode === 'edit' ? 'form.editTitle' : 'form.createTitle')
}

function Actions({ code, onOpen }: { code: DiscountCode; onOpen: (opened: Opened) => void }) {
  const { t } = useTranslation('campaigns')
  const { mutate: toggle, isPending } = useToggleCode()
  const { id, isActive } = code
  const flip = () =>
    toggle(
      { id, expected: isActive },
      {
        onSuccess: () => showSuccess(t(isActive ? 'switchedOff' : 'switchedOn', { code: code.code })),
        onError: (error) => showError(t('failed'), errorMessage(error, t('failedText'))),
      },
    )
  return (
    <>
      <RowAction
        label={t('showUses', { code: code.code })}
        icon={<IconList size={20} aria-hidden />}
        onClick={() => onOpen({ mode: 'uses', code })}
      />
      <RowAction
        label={t('edit', { code: code.code })}
        icon={<IconPencil size={20} aria-hidden />}
        onClick={() => onOpen({ mode: 'edit', code })}
      />
      <RowAction
        label={t(isActive ? 'switchOff' : 'switchOn', { code: code.code })}
        icon={<IconPower size={20} aria-hidden />}
        isDisabled={isPending}
        onClick={flip}
      />
    </>
  )
}
