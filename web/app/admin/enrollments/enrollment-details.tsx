import { Button } from '@mantine/core'
import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { enrollmentsOfUserPath } from '../admin-paths.ts'
import { Papers } from '../papers/papers.tsx'
import { EnrollmentStatus } from './enrollment-status.tsx'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import styles from './enrollments.module.css'
import { Disputes } from './disputes/disputes.tsx'
import { Movements } from './movements.tsx'
import { PaymentTerms } from './by-hand/payment-terms.tsx'
import { canBook, canCancel, canRefund, type EnrollmentAction } from './actions/possible-actions.ts'
import { useMoney } from './use-money.ts'

type Props = {
  enrollment: EnrollmentForAdmin | undefined
  /** Another dialog covers this one and handles Esc. */
  isOverlayOpen: boolean
  onAct: (action: EnrollmentAction) => void
  onClose: () => void
}

export function EnrollmentDetails({ enrollment, isOverlayOpen, onAct, onClose }: Props) {
  const { t } = useTranslation(['enrollments', 'byHand'])
  return (
    <Dialog
      opened={enrollment !== undefined}
      onClose={onClose}
      closeOnEscape={!isOverlayOpen}
      title={t('details.title')}
      size="xl"
    >
      {enrollment && (
        <div className={styles.details}>
          <Facts enrollment={enrollment} onLeave={onClose} />
          <Sums enrollment={enrollment} />
          <section className={styles.section}>
            <h3 className={styles.heading}>{t('movement.title')}</h3>
            <Movements enrollment={enrollment} />
          </section>
          {enrollment.status === 'active' && enrollment.balance > 0 && (
            <section className={styles.section}>
              <h3 className={styles.heading}>{t('byHand:terms.title')}</h3>
              <PaymentTerms key={enrollment.id} enrollment={enrollment} />
            </section>
          )}
          <Disputes enrollment={enrollment} />
          <section className={styles.section}>
            <h3 className={styles.heading}>{t('details.invoices')}</h3>
            <Papers enrollmentId={enrollment.id} />
          </section>
          <ButtonRow>
            {canBook(enrollment) && (
              <Button variant="default" onClick={() => onAct('book')}>
                {t('byHand:book.button')}
              </Button>
            )}
            {canRefund(enrollment) && (
              <Button variant="default" onClick={() => onAct('refund')}>
                {t('details.refund')}
              </Button>
            )}
            {canCancel(enrollment) && (
              <Button variant="default" onClick={() => onAct('cancel')}>
                {t('details.cancel')}
              </Button>
            )}
          </ButtonRow>
        </div>
      )}
    </Dialog>
  )
}

function Facts({ enrollment, onLeave }: { enrollment: EnrollmentForAdmin; onLeave: () => void }) {
  const { t } = useTranslation(['enrollments', 'byHand'])
  const language = useLanguage()
  const { user, courseName, contents, status, source, note, cancelReason } = enrollment
  const facts: [string, ReactNode][] = [
    [
      t('details.learner'),
      user ? (
        <>
          {user.username} <span className={styles.soft}>{user.email}</span>{' '}
          <Link to={enrollmentsOfUserPath(user.id)} className={styles.ofLearner} onClick={onLeave}>
            {t('details.allOfLearner')}
          </Link>
        </>
      ) : (
        t('erased')
      ),
    ],
    [t('details.course'), courseName],
    [t('details.plan'), contents.name[language]],
    [t('column.status'), <EnrollmentStatus key="status" status={status} />],
    [t('details.source'), t(`source.${source}`)],
    [t('byHand:reference'), enrollment.reference],
    [t('details.created'), moment(enrollment.createdAt)],
    [t('details.heldUntil'), moment(enrollment.heldUntil)],
    [t('details.activated'), moment(enrollment.activatedAt)],
    [
      t('details.cancelled'),
      enrollment.cancelledAt && (
        <>
          <Moment at={enrollment.cancelledAt} />
          {cancelReason && ` · ${t(`reason.${cancelReason}`)}`}
        </>
      ),
    ],
    [
      t('details.note'),
      note && (
        <span key="note" className={styles.note}>
          {note}
        </span>
      ),
    ],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const moment = (at: string | null) => at && <Moment at={at} />

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at, useLanguage())}</time>

function Sums({
  enrollment: { amount, paid, refunded, disputed, balance, toReturn, currency },
}: {
  enrollment: EnrollmentForAdmin
}) {
  const { t } = useTranslation(['enrollments', 'byHand'])
  const money = useMoney()
  const sums = [
    { label: t('details.price'), sum: amount },
    { label: t('details.received'), sum: paid + refunded + disputed },
    { label: t('details.refunded'), sum: refunded },
    ...(disputed > 0 ? [{ label: t('dispute.badge'), sum: disputed }] : []),
    { label: t('details.kept'), sum: paid },
    ...(toReturn > 0 ? [{ label: t('byHand:toReturn'), sum: toReturn }] : []),
    ...(balance > 0 ? [{ label: t('byHand:balance'), sum: balance }] : []),
  ]
  return (
    <dl className={styles.sums}>
      {sums.map(({ label, sum }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(sum, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
