import { Button } from '@mantine/core'
import { cancelTerms } from '@sohbet/domain/enrollment/cancellation'
import { zonedDeadline } from '@sohbet/domain/zoned-time'
import IconUsers from '#icons/IconUsers'
import IconCalendarEvent from '#icons/IconCalendarEvent'
import IconClock from '#icons/IconClock'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { ownZone } from '../../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../../texts/language.ts'
import { PlanChoice } from '../../enrollment/plan-choice.tsx'
import { amountOf } from '../../enrollment/prices.ts'
import { useNow } from '../../../ui/use-now.ts'
import { InvoiceDetails, useInvoice } from './billing/invoice-details.tsx'
import { BuyerForm, useBuyer } from './buyer-form.tsx'
import { areAgreed, Consents, focusMissing, nothingAgreed, useAgreed } from './consents.tsx'
import { OrderPrice } from '../discount/order-price.tsx'
import { useDiscount } from '../discount/use-discount.ts'
import styles from '../enroll.module.css'
import { StepFrame } from '../step-frame.tsx'
import { useBooking } from '../use-booking.ts'
import { useWayToPay, WayToPayNote } from './transfer/way-to-pay.tsx'
import { withoutConsents, type LastStepProps } from '../enrollment-choice.ts'

export function PaymentStep({ course, choice, onChoice, onBack }: LastStepProps) {
  const { t } = useTranslation(['enrollment', 'transfer'])
  const invoice = useInvoice()
  const { book, isBusy } = useBooking(invoice.save)
  const [isAsked, setAsked] = useState(false)
  const consents = useRef<HTMLDivElement>(null)
  const isFree = course.price === 0
  const contents = course.offer.plans[choice.plan]
  const payer = useBuyer(course.id, { isFree })
  const way = useWayToPay(course.id, { isFree })
  const discount = useDiscount({
    courseId: course.id,
    plan: choice.plan,
    amount: amountOf(course, contents),
  })
  const { amount } = discount
  const isPaid = !isFree && amount > 0
  const isPayable = isPaid && way !== 'none'
  const deal = { ...course, contents, amount }
  // The documents name the price
  const [agreedFor, setAgreedFor] = useState(amount)
  const agreement = useAgreed(agreedFor === amount ? choice : { ...choice, ...nothingAgreed }, deal)

  const complete = () => {
    const { plan, ...agreed } = agreement
    const order = { courseId: course.id, plan, ...(discount.accepted && { discountCode: discount.code }) }
    if (isFree) void book({ courseId: course.id })
    else if (!isPaid) void book(order)
    else if (discount.isUntried) discount.applyTyped()
    else {
      setAsked(true)
      // Marks and focuses its own missing fields, which come first
      const buyer = payer.read()
      if (!buyer) return
      const price = { amount, currency: course.currency }
      if (areAgreed(agreed)) void book({ ...order, consents: agreed, buyer, price })
      else focusMissing(consents.current)
    }
  }

  const actions = (
    <>
      <Button variant="default" disabled={isBusy} onClick={onBack}>
        {t('wizard.back')}
      </Button>
      {(isPayable || !isPaid) && (
        <Button className={styles.onward} loading={isBusy || discount.isChecking} onClick={complete}>
          {way === 'transfer' && isPaid ? t('transfer:button') : t('payment.pay')}
        </Button>
      )}
    </>
  )
  return (
    <StepFrame course={course} plan={choice.plan} due="last-step" amount={amount} actions={actions}>
      {isFree ? (
        <p className={styles.intro}>{t('payment.freeHint')}</p>
      ) : (
        <>
          <p className={styles.intro}>{t('payment.intro')}</p>
          <PlanChoice
            course={course}
            offers={course.offer.plans}
            plan={choice.plan}
            isDisabled={isBusy}
            onChange={(plan) => onChoice(withoutConsents(plan))}
          />
          <OrderPrice course={course} plan={choice.plan} discount={discount} isDisabled={isBusy} />
        </>
      )}
      {isPaid && <WayToPayNote way={way} course={course.name} />}
      <Terms course={course} isFree={!isPaid} isCard={way === 'card'} isEarly={agreement.earlyStart} />
      {isPayable && <BuyerForm {...payer} isDisabled={isBusy} />}
      {isPayable && <InvoiceDetails saver={invoice.saver} />}
      {isPayable && (
        <div ref={consents}>
          <Consents
            deal={deal}
            agreed={agreement}
            onChange={(agreed) => {
              setAgreedFor(amount)
              onChoice({ ...choice, ...agreed })
            }}
            isAsked={isAsked}
            isDisabled={isBusy}
          />
          {way === 'card' && <p className={styles.small}>{t('payment.payHint')}</p>}
        </div>
      )}
    </StepFrame>
  )
}

type TermsProps = { course: LastStepProps['course']; isFree: boolean; isCard: boolean; isEarly: boolean }

function Terms({ course, isFree, isCard, isEarly }: TermsProps) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const now = useNow()
  const withdrawalFrom = isFree || isEarly ? null : now
  const { until, ground } = cancelTerms(course, { courseChangedAt: null, withdrawalFrom })
  const moment = zonedDeadline(until, { language, timeZone: ownZone() }, { withYear: true })
  return (
    <ul className={styles.terms}>
      <li>
        <IconUsers size={22} aria-hidden />
        <span>{t('payment.groupSize')}</span>
      </li>
      <li>
        <IconCalendarEvent size={22} aria-hidden />
        <span>
          {t('payment.cancellation')}
          {!isFree && (
            <small>
              {ground === 'withdrawal'
                ? t('withdrawal.until', { moment })
                : now <= until
                  ? t('payment.cancellationUntil', { moment })
                  : t('payment.cancellationOver')}
            </small>
          )}
        </span>
      </li>
      {!isFree && isCard && (
        <li>
          <IconClock size={22} aria-hidden />
          <span>{t('payment.hold')}</span>
        </li>
      )}
    </ul>
  )
}
