import { Button } from '@mantine/core'
import type { Disputes as Reply } from '@sohbet/contract/selling/disputes'
import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useLanguage } from '../../../texts/language.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { FailedPart } from '../../../ui/feedback/failed-part.tsx'
import { StatusBadge, type Tone } from '../../../ui/feedback/status-badge.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { ButtonRow } from '../../../ui/list/button-row.tsx'
import { PlainTable, type PlainColumns } from '../../../ui/list/plain-table.tsx'
import styles from '../enrollments.module.css'
import { useMoney } from '../use-money.ts'
import { disputesQuery, useCloseDispute } from './disputes.queries.ts'
import { RecordDispute } from './record-dispute.tsx'

type Dispute = Reply['disputes'][number]
const tones: Record<Dispute['status'], Tone> = { open: 'warning', won: 'good', lost: 'bad' }

/** The disputes of an enrolment; nothing where there are none and none can be recorded. */
export function Disputes({ enrollment }: { enrollment: EnrollmentForAdmin }) {
  const { t } = useTranslation('enrollments')
  const [isRecording, setRecording] = useState(false)
  const { data, error, refetch } = useQuery(disputesQuery(enrollment.id))
  if (error && !data)
    return (
      <FailedPart title={t('dispute.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    )
  if (!data || (data.disputes.length === 0 && data.recordable === 0)) return null
  const open = data.disputes.filter(({ status }) => status === 'open')
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('dispute.title')}</h3>
      {data.disputes.length > 0 && <DisputeTable disputes={data.disputes} />}
      {open.length > 0 && <p className={styles.plain}>{t('dispute.frozen')}</p>}
      {open.some(({ isByHand }) => !isByHand) && <p className={styles.plain}>{t('dispute.atProvider')}</p>}
      {open.map((dispute) => dispute.isByHand && <Decision key={dispute.id} dispute={dispute} />)}
      {data.recordable > 0 &&
        (isRecording ? (
          <RecordDispute enrollment={enrollment} most={data.recordable} onClose={() => setRecording(false)} />
        ) : (
          <ButtonRow>
            <Button variant="default" onClick={() => setRecording(true)}>
              {t('dispute.record')}
            </Button>
          </ButtonRow>
        ))}
    </section>
  )
}

function DisputeTable({ disputes }: { disputes: readonly Dispute[] }) {
  const { t } = useTranslation('enrollments')
  const columns = useDisputeColumns()
  return <PlainTable label={t('dispute.caption')} columns={columns} rows={disputes} rowId={({ id }) => id} />
}

function useDisputeColumns(): PlainColumns<Dispute> {
  const { t } = useTranslation('enrollments')
  const language = useLanguage()
  const money = useMoney()
  const moment = (at: string) => <time dateTime={at}>{formatDateTime(at, language)}</time>
  return [
    { id: 'opened', header: t('dispute.opened'), cell: ({ openedAt }) => moment(openedAt) },
    {
      id: 'state',
      header: t('dispute.state'),
      cell: ({ status, money: place }) => (
        <StatusBadge tone={tones[status]}>
          {status === 'open' && place === 'kept' ? t('dispute.asked') : t(`dispute.status.${status}`)}
        </StatusBadge>
      ),
    },
    {
      id: 'amount',
      align: 'end',
      header: t('dispute.amount'),
      cell: ({ amount, currency }) => <span className={styles.sum}>{money(amount, currency)}</span>,
    },
    {
      id: 'closed',
      header: t('dispute.closed'),
      cell: ({ closedAt }) => (closedAt ? moment(closedAt) : '–'),
    },
  ]
}

/** The bank's decision about a dispute that an admin recorded. */
function Decision({ dispute: { id, amount, currency } }: { dispute: Dispute }) {
  const { t } = useTranslation('enrollments')
  const money = useMoney()
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: close } = useCloseDispute()
  const decide = async (outcome: 'won' | 'lost') => {
    try {
      const isDone = await confirm({
        message: t(`dispute.${outcome}Ask`, { amount: money(amount, currency) }),
        isDestructive: outcome === 'lost',
        action: () => close({ id, outcome }),
      })
      if (isDone) showSuccess(t('dispute.decided'))
    } catch (error) {
      showError(t('dispute.decideFailed'), errorMessage(error))
    }
  }
  return (
    <ButtonRow>
      <Button variant="default" onClick={() => void decide('won')}>
        {t('dispute.won')}
      </Button>
      <Button variant="default" onClick={() => void decide('lost')}>
        {t('dispute.lost')}
      </Button>
      {dialog}
    </ButtonRow>
  )
}
