import type { Erasure } from '@sohbet/contract/people/users'
import { useTranslation } from '../texts/use-translation.ts'
import { Link } from 'react-router'
import { packsPath } from '../paths.ts'
import { useLanguage } from '../texts/language.ts'
import { formatAmount } from '../ui/format.ts'
import styles from './account.module.css'

/** What deleting the account refunds, and what is lost with it. */
export function ErasureList({ erasure }: { erasure: Erasure }) {
  const { seats, credits, extraGroups, lessons, guestSeats, packs } = erasure
  const { t } = useTranslation('account')
  const language = useLanguage()
  const refunded = seats.filter(({ refund }) => refund > 0)
  const lost = seats.filter(({ refund }) => refund === 0)
  const isNothing =
    seats.length + packs.length + lessons + guestSeats === 0 && credits <= 0 && extraGroups <= 0
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
      {packs.length > 0 && <LostPacks packs={packs} />}
      {credits > 0 && <p>{t('erase.credits', { count: credits })}</p>}
      {lessons > 0 && <p>{t('erase.lessons', { count: lessons })}</p>}
      {guestSeats > 0 && <p>{t('erase.guestSeats', { count: guestSeats })}</p>}
      {extraGroups > 0 && <p>{t('erase.groups', { count: extraGroups })}</p>}
    </div>
  )
}

/** Deleting the account refunds no pack, so the learner withdraws from it first. */
function LostPacks({ packs }: Pick<Erasure, 'packs'>) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const isRefundable = packs.some(({ refund }) => refund > 0)
  return (
    <>
      <strong>{t('erase.packs')}</strong>
      <ul>
        {packs.map(({ id, size, left, price, currency, refund }) => (
          <li key={id}>
            {t('erase.pack', { count: size, left, amount: formatAmount(price, currency, language) })}
            {refund > 0 && ` ${t('erase.packRefund', { amount: formatAmount(refund, currency, language) })}`}
          </li>
        ))}
      </ul>
      {isRefundable && <Link to={packsPath}>{t('erase.withdraw')}</Link>}
    </>
  )
}
