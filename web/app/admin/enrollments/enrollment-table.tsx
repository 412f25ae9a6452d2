import type { Reply } from '@sohbet/contract/endpoint'
import {
  enrollmentColumns,
  type EnrollmentForAdmin,
  type listEnrollments,
} from '@sohbet/contract/selling/enrollments-admin'
import { useQuery } from '@tanstack/react-query'
import IconCoin from '#icons/IconCoin'
import IconArrowsExchange from '#icons/IconArrowsExchange'
import IconEye from '#icons/IconEye'
import IconReceiptRefund from '#icons/IconReceiptRefund'
import IconUserCancel from '#icons/IconUserCancel'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { tableRows } from '../../api/table-rows.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import type { TableFields } from '../../ui/data-table/state/table-url.ts'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { ExportButton } from '../../ui/download/export-button.tsx'
import { BookPayment } from './by-hand/book-payment.tsx'
import { ExportMovements } from '../papers/export-movements.tsx'
import { CancelEnrollment } from './actions/cancel-enrollment.tsx'
import { EnrollByHand } from './actions/enroll-by-hand.tsx'
import { EnrollmentDetails } from './enrollment-details.tsx'
import { EnrollmentFilters, useEnrollmentFilters, type Narrowed } from './enrollment-filters.tsx'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import styles from './enrollments.module.css'
import { enrollmentsQuery, useExportEnrollments } from './enrollments.queries.ts'
import { MoveEnrollment } from './actions/move-enrollment.tsx'
import { canBook, canCancel, canMove, canRefund, type EnrollmentAction } from './actions/possible-actions.ts'
import { RefundEnrollment } from './actions/refund-enrollment.tsx'
import { useEnrollmentColumns } from './use-enrollment-columns.tsx'
import { useMoney } from './use-money.ts'
import { useNameOf } from './actions/use-name-of.ts'

/** The course or learner to which the rows are limited. */
type Props = Narrowed & {
  title: string
  titleOrder?: 1 | 2
  /** Prefix of the URL state, when another table shares the URL. */
  name?: string
  emptyHint: string
}

type Shown = { enrollment: EnrollmentForAdmin; action: 'details' | EnrollmentAction }

export function EnrollmentTable({ title, titleOrder = 2, name, emptyHint, ...narrowed }: Props) {
  const { t } = useTranslation('enrollments')
  const { courseId, userId } = narrowed
  const columns = useEnrollmentColumns(userId ? 'username' : courseId ? 'courseName' : undefined)
  const table = useTableState(userId ? unsearched : enrollmentColumns, name ? { name } : {})
  const filters = useEnrollmentFilters(narrowed, name)
  const wanted = { ...filters.values, ...narrowed }
  const enrollments = useQuery(enrollmentsQuery({ ...table.request, ...wanted }))
  const { searchText, searchColumn } = table.request
  const search = { ...(searchText && { searchText }), ...(searchColumn && { searchColumn }) }
  const file = useExportEnrollments({ ...wanted, ...search })
  const rows = enrollments.data?.data
  const acting = useActing(rows)

  return (
    <>
      <DataTable
        title={title}
        titleOrder={titleOrder}
        columns={columns}
        state={table}
        {...tableRows(enrollments, { failed: t('listFailed') })}
        rowId={({ id }) => id}
        emptyHint={emptyHint}
        filtering={filters}
        filters={<EnrollmentFilters {...filters} narrowed={narrowed} rows={rows} />}
        createAction={
          <ButtonRow>
            <ExportButton request={file} label={t('csv.button')} failed={t('csv.failed')} />
            {titleOrder === 1 && <ExportMovements />}
            {!userId && <EnrollByHand courseId={wanted.courseId} isMain={titleOrder === 1} />}
          </ButtonRow>
        }
        renderActions={(enrollment) => <Actions enrollment={enrollment} onShow={acting.show} />}
      />
      <Totals totals={enrollments.data?.totals ?? []} />
      {acting.dialogs}
    </>
  )
}

/** Sums over all pages of the table. */
function Totals({ totals }: Pick<Reply<typeof listEnrollments>, 'totals'>) {
  const { t } = useTranslation('enrollments')
  const money = useMoney()
  if (totals.length === 0) return null
  return (
    <ul className={styles.totals} aria-label={t('totals.title')}>
      {totals.map(({ currency, count, paid, refunded }) => (
        <li key={currency}>
          {t(refunded > 0 ? 'totals.line' : 'totals.received', {
            count,
            paid: money(paid, currency),
            refunded: money(refunded, currency),
          })}
        </li>
      ))}
    </ul>
  )
}

/** One learner has few courses, so there is no search. */
const unsearched: TableFields & { searchable: [] } = { ...enrollmentColumns, searchable: [] }

/** The dialogs of a row. An open dialog shows the row's current data. */
function useActing(rows: readonly EnrollmentForAdmin[] | undefined): {
  show: (shown: Shown) => void
  dialogs: ReactNode
} {
  const [details, setDetails] = useState<EnrollmentForAdmin>()
  const [acting, setActing] = useState<Shown>()
  const fresh = (one: EnrollmentForAdmin | undefined) => rows?.find(({ id }) => id === one?.id) ?? one
  const stop = () => setActing(undefined)
  const inAction = (action: EnrollmentAction) =>
    acting?.action === action ? fresh(acting.enrollment) : undefined

  return {
    show: (shown) => (shown.action === 'details' ? setDetails(shown.enrollment) : setActing(shown)),
    dialogs: (
      <>
        <EnrollmentDetails
          enrollment={fresh(details)}
          isOverlayOpen={acting !== undefined}
          onAct={(action) => details && setActing({ enrollment: details, action })}
          onClose={() => setDetails(undefined)}
        />
        <BookPayment enrollment={inAction('book')} onClose={stop} />
        <RefundEnrollment enrollment={inAction('refund')} onClose={stop} />
        <CancelEnrollment enrollment={inAction('cancel')} onClose={stop} />
        <MoveEnrollment enrollment={inAction('move')} onClose={stop} />
      </>
    ),
  }
}

type ActionsProps = { enrollment: EnrollmentForAdmin; onShow: (shown: Shown) => void }

function Actions({ enrollment, onShow }: ActionsProps) {
  const { t } = useTranslation(['enrollments', 'byHand'])
  const { t: moving } = useTranslation('moving')
  const username = useNameOf(enrollment)
  return (
    <>
      {canBook(enrollment) && (
        <RowAction
          label={t('byHand:book.action', { username })}
          icon={<IconCoin size={20} aria-hidden />}
          onClick={() => onShow({ enrollment, action: 'book' })}
        />
      )}
      {canRefund(enrollment) && (
        <RowAction
          label={t('action.refund', { username })}
          icon={<IconReceiptRefund size={20} aria-hidden />}
          onClick={() => onShow({ enrollment, action: 'refund' })}
        />
      )}
      {canMove(enrollment) && (
        <RowAction
          label={moving('action', { username })}
          icon={<IconArrowsExchange size={20} aria-hidden />}
          onClick={() => onShow({ enrollment, action: 'move' })}
        />
      )}
      {canCancel(enrollment) && (
        <RowAction
          label={t('action.cancel', { username })}
          icon={<IconUserCancel size={20} aria-hidden />}
          isDestructive
          onClick={() => onShow({ enrollment, action: 'cancel' })}
        />
      )}
      <RowAction
        label={t('action.details', { username, course: enrollment.courseName })}
        icon={<IconEye size={20} aria-hidden />}
        onClick={() => onShow({ enrollment, action: 'details' })}
      />
    </>
  )
}
