import { Button } from '@mantine/core'
import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import type { Plan } from '@sohbet/domain/enrollment/plan'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatAmount } from '../../ui/format.ts'
import { courseQuery, type BuyerInput } from '../enrollment/enrollment.queries.ts'
import { BankDetails } from '../enrollment/bank-details.tsx'
import { agreeParam, PayButton } from '../enrollment/pay-button.tsx'
import { PlanChoice } from '../enrollment/plan-choice.tsx'
import { amountOf } from '../enrollment/prices.ts'
import { BuyerForm, useBuyer } from './steps/buyer-form.tsx'
import { areAgreed, Consents, focusMissing, nothingAgreed } from './steps/consents.tsx'
import styles from './enroll.module.css'
import type { Deal } from './steps/sales-document.tsx'
import { useWayToPay, WayToPayNote } from './steps/transfer/way-to-pay.tsx'
import { useBooking } from './use-booking.ts'

/** Payment of a held seat: the bank details where it is paid by transfer, or what to do when it cannot be paid here. */
export function PaySeat({ seat }: { seat: OwnEnrollment }) {
  const { t } = useTranslation('transfer')
  const way = useWayToPay(seat.courseId, { isFree: false })
  if (seat.transfer)
    return (
      <div className={styles.full}>
        <BankDetails transfer={seat.transfer} amount={seat.amount} currency={seat.currency} />
        <p className={styles.small}>{t('next')}</p>
      </div>
    )
  if (way === 'none') return <WayToPayNote way={way} />
  return <PayOnline seat={seat} />
}

/** Optionally with another plan. */
function PayOnline({ seat }: { seat: OwnEnrollment }) {
  const [chosen, setChosen] = useState<Plan>()
  // Without the course there are no prices, so the plan stays
  const course = useQuery(courseQuery(seat.courseId)).data
  const plan = (course && chosen) ?? seat.plan
  const isOther = plan !== seat.plan
  const payer = useBuyer(seat.courseId)
  // The server said that the documents were not accepted for this plan
  const isAsked = useSearchParams()[0].has(agreeParam)
  const terms = course && isOther ? { amount: amountOf(course, plan), currency: course.currency } : seat
  return (
    <>
      {course && (
        <div className={styles.full}>
          <PlanChoice course={course} plan={plan} agreed={seat} onChange={setChosen} />
        </div>
      )}
      <div className={styles.full}>
        <BuyerForm {...payer} isDisabled={false} />
      </div>
      {isOther || isAsked || seat.source === 'waiting_list' ? (
        <AgreeAndPay
          // Consents belong to the price of one plan
          key={plan}
          courseId={seat.courseId}
          readBuyer={payer.read}
          deal={{ ...seat.course, plan, amount: terms.amount, currency: terms.currency }}
        />
      ) : (
        <PayButton seat={seat} readBuyer={payer.read} size="lg" />
      )}
    </>
  )
}

type AgreeProps = { courseId: string; deal: Deal; readBuyer: () => BuyerInput | undefined }

/** Asks for consents: for an offer from the waiting list, or for another price. */
function AgreeAndPay({ courseId, deal, readBuyer }: AgreeProps) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { book, isBusy } = useBooking()
  const [agreed, setAgreed] = useState(nothingAgreed)
  const [isAsked, setAsked] = useState(false)
  const consents = useRef<HTMLDivElement>(null)

  const pay = () => {
    if (!areAgreed(agreed)) {
      setAsked(true)
      focusMissing(consents.current)
      return
    }
    const buyer = readBuyer()
    if (buyer) void book({ courseId, plan: deal.plan, consents: agreed, buyer })
  }
  return (
    <>
      <div ref={consents} className={styles.full}>
        <Consents deal={deal} agreed={agreed} onChange={setAgreed} isAsked={isAsked} isDisabled={isBusy} />
      </div>
      <Button size="lg" loading={isBusy} onClick={pay}>
        {t('courses.pay', { amount: formatAmount(deal.amount, deal.currency, language) })}
      </Button>
    </>
  )
}
