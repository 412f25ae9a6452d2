import { Button } from '@mantine/core'
import type { EnrollableCourse } from '@sohbet/contract/enrollments'
import { consentVersions } from '@sohbet/domain/enrollment/consents'
import { planNames, planOffers, type Plan } from '@sohbet/domain/enrollment/plan'
import { useTranslation } from 'react-i18next'
import { school } from '../../parts/school.ts'
import { useSession } from '../../session/session.ts'
import { useLanguage } from '../../texts/language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDay } from '../../ui/format.ts'
import { formatPlanPrice } from '../enrollment/prices.ts'
import styles from './enroll.module.css'

export type DocumentName = keyof typeof consentVersions

type Deal = { course: EnrollableCourse; plan: Plan }
type Props = Deal & { name: DocumentName | undefined; onClose: () => void }

/** What the documents say about this very purchase. */
function useDeal({ course, plan }: Deal) {
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
    price: formatPlanPrice(course, plan, language),
    credits: planOffers[plan].credits,
    groups: planOffers[plan].extraGroups,
  }
}

export function SalesDocument({ name, onClose, ...deal }: Props) {
  const { t } = useTranslation('salesDocuments')
  const values = useDeal(deal)
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
