import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BillingForm } from '../../../../parts/billing/billing-form.tsx'
import { billingQuery } from '../../../../parts/billing/billing.queries.ts'
import styles from './invoice-details.module.css'

/** Optional and closed: most learners need no invoice in another name. */
export function InvoiceDetails() {
  const { t } = useTranslation('billing')
  const [wasOpened, setOpened] = useState(false)
  const name = useQuery({ ...billingQuery, enabled: wasOpened }).data?.billing?.name
  return (
    <details className={styles.details} onToggle={() => setOpened(true)}>
      <summary>
        {t('optional')}
        {name !== undefined && <small>{name}</small>}
      </summary>
      {wasOpened && <BillingForm />}
    </details>
  )
}
