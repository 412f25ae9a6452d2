import { useTranslation } from '../texts/use-translation.ts'
import { BillingForm } from '../parts/billing/billing-form.tsx'
import { Section } from './section.tsx'

export function BillingSection() {
  const { t } = useTranslation('billing')
  return (
    <Section title={t('title')} hint={t('hint')}>
      <BillingForm />
    </Section>
  )
}
