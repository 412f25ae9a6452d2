import type { EnrollableCourse } from '@sohbet/contract/enrollments'
import { planNames, planOffers, plans, type Plan } from '@sohbet/domain/enrollment/plan'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../texts/language.ts'
import styles from './plan-choice.module.css'
import { formatPlanPrice } from './prices.ts'

type Props = {
  course: Pick<EnrollableCourse, 'price' | 'currency'>
  plan: Plan
  isDisabled?: boolean
  onChange: (plan: Plan) => void
}

/** What can be booked with a course, what it brings and what it costs. */
export function PlanChoice({ course, plan: chosen, isDisabled = false, onChange }: Props) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const name = useId()
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
            <span className={styles.price}>{formatPlanPrice(course, plan, language)}</span>
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
