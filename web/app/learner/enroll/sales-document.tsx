import { Button } from '@mantine/core'
import type { Currency } from '@sohbet/domain/course/price'
import { consentVersions } from '@sohbet/domain/enrollment/consents'
import { planNames, planOffers, type Plan } from '@sohbet/domain/enrollment/plan'
import { useTranslation } from 'react-i18next'
import { school } from '../../parts/school.ts'
import { useSession } from '../../session/session.ts'
import { useLanguage } from '../../texts/language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDay } from '../../ui/format.ts'
import { formatAmount } from '../enrollment/prices.ts'
import styles from './enroll.module.css'

export type DocumentName = keyof typeof consentVersions

/** What is sold, and for how much. */
export type Deal = {
  name: string
  startDate: string
  endDate: string
  plan: Plan
  amount: number
  currency: Currency
}
type Props = { deal: Deal; name: DocumentName | undefined; onClose: () => void }

/** What the documents say about this very purchase. */
function useParticulars({ plan, ...course }: Deal) {
  const language = useLanguage()
  const buyer = useSession()?.user
  return {
    company: school.company,
    address: school.address.join(', '),
    country: school.country[language],
    phone: school.phone.text,
    email: school.email,
    register: `${school.register.office} ${school.register.number}`,
    mersis: school.register.mersis,
    buyer: buyer?.username ?? '',
    buyerEmail: buyer?.email ?? '',
    course: course.name,
    from: formatDay(course.startDate, language),
    to: formatDay(course.endDate, language),
    plan: planNames[plan],
    price: formatAmount(course.amount, course.currency, language),
    credits: planOffers[plan].credits,
    groups: planOffers[plan].extraGroups,
  }
}

export function SalesDocument({ name, deal, onClose }: Props) {
  const { t } = useTranslation('salesDocuments')
  const values = useParticulars(deal)
  const sections = name ? Object.entries(t(`${name}.sections`, { returnObjects: true, ...values })) : []
  return (
    <Dialog opened={name !== undefined} onClose={onClose} size="lg" title={name ? t(`${name}.title`) : ''}>
      <div className={styles.document}>
        {sections.map(([key, { title, text }]) => (
          <section key={key}>
            <h3>{title}</h3>
            <p>{text}</p>
          </section>
        ))}
        {name && <p className={styles.small}>{t('version', { version: consentVersions[name] })}</p>}
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}
