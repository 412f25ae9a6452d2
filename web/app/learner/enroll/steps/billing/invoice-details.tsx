import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type Ref } from 'react'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { BillingForm, type SaveTyped } from '../../../../parts/billing/billing-form.tsx'
import { billingQuery } from '../../../../parts/billing/billing.queries.ts'
import styles from './invoice-details.module.css'

/** The box of invoice details, and how the page's own button saves what was typed there. */
export function useInvoice() {
  const saver = useRef<SaveTyped>(null)
  return { saver, save: async (): Promise<boolean> => (await saver.current?.()) ?? true }
}

type Props = { saver?: Ref<SaveTyped> }

/** Optional and closed: most learners need no invoice in another name. */
export function InvoiceDetails({ saver }: Props) {
  const { t } = useTranslation('billing')
  const [wasOpened, setOpened] = useState(false)
  const name = useQuery({ ...billingQuery, enabled: wasOpened }).data?.billing?.name
  return (
    <details className={styles.details} onToggle={() => setOpened(true)}>
      <summary>
        {t('optional')}
        {name !== undefined && <small>{name}</small>}
      </summary>
      {wasOpened && <BillingForm {...(saver && { saver })} />}
    </details>
  )
}
