import { Button } from '@mantine/core'
import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import type { Plan, PlanOffers } from '@sohbet/domain/enrollment/plan'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatAmount } from '../../ui/format.ts'
import { plansQuery } from '../../parts/plans/plans.queries.ts'
import type { BuyerInput } from '../enrollment/enrollment.queries.ts'
import { courseQuery } from './course.query.ts'
import { BankDetails } from '../enrollment/bank-details.tsx'
import { agreeParam, PayButton } from '../enrollment/pay-button.tsx'
import { PlanChoice } from '../enrollment/plan-choice.tsx'
import { amountOf, earlyBirdOn, listAmountOf } from '../enrollment/prices.ts'
import { useNow } from '../../ui/use-now.ts'
import { DiscountCode } from './discount/discount-code.tsx'
import { PriceLines } from './discount/price-lines.tsx'
import { useDiscount } from './discount/use-discount.ts'
import { InvoiceDetails, useInvoice } from './steps/billing/invoice-details.tsx'
import { BuyerForm, useBuyer } from './steps/buyer-form.tsx'
import {
  areAgreed,
  Consents,
  focusMissing,
  nothingAgreed,
  useAgreed,
  type Agreed,
} from './steps/consents.tsx'
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
        <InvoiceDetails />
      </div>
    )
  if (way === 'none') return <WayToPayNote way={way} course={seat.course.name} />
  return <PayOnline seat={seat} />
}

/** Optionally with another plan or discount code. */
function PayOnline({ seat }: { seat: OwnEnrollment }) {
  const [chosen, setChosen] = useState<Plan>()
  const now = useNow()
  // Without the course and the plans there are no prices, so the plan stays
  const known = useQuery(courseQuery(seat.courseId)).data
  const plans = useQuery(plansQuery).data
  const course = known && plans && { ...known, plans, earlyBird: earlyBirdOn(known, now) }
  const plan = (course && chosen) ?? seat.plan
  const payer = useBuyer(seat.courseId)
  const invoice = useInvoice()
  // The server said that the documents were not accepted for this plan
  const isAsked = useSearchParams()[0].has(agreeParam)
  const terms = termsOf(seat, { course, plan })
  const discount = useDiscount({
    courseId: seat.courseId,
    plan,
    amount: terms.amount,
    ...(seat.reduction?.code && { held: { ...seat, code: seat.reduction.code } }),
  })
  const { amount } = discount
  const heldCode = seat.reduction?.code ?? ''
  const code = discount.accepted ? discount.code : ''
  const readBuyer = () => {
    if (!discount.isUntried) return payer.read()
    discount.applyTyped()
    return undefined
  }
  const contents = course && plan !== seat.plan ? course.plans[plan] : seat.contents
  const isOther = plan !== seat.plan || amount !== seat.amount
  return (
    <>
      {course && (
        <div className={styles.full}>
          <PlanChoice course={course} offers={course.plans} plan={plan} agreed={seat} onChange={setChosen} />
        </div>
      )}
      <div className={styles.full}>
        <DiscountCode discount={discount} isDisabled={false} />
        <PriceLines
          list={terms.listPrice}
          amount={amount}
          currency={terms.currency}
          reduction={discount.accepted?.reduction ?? terms.reduction}
        />
        {amount > 0 && <BuyerForm {...payer} isDisabled={false} />}
        {amount > 0 && <InvoiceDetails saver={invoice.saver} />}
      </div>
      {isOther || isAsked || seat.source === 'waiting_list' ? (
        <AgreeAndPay
          // Consents belong to one price
          key={`${plan} ${amount}`}
          courseId={seat.courseId}
          readBuyer={readBuyer}
          before={invoice.save}
          deal={{ ...seat.course, plan, contents, amount, currency: terms.currency }}
          discountCode={code === heldCode ? undefined : code}
        />
      ) : (
        <PayButton seat={seat} readBuyer={readBuyer} before={invoice.save} size="lg" />
      )}
    </>
  )
}

type Chosen = {
  course: (Parameters<typeof amountOf>[0] & { plans: PlanOffers }) | undefined
  plan: Plan
}

/** The price without a discount code: as agreed for the plan of the seat, else today's. */
function termsOf(seat: OwnEnrollment, { course, plan }: Chosen) {
  const isAgreed = plan === seat.plan || !course
  const isReduced = seat.reduction?.kind === 'early_bird'
  if (isAgreed && (isReduced || !seat.reduction))
    return { ...seat, reduction: isReduced ? seat.reduction : null }
  const early = course?.earlyBird ? ({ kind: 'early_bird', code: null } as const) : null
  // Without its code a held seat has its agreed list price
  const listPrice = isAgreed ? seat.listPrice : listAmountOf(course, course.plans[plan])
  const contents = isAgreed ? seat.contents : course.plans[plan]
  const amount = early && course ? Math.min(listPrice, amountOf(course, contents)) : listPrice
  return { amount, listPrice, currency: course?.currency ?? seat.currency, reduction: early }
}

type AgreeProps = {
  courseId: string
  deal: Deal & { plan: Plan }
  /** Undefined when it stays. */
  discountCode: string | undefined
  readBuyer: () => BuyerInput | undefined
  before: () => Promise<boolean>
}

/** Asks for consents: for an offer from the waiting list, or for another price. */
function AgreeAndPay({ courseId, deal, discountCode, readBuyer, before }: AgreeProps) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { book, isBusy } = useBooking(before)
  const [ticked, setAgreed] = useState<Agreed>(nothingAgreed)
  const agreed = useAgreed(ticked, deal)
  const [isAsked, setAsked] = useState(false)
  const consents = useRef<HTMLDivElement>(null)

  const isPaid = deal.amount > 0
  const order = { courseId, plan: deal.plan, ...(discountCode !== undefined && { discountCode }) }
  const pay = () => {
    if (!isPaid) {
      void book(order)
      return
    }
    setAsked(true)
    const buyer = readBuyer()
    if (!buyer) return
    const price = { amount: deal.amount, currency: deal.currency }
    if (areAgreed(agreed)) void book({ ...order, consents: agreed, buyer, price })
    else focusMissing(consents.current)
  }
  return (
    <>
      {isPaid && (
        <div ref={consents} className={styles.full}>
          <Consents deal={deal} agreed={agreed} onChange={setAgreed} isAsked={isAsked} isDisabled={isBusy} />
        </div>
      )}
      <Button size="lg" loading={isBusy} onClick={pay}>
        {isPaid
          ? t('courses.pay', { amount: formatAmount(deal.amount, deal.currency, language) })
          : t('freeCourse.take')}
      </Button>
    </>
  )
}
