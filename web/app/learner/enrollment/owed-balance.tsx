import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import { schoolDay } from '@sohbet/domain/calendar'
import { isOverdue } from '@sohbet/domain/enrollment/balance'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatAmount, formatDay } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import { BankDetails } from './bank-details.tsx'
import styles from './bank-details.module.css'

type Props = { seat: Pick<OwnEnrollment, 'balance' | 'dueOn' | 'currency' | 'transfer'> }

/** The rest of a price that is paid in parts, and where to send it. */
export function OwedBalance({ seat: { balance, dueOn, currency, transfer } }: Props) {
  const { t } = useTranslation('transfer')
  const language = useLanguage()
  const today = schoolDay(useNow())
  if (balance === 0) return null
  const amount = formatAmount(balance, currency, language)
  const text = isOverdue({ balance, dueOn }, today) ? 'overdue' : dueOn ? 'balanceDue' : 'balance'
  return (
    <>
      <p className={styles.owed} data-overdue={text === 'overdue' || undefined}>
        {t(text, { amount, date: dueOn ? formatDay(dueOn, language) : '' })}
      </p>
      {transfer && (
        <details className={styles.fold}>
          <summary>{t('showBank')}</summary>
          <BankDetails transfer={transfer} amount={balance} currency={currency} />
        </details>
      )}
    </>
  )
}
