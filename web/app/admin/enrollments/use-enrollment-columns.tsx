import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { schoolDay } from '@sohbet/domain/calendar'
import { isOverdue } from '@sohbet/domain/enrollment/balance'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { formatDateTime, formatDay } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import { EnrollmentStatus } from './enrollment-status.tsx'
import styles from './enrollment-table.module.css'
import { useMoney } from './use-money.ts'

type Enrollment = EnrollmentForAdmin
type Hidden = 'username' | 'courseName'

/** A table of one learner or course hides that column. */
export function useEnrollmentColumns(hidden?: Hidden): readonly Column<Enrollment>[] {
  const { t } = useTranslation('enrollments')
  const language = useLanguage()
  const money = useMoney()
  return useMemo(() => {
    const columns: Column<Enrollment>[] = [
      {
        id: 'username',
        card: 'lead',
        header: t('column.username'),
        cell: ({ user }) => <Learner user={user} />,
      },
      {
        id: 'courseName',
        card: 'line',
        header: t('column.courseName'),
        cell: ({ courseName, contents }) => (
          <div className={styles.course}>
            {courseName}
            <small className={styles.soft}>{contents.name[language]}</small>
          </div>
        ),
      },
      { id: 'plan', card: 'line', header: t('column.plan'), cell: ({ contents }) => contents.name[language] },
      {
        id: 'status',
        card: 'line',
        header: t('column.status'),
        cell: (enrollment) => {
          const { status, cancelReason, isDisputed } = enrollment
          return (
            <div className={styles.lines}>
              <EnrollmentStatus status={status} />
              <OwedInCard enrollment={enrollment} />
              {isDisputed && <StatusBadge tone="warning">{t('dispute.badge')}</StatusBadge>}
              {cancelReason && <small className={styles.soft}>{t(`reason.${cancelReason}`)}</small>}
            </div>
          )
        },
      },
      {
        id: 'amount',
        header: t('column.amount'),
        cell: ({ amount, currency }) => <span className={styles.sum}>{money(amount, currency)}</span>,
        align: 'end',
      },
      {
        id: 'paid',
        header: t('column.paid'),
        cell: (enrollment) => <Paid enrollment={enrollment} />,
        align: 'end',
      },
      {
        id: 'createdAt',
        header: t('column.createdAt'),
        cell: ({ createdAt }) => (
          <time dateTime={createdAt} className={styles.time}>
            {formatDateTime(createdAt, language)}
          </time>
        ),
      },
    ]
    // Beside the course's name the plan needs no column
    const unneeded = hidden === 'courseName' ? hidden : 'plan'
    return columns.filter(({ id }) => id !== hidden && id !== unneeded)
  }, [t, language, money, hidden])
}

function Learner({ user }: Pick<Enrollment, 'user'>) {
  const { t } = useTranslation('enrollments')
  if (!user) return <span className={styles.soft}>{t('erased')}</span>
  return (
    <div className={styles.learner}>
      <strong>{user.username}</strong>
      <small className={styles.soft}>{user.email}</small>
    </div>
  )
}

function Paid({ enrollment }: { enrollment: Enrollment }) {
  const { t } = useTranslation(['enrollments', 'byHand'])
  const money = useMoney()
  const { paid, refunded, currency } = enrollment
  return (
    <div className={styles.sum}>
      <span className={paid > 0 ? styles.paid : styles.soft}>{money(paid, currency)}</span>
      {refunded > 0 && (
        <small className={styles.soft}>{t('refundedPart', { amount: money(refunded, currency) })}</small>
      )}
      <Owed enrollment={enrollment} />
    </div>
  )
}

/** Shows the sum on a closed card, which hides the column of payments. */
function OwedInCard({ enrollment: { status, balance, dueOn, currency } }: { enrollment: Enrollment }) {
  const { t } = useTranslation('byHand')
  const money = useMoney()
  const isLate = isOverdue({ balance, dueOn }, schoolDay(useNow()))
  if (status !== 'active' || balance === 0) return null
  return (
    <span className={styles.inCard} data-late={isLate || undefined}>
      {t('owed', { amount: money(balance, currency) })}
    </span>
  )
}

/** What is still to pay of an active seat, and since when it is overdue. */
function Owed({ enrollment: { status, balance, dueOn, currency } }: { enrollment: Enrollment }) {
  const { t } = useTranslation('byHand')
  const language = useLanguage()
  const money = useMoney()
  const today = schoolDay(useNow())
  if (status !== 'active' || balance === 0) return null
  const isLate = isOverdue({ balance, dueOn }, today)
  const day = dueOn && formatDay(dueOn, language)
  return (
    <>
      <small className={isLate ? styles.overdue : styles.soft}>
        {t('owed', { amount: money(balance, currency) })}
      </small>
      {day && (
        <small className={isLate ? styles.overdue : styles.soft}>
          {t(isLate ? 'overdue' : 'dueOn', { date: day })}
        </small>
      )}
    </>
  )
}
