import type { EnrollableCourse } from '@sohbet/contract/selling/enrollments'
import type { Currency } from '@sohbet/domain/course/price'
import { plans, type Plan, type PlanContents, type PlanOffers } from '@sohbet/domain/enrollment/plan'
import { useId } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import styles from './plan-choice.module.css'
import { Price } from './price.tsx'
import { amountOf, listAmountOf } from './prices.ts'

type Props = {
  course: Pick<EnrollableCourse, 'price' | 'currency' | 'earlyBird'>
  /** What the school sells now. */
  offers: PlanOffers
  plan: Plan
  /** The agreed price and contents, whatever the course costs and the plan brings now. */
  agreed?: { plan: Plan; contents: PlanContents; amount: number; listPrice: number; currency: Currency }
  isDisabled?: boolean
  onChange: (plan: Plan) => void
}

/** The plans of a course with their contents and prices. */
export function PlanChoice({ course, offers, plan: chosen, agreed, isDisabled = false, onChange }: Props) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const name = useId()
  const pricesOf = (plan: Plan) =>
    agreed?.plan === plan
      ? { amount: agreed.amount, list: agreed.listPrice, currency: agreed.currency }
      : {
          amount: amountOf(course, offers[plan]),
          list: listAmountOf(course, offers[plan]),
          currency: course.currency,
        }
  return (
    <fieldset className={styles.plans} disabled={isDisabled}>
      <legend>{t('plan.label')}</legend>
      {plans.map((plan) => {
        const { name: called, credits, extraGroups } = agreed?.plan === plan ? agreed.contents : offers[plan]
        return (
          <label key={plan} className={styles.plan}>
            <input
              type="radio"
              name={name}
              value={plan}
              checked={plan === chosen}
              onChange={() => onChange(plan)}
            />
            <span className={styles.name}>{called[language]}</span>
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
