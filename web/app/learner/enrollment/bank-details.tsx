import { Button, CopyButton } from '@mantine/core'
import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import { writtenIban } from '@sohbet/domain/money/bank'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatAmount } from '../../ui/format.ts'
import styles from './bank-details.module.css'

type Props = {
  transfer: NonNullable<OwnEnrollment['transfer']>
  amount: number
  currency: OwnEnrollment['currency']
}

/** Where to send the money, and what to write on the transfer. */
export function BankDetails({ transfer: { holder, bank, iban, reference }, amount, currency }: Props) {
  const { t } = useTranslation('transfer')
  const sum = formatAmount(amount, currency, useLanguage())
  return (
    <section className={styles.details} aria-label={t('title')}>
      <p>{t('intro', { amount: sum })}</p>
      <dl>
        <Line label={t('holder')} value={holder} />
        {bank && <Line label={t('bank')} value={bank} />}
        <Line label={t('iban')} value={writtenIban(iban)} copied={iban} />
        <Line label={t('reference')} value={reference} copied={reference} />
      </dl>
    </section>
  )
}

function Line({ label, value, copied }: { label: string; value: string; copied?: string }) {
  const { t } = useTranslation('transfer')
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        {copied && (
          <CopyButton value={copied}>
            {({ copied: isDone, copy }) => (
              <Button
                variant="default"
                size="compact-md"
                className={styles.copy}
                aria-label={isDone ? t('copied') : t('copyOf', { label })}
                onClick={copy}
              >
                {t(isDone ? 'copied' : 'copy')}
              </Button>
            )}
          </CopyButton>
        )}
      </dd>
    </div>
  )
}
