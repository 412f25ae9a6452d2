import type { Reduction } from '@sohbet/contract/campaigns/reduction'
import type { Currency } from '@sohbet/domain/course/price'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { formatAmount, formatDay } from '../../../ui/format.ts'
import styles from './discount.module.css'

type Props = {
  list: number
  amount: number
  currency: Currency
  reduction: Omit<Reduction, 'amount'> | null
  /** The last day of the early-bird price, if it is known. */
  until?: string | undefined
}

/** How a reduced price comes about. Nothing without a reduction. */
export function PriceLines({ list, amount, currency, reduction, until }: Props) {
  const { t } = useTranslation(['discount', 'enrollment'])
  const language = useLanguage()
  if (!reduction || amount >= list) return null
  const money = (sum: number) => formatAmount(sum, currency, language)
  const early = until ? t('earlyUntil', { day: formatDay(until, language) }) : t('early')
  return (
    <dl className={styles.lines}>
      <div>
        <dt>{t('list')}</dt>
        <dd>
          <s>{money(list)}</s>
        </dd>
      </div>
      <div>
        <dt>{reduction.kind === 'code' ? t('code', { code: reduction.code }) : early}</dt>
        <dd>−{money(list - amount)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('enrollment:payment.total')}</dt>
        <dd>{money(amount)}</dd>
      </div>
    </dl>
  )
}
