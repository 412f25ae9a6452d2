import type { Erasure } from '@sohbet/contract/people/users'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../texts/language.ts'
import { formatAmount } from '../ui/format.ts'
import styles from './account.module.css'

/** What deleting the account refunds, and what is lost with it. */
export function ErasureList({ erasure: { seats, credits, extraGroups, lessons } }: { erasure: Erasure }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const refunded = seats.filter(({ refund }) => refund > 0)
  const lost = seats.filter(({ refund }) => refund === 0)
  const isNothing = seats.length === 0 && credits <= 0 && extraGroups <= 0 && lessons === 0
  if (isNothing) return null
  return (
    <div className={styles.erasure}>
      {refunded.length > 0 && (
        <>
          <strong>{t('erase.refunded')}</strong>
          <ul>
            {refunded.map(({ id, course, refund, currency }) => (
              <li key={id}>
                {t('erase.refund', { course, amount: formatAmount(refund, currency, language) })}
              </li>
            ))}
          </ul>
        </>
      )}
      {lost.length > 0 && (
        <>
          <strong>{t('erase.lost')}</strong>
          <ul>
            {lost.map(({ id, course, paid, currency }) => (
              <li key={id}>{t('erase.paid', { course, amount: formatAmount(paid, currency, language) })}</li>
            ))}
          </ul>
        </>
      )}
      {credits > 0 && <p>{t('erase.credits', { count: credits })}</p>}
      {lessons > 0 && <p>{t('erase.lessons', { count: lessons })}</p>}
      {extraGroups > 0 && <p>{t('erase.groups', { count: extraGroups })}</p>}
    </div>
  )
}
