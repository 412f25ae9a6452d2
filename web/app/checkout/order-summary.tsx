import type { Reply } from '@sohbet/contract/endpoint'
import type { getLocalCheckout } from '@sohbet/contract/selling/local-checkout'
import { useTranslation } from '../texts/use-translation.ts'
import { useBrand } from '../parts/school/brand.ts'
import { useLanguage } from '../texts/language.ts'
import { formatAmount } from '../ui/format.ts'
import styles from './checkout.module.css'

export type LocalCheckout = Reply<typeof getLocalCheckout>

export function OrderSummary({ checkout }: { checkout: LocalCheckout }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const { name } = useBrand()
  return (
    <section className={styles.order} aria-label={t('yourOrder')}>
      <h1>
        <span>{t('payTo', { school: name })}</span>
        <strong>{formatAmount(checkout.amount, checkout.currency, language)}</strong>
      </h1>
      <p>{checkout.title}</p>
    </section>
  )
}
