import { VisuallyHidden } from '@mantine/core'
import type { EnrollableCourse } from '@sohbet/contract/selling/enrollments'
import type { Currency } from '@sohbet/domain/course/price'
import { wholePrice } from '@sohbet/domain/enrollment/plan'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatAmount, formatDay } from '../../ui/format.ts'
import { amountOf, listAmountOf } from './prices.ts'
import styles from './price.module.css'

type Props = { amount: number; list: number; currency: Currency }

/** A price; a reduced one after the price before it. */
export function Price({ amount, list, currency }: Props) {
  const { t } = useTranslation('discount')
  const language = useLanguage()
  const price = formatAmount(amount, currency, language)
  if (amount >= list) return price
  return (
    <>
      <s className={styles.before}>
        <VisuallyHidden>{t('before')}</VisuallyHidden>
        {formatAmount(list, currency, language)}
      </s>{' '}
      {price}
    </>
  )
}

type CourseProps = { course: Pick<EnrollableCourse, 'price' | 'currency' | 'earlyBird'> }

/** What a course costs from: the early-bird price names its last day. */
export function PriceFrom({ course }: CourseProps) {
  const { t } = useTranslation(['enrollment', 'discount'])
  const language = useLanguage()
  if (course.price === 0) return t('free')
  const price = formatAmount(amountOf(course, wholePrice), course.currency, language)
  if (!course.earlyBird) return t('details.priceFrom', { price })
  const list = formatAmount(listAmountOf(course, wholePrice), course.currency, language)
  return (
    <>
      <s className={styles.before}>
        <VisuallyHidden>{t('discount:before')}</VisuallyHidden>
        {list}
      </s>{' '}
      {t('details.priceFrom', { price })}{' '}
      <span className={styles.until}>
        {t('discount:until', { day: formatDay(course.earlyBird.until, language) })}
      </span>
    </>
  )
}
