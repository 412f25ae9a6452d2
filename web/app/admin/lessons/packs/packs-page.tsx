import { Button, Title } from '@mantine/core'
import { listPacks, refundPack, type SoldPack } from '@sohbet/contract/credits/packs'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../api/error-message.ts'
import styles from '../../../parts/pay/pay.module.css'
import { PageTitle } from '../../../shell/page-title.tsx'
import { useLanguage } from '../../../texts/language.ts'
import { loadTexts } from '../../../texts/load-texts.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { formatSchoolTime } from '../../../parts/school/format-school-time.ts'
import { formatAmount } from '../../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../../ui/list/plain-table.tsx'
import { userPath } from '../../admin-paths.ts'
import { LessonTabs } from '../lesson-tabs.tsx'

export const clientLoader = () => loadTexts('pay', 'admin-lessons')

const soldPacksQuery = queryOptions({
  queryKey: ['sold-packs'],
  queryFn: ({ signal }) => call(listPacks, { query: {} }, { signal }),
  staleTime: 0,
})

/** /admin/lessons/packs: the packs of credits that learners bought. */
export default function SoldPacksPage() {
  const { t } = useTranslation('soldPacks')
  const { data, error, refetch } = useQuery(soldPacksQuery)
  const columns = useColumns()
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <LessonTabs />
      <Title order={1} data-work>
        {t('title')}
      </Title>
      {!data && error && (
        <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingState lines={6} />}
      {data && data.length === 0 && <EmptyState drawing="tea" title={t('none')} hint={t('noneHint')} />}
      {data && data.length > 0 && (
        <PlainTable label={t('title')} columns={columns} rows={data} rowId={({ id }) => id} />
      )}
    </div>
  )
}

function useColumns(): PlainColumns<SoldPack> {
  const { t } = useTranslation('soldPacks')
  const language = useLanguage()
  return [
    {
      id: 'learner',
      header: t('column.learner'),
      cell: ({ learner }) => (learner ? <Link to={userPath(learner.id)}>{learner.name}</Link> : t('erased')),
    },
    { id: 'size', header: t('column.size'), align: 'end', cell: ({ size }) => size },
    {
      id: 'price',
      header: t('column.price'),
      align: 'end',
      cell: ({ price, currency }) => formatAmount(price, currency, language),
    },
    {
      id: 'paidAt',
      header: t('column.paidAt'),
      cell: ({ paidAt }) => (paidAt ? formatSchoolTime(paidAt, language) : ''),
    },
    { id: 'left', header: t('column.left'), align: 'end', cell: ({ left }) => left },
    {
      id: 'receipts',
      header: t('column.receipts'),
      cell: ({ movements }) => movements.flatMap(({ receiptNumber }) => receiptNumber ?? []).join(', '),
    },
    {
      id: 'refund',
      header: t('column.refund'),
      cell: (pack) =>
        pack.status === 'closed' ? (
          t('closed')
        ) : pack.refund === null ? (
          '–'
        ) : (
          <Refund pack={pack} refund={pack.refund} />
        ),
    },
  ]
}

function Refund({ pack, refund }: { pack: SoldPack; refund: number }) {
  const { t } = useTranslation('soldPacks')
  const language = useLanguage()
  const client = useQueryClient()
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: send } = useMutation({
    mutationFn: () => call(refundPack, { params: { id: pack.id }, body: { expected: refund } }),
    onSettled: () => void client.invalidateQueries({ queryKey: soldPacksQuery.queryKey }),
  })
  const sum = formatAmount(refund, pack.currency, language)
  const ask = async () => {
    try {
      const message = t('ask', { sum, count: pack.lessonsAhead })
      if (await confirm({ message, isDestructive: true, deed: t('deed'), action: () => send() }))
        showSuccess(t('done', { sum }))
    } catch (error) {
      showError(t('refundFailed'), errorMessage(error))
    }
  }
  return (
    <>
      <Button variant="default" size="compact-md" onClick={() => void ask()}>
        {sum}
      </Button>
      {dialog}
    </>
  )
}
