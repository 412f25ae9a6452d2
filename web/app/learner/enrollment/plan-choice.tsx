import type { EnrollableCourse } from '@sohbet/contract/selling/enrollments'
import type { Currency } from '@sohbet/domain/course/price'
import { planNames, planOffers, plans, type Plan } from '@sohbet/domain/enrollment/plan'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './plan-choice.module.css'
import { Price } from './price.tsx'
import { amountOf, listAmountOf } from './prices.ts'

type Props = {
  course: Pick<EnrollableCourse, 'price' | 'currency' | 'earlyBird'>
  plan: Plan
  /** The agreed price, whatever the course costs now. */
  agreed?: { plan: Plan; amount: number; listPrice: number; currency: Currency }
  isDisabled?: boolean
  onChange: (plan: Plan) => void
}

/** The plans of a course with their contents and prices. */
export function PlanChoice({ course, plan: chosen, agreed, isDisabled = false, onChange }: Props) {
  const { t } = useTranslation('enrollment')
  const name = useId()
  const pricesOf = (plan: Plan) =>
    agreed?.plan === plan
      ? { amount: agreed.amount, list: agreed.listPrice, currency: agreed.currency }
      : { amount: amountOf(course, plan), list: listAmountOf(course, plan), currency: course.currency }
  return (
    <fieldset className={styles.plans} disabled={isDisabled}>
      <legend>{t('plan.label')}</legend>
      {plans.map((plan) => {
        const { credits, extraGroups } = planOffers[plan]
        return (
          <label key={plan} className={styles.plan}>
            <input
              type="radio"
              name={name}
              value={plan}
              checked={plan === chosen}
              onChange={() => onChange(plan)}
            />
            <span className={styles.name}>{planNames[plan]}</span>
            <span className={styles.price}>
              <Price {...pricesOf(plan)} />
            </span>
            <span className={styles.brings}>
              {t('plan.credits', { count: credits })}
              {' · '}
              {extraGroups > 0 ? t('plan.groups', { count: extraGroups }) : t('plan.noGroups')}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
