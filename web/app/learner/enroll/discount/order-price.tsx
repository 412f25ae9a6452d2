import type { Plan } from '@sohbet/domain/enrollment/plan'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { OfferedCourse } from '../../enrollment/enrollment.queries.ts'
import { listAmountOf } from '../../enrollment/prices.ts'
import styles from '../enroll.module.css'
import { DiscountCode } from './discount-code.tsx'
import { PriceLines } from './price-lines.tsx'
import type { DiscountState } from './use-discount.ts'

type Props = {
  course: OfferedCourse
  plan: Plan
  discount: DiscountState
  isDisabled: boolean
}

/** The code of an order and its price lines. */
export function OrderPrice({ course, plan, discount, isDisabled }: Props) {
  const { t } = useTranslation('discount')
  const early = course.earlyBird ? ({ kind: 'early_bird', code: null } as const) : null
  return (
    <>
      <DiscountCode discount={discount} isDisabled={isDisabled} />
      <PriceLines
        list={listAmountOf(course, course.offer.plans[plan])}
        amount={discount.amount}
        currency={course.currency}
        reduction={discount.accepted?.reduction ?? early}
        until={course.earlyBird?.until}
      />
      {discount.amount === 0 && <p className={styles.intro}>{t('nothingToPay')}</p>}
    </>
  )
}
