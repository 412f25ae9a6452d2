import { Button } from '@mantine/core'
import type { Currency } from '@sohbet/domain/course/price'
import { consentVersions } from '@sohbet/domain/enrollment/consents'
import { planNames, planOffers, type Plan } from '@sohbet/domain/enrollment/plan'
import type { SchoolDetails } from '@sohbet/domain/school'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../api/error-message.ts'
import { schoolQuery } from '../../../parts/school/school.queries.ts'
import { useSession } from '../../../session/session.ts'
import { useLanguage } from '../../../texts/language.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { formatAmount, formatDay } from '../../../ui/format.ts'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import styles from '../enroll.module.css'

export type DocumentName = keyof typeof consentVersions

/** What is sold, and its price. */
export type Deal = {
  name: string
  startDate: string
  endDate: string
  plan: Plan
  amount: number
  currency: Currency
}
type Props = {
  deal: Deal
  name: DocumentName | undefined
  onClose: () => void
  /** The learner says that they have read it. */
  onRead: (name: DocumentName) => void
}

/** The parts of the documents about this purchase. */
function useParticulars({ plan, ...course }: Deal, seller: SchoolDetails) {
  const language = useLanguage()
  const buyer = useSession()?.user
  return {
    company: seller.company,
    address: `${seller.street}, ${seller.city}`,
    country: 'Türkiye',
    phone: seller.phone,
    email: seller.email,
    register: `${seller.registerOffice} ${seller.registerNumber}`,
    mersis: seller.mersis,
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

export function SalesDocument({ name, deal, onClose, onRead }: Props) {
  const { t } = useTranslation('salesDocuments')
  const { data: seller, error, refetch } = useQuery({ ...schoolQuery, enabled: name !== undefined })
  return (
    <Dialog opened={name !== undefined} onClose={onClose} size="lg" title={name ? t(`${name}.title`) : ''}>
      {name && seller && <Sections name={name} deal={deal} seller={seller} onRead={() => onRead(name)} />}
      {!seller && error && <ErrorState hint={errorMessage(error)} onRetry={() => void refetch()} />}
      {!seller && !error && <LoadingState lines={8} />}
    </Dialog>
  )
}

type SectionsProps = { name: DocumentName; deal: Deal; seller: SchoolDetails; onRead: () => void }

function Sections({ name, deal, seller, onRead }: SectionsProps) {
  const { t } = useTranslation('salesDocuments')
  const values = useParticulars(deal, seller)
  const sections = Object.entries(t(`${name}.sections`, { returnObjects: true, ...values }))
  return (
    <div className={styles.document}>
      {sections.map(([key, { title, text }]) => (
        <section key={key}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
      <p className={styles.small}>{t('version', { version: consentVersions[name] })}</p>
      <Button onClick={onRead}>{t(`read.${name}`)}</Button>
    </div>
  )
}
