import { Button } from '@mantine/core'
import type { Reply } from '@sohbet/contract/endpoint'
import type { EnrollmentForAdmin, listMovements } from '@sohbet/contract/selling/enrollments-admin'
import { fromMinor, toMinor } from '@sohbet/domain/course/price'
import { useQuery } from '@tanstack/react-query'
import IconReceipt from '#icons/IconReceipt'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime, formatDay } from '../../ui/format.ts'
import { saveFile } from '../../ui/download/save-file.ts'
import { useDownload } from '../../ui/download/use-download.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { TakeBack } from './by-hand/take-back.tsx'
import styles from './enrollments.module.css'
import { movementsQuery, useReadReceipt } from './enrollments.queries.ts'
import { useMoney } from './use-money.ts'

type Movement = Reply<typeof listMovements>[number]

/** The ledger lines of an enrolment; payments and refunds with their receipts. */
export function Movements({ enrollment }: { enrollment: EnrollmentForAdmin }) {
  const { t } = useTranslation('enrollments')
  const money = useMoney()
  const { data, error, refetch } = useQuery(movementsQuery(enrollment.id))
  if (error)
    return <ErrorState hint={errorMessage(error, t('movement.failed'))} onRetry={() => void refetch()} />
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
  return (
    <div className={styles.scroller}>
      <table className={styles.ledger} aria-label={t('movement.caption')}>
        <thead>
          <tr>
            <th>{t('movement.date')}</th>
            <th>{t('movement.kind')}</th>
            <th data-align="end">{t('movement.amount')}</th>
            <th>{t('movement.by')}</th>
            <th>{t('movement.receipt')}</th>
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <MovementRow key={movement.id} enrollmentId={enrollmentId} movement={movement} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MovementRow({ enrollmentId, movement }: { enrollmentId: string; movement: Movement }) {
  const { t } = useTranslation(['enrollments', 'byHand'])
  const language = useLanguage()
  const money = useMoney()
  const { id, kind, amount, currency, by, method, receivedOn, isTakenBack, reference } = movement
  const { createdAt, receiptNumber } = movement
  const sign = kind === 'refund' || kind === 'correction' ? -Math.abs(amount) : amount
  return (
    <tr>
      <td>
        <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
        {method && receivedOn && (
          <small>
            {t(`byHand:methods.${method}`)}, {formatDay(receivedOn, language)}
          </small>
        )}
        {method && reference && <small>{reference}</small>}
      </td>
      <td>
        {t(`movement.kinds.${kind}`)}
        {isTakenBack && <small>{t('byHand:takeBack.taken')}</small>}
      </td>
      <td data-align="end" data-kind={kind}>
        {money(sign, currency)}
      </td>
      <td>{by ?? t('movement.provider')}</td>
      <td>
        {receiptNumber !== null && <Receipt id={id} number={receiptNumber} />}
        {kind === 'payment' && method && !isTakenBack && (
          <TakeBack enrollmentId={enrollmentId} movement={movement} />
        )}
      </td>
    </tr>
  )
}

function Receipt({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation('enrollments')
  const label = t('movement.download', { number })
  const { download, isPending } = useDownload(useReadReceipt(id), {
    save: (file) => saveFile(t('movement.receiptFile', { number }), file),
    failed: t('movement.receiptFailed'),
  })
  return (
    <Button
      variant="subtle"
      color="cool"
      size="compact-md"
      mih={44}
      aria-label={label}
      loading={isPending}
      onClick={download}
      leftSection={<IconReceipt size={18} aria-hidden />}
    >
      {number}
    </Button>
  )
}
