import { Button } from '@mantine/core'
import type { Reply } from '@sohbet/contract/endpoint'
import type { EnrollmentForAdmin, listMovements } from '@sohbet/contract/selling/enrollments-admin'
import { fromMinor, toMinor } from '@sohbet/domain/course/price'
import { useQuery } from '@tanstack/react-query'
import IconReceipt from '#icons/IconReceipt'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime, formatDay } from '../../ui/format.ts'
import { saveFile } from '../../ui/download/save-file.ts'
import { useReceipt } from '../../parts/use-receipt.ts'
import { useDownload } from '../../ui/download/use-download.ts'
import { FailedPart } from '../../ui/feedback/failed-part.tsx'
import { LoadingState } from '../../ui/feedback/states.tsx'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import { TakeBack } from './by-hand/take-back.tsx'
import styles from './enrollments.module.css'
import { movementsQuery } from './enrollments.queries.ts'
import { useMoney } from './use-money.ts'

type Movement = Reply<typeof listMovements>[number]

/** The ledger lines of an enrolment; payments and refunds with their receipts. */
export function Movements({ enrollment }: { enrollment: EnrollmentForAdmin }) {
  const { t } = useTranslation('enrollments')
  const money = useMoney()
  const { data, error, refetch } = useQuery(movementsQuery(enrollment.id))
  if (error && !data)
    return (
      <FailedPart title={t('movement.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <LoadingState lines={3} />
  if (data.length === 0) return <p className={styles.plain}>{t('movement.none')}</p>
  const onTheWay = fromMinor(toMinor(enrollment.refunded) - bookedBack(data))
  return (
    <>
      <MovementTable enrollmentId={enrollment.id} movements={data} />
      {onTheWay > 0 && (
        <p className={styles.plain}>
          {t('movement.onTheWay', { amount: money(onTheWay, enrollment.currency) })}
        </p>
      )}
    </>
  )
}

/** In minor units, because sums of fractions drift. */
const bookedBack = (movements: readonly Movement[]): number =>
  movements
    .filter(({ kind }) => kind === 'refund' || kind === 'refund_returned')
    .reduce((sum, { amount }) => sum - toMinor(amount), 0)

type TableProps = { enrollmentId: string; movements: readonly Movement[] }

function MovementTable({ enrollmentId, movements }: TableProps) {
  const { t } = useTranslation('enrollments')
  const columns = useMovementColumns(enrollmentId)
  return (
    <PlainTable label={t('movement.caption')} columns={columns} rows={movements} rowId={({ id }) => id} />
  )
}

function useMovementColumns(enrollmentId: string): PlainColumns<Movement> {
  const { t } = useTranslation(['enrollments', 'byHand'])
  const money = useMoney()
  return [
    { id: 'date', header: t('movement.date'), cell: (movement) => <When movement={movement} /> },
    {
      id: 'kind',
      header: t('movement.kind'),
      cell: ({ kind, isTakenBack }) => (
        <span className={styles.stack}>
          {t(`movement.kinds.${kind}`)}
          {isTakenBack && <small>{t('byHand:takeBack.taken')}</small>}
        </span>
      ),
    },
    {
      id: 'amount',
      align: 'end',
      header: t('movement.amount'),
      cell: ({ kind, amount, currency }) => (
        <span className={styles.sum} data-kind={kind}>
          {money(kind === 'refund' || kind === 'correction' ? -Math.abs(amount) : amount, currency)}
        </span>
      ),
    },
    { id: 'by', header: t('movement.by'), cell: ({ by }) => by ?? t('movement.provider') },
    {
      id: 'receipt',
      header: t('movement.receipt'),
      cell: (movement) => receiptCell(enrollmentId, movement),
    },
  ]
}

/** Null without content, because a card leaves out an empty cell. */
function receiptCell(enrollmentId: string, movement: Movement): ReactNode {
  const canTakeBack = movement.kind === 'payment' && movement.method && !movement.isTakenBack
  if (movement.receiptNumber === null && !canTakeBack) return null
  return (
    <span className={styles.stack}>
      {movement.receiptNumber !== null && <Receipt id={movement.id} number={movement.receiptNumber} />}
      {canTakeBack && <TakeBack enrollmentId={enrollmentId} movement={movement} />}
    </span>
  )
}

function When({ movement: { createdAt, method, receivedOn, reference } }: { movement: Movement }) {
  const { t } = useTranslation('byHand')
  const language = useLanguage()
  return (
    <span className={styles.stack}>
      <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
      {method && receivedOn && (
        <small>
          {t(`methods.${method}`)}, {formatDay(receivedOn, language)}
        </small>
      )}
      {method && reference && <small>{reference}</small>}
    </span>
  )
}

function Receipt({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation('enrollments')
  const label = t('movement.download', { number })
  const { download, isPending } = useDownload(useReceipt(id), {
    save: (file) => saveFile(t('movement.receiptFile', { number }), file),
    failed: t('movement.receiptFailed'),
  })
  return (
    <Button
      variant="subtle"
      color="cool"
      size="compact-md"
      mih={44}
      className={styles.receipt}
      aria-label={label}
      loading={isPending}
      onClick={download}
      leftSection={<IconReceipt size={18} aria-hidden />}
    >
      {number}
    </Button>
  )
}
