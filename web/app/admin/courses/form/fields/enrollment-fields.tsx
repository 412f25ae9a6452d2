import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { priceFault } from '@sohbet/contract/catalogue/course-fields'
import { currencies, priceLimits, type Currency } from '@sohbet/domain/course/price'
import { instalmentNumbers } from '@sohbet/domain/enrollment/payment'
import { firstPlans, wholePrice, type Plan } from '@sohbet/domain/enrollment/plan'
import { formatMoney } from '@sohbet/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { plansQuery } from '../../../../parts/plans/plans.queries.ts'
import { useLanguage } from '../../../../texts/language.ts'
import { SelectField } from '../../../../ui/form/select-box.tsx'
import { AmountField } from '../../../../ui/form/amount-field.tsx'
import { CountField } from '../../../../ui/form/count-field.tsx'
import { EarlyBirdFields } from './early-bird-fields.tsx'
import type { CourseFieldsProps } from './course-fields-props.ts'
import { noNumber } from '../course-values.ts'
import styles from '../../courses.module.css'

/** Whose price it is, and what the other plans cost. */
function usePriceHint(currency: Currency): string {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const { data: offers = firstPlans } = useQuery(plansQuery)
  const moreOf = (plan: Plan) => offers[plan].pricePercent - wholePrice.pricePercent
  return t('enrollment.priceHint', {
    least: formatMoney(priceLimits(currency).min, currency, language),
    basic: offers.basic.name[language],
    super: offers.super.name[language],
    superMore: moreOf('super'),
    premium: offers.premium.name[language],
    premiumMore: moreOf('premium'),
  })
}

export function EnrollmentFields({ form, course }: CourseFieldsProps) {
  const { t } = useTranslation('courses')
  const { isFree, price, currency } = form.values
  // Each currency has limits of its own
  useDidUpdate(() => {
    if (!Number.isNaN(price)) void form.validateField('price')
  }, [currency])
  const taken = course?.currentEnrollments ?? 0
  const isOldPrice =
    price === course?.price && currency === course.currency && priceFault(course) !== undefined
  return (
    <div className={styles.three}>
      <div className={styles.priced}>
        <AmountField
          form={form}
          name="price"
          label={t('enrollment.price')}
          description={usePriceHint(currency)}
          disabled={isFree}
          allowNegative
        />
        {isOldPrice && <p className={styles.fault}>{t('enrollment.oldPrice')}</p>}
        <Checkbox
          className={styles.check}
          label={t('enrollment.free')}
          checked={isFree}
          onChange={({ currentTarget }) => {
            form.setFieldValue('isFree', currentTarget.checked)
            form.setFieldValue('price', currentTarget.checked ? 0 : course?.price || noNumber)
            form.clearFieldError('price')
          }}
        />
      </div>
      <SelectField
        form={form}
        name="currency"
        label={t('enrollment.currency')}
        data={currencies.map((value) => ({
          value,
          label: t(`enrollment.currencies.${value}`),
        }))}
      />
      <CountField
        form={form}
        name="maxEnrollments"
        label={t('enrollment.maxEnrollments')}
        description={taken > 0 ? t('enrollment.seatsHint', { count: taken }) : undefined}
      />
      <CountField
        form={form}
        name="capacity"
        label={t('enrollment.capacity')}
        description={t('enrollment.capacityHint')}
      />
      {!isFree && (
        <SelectField
          form={form}
          name="maxInstalments"
          label={t('enrollment.maxInstalments')}
          description={t('enrollment.instalmentsHint')}
          data={instalmentNumbers.map((count) => ({
            value: String(count),
            label: t(count === 1 ? 'enrollment.noInstalments' : 'enrollment.upTo', { count }),
          }))}
        />
      )}
      {!isFree && <EarlyBirdFields form={form} />}
    </div>
  )
}
