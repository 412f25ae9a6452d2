import type { System } from '@sohbet/contract/core/system'
import { serviceFaultIn, serviceNameIn } from '@sohbet/contract/notifications/words/service-words'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { formatAge, formatDateTime } from '../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import { useNow } from '../../ui/use-now.ts'
import { Age, Section } from './section.tsx'
import styles from './system.module.css'

type Service = System['services'][number]

/** What the school needs from others, and how mails go out. */
export function Services({ services, mail }: Pick<System, 'services' | 'mail'>) {
  const { t } = useTranslation('system')
  const columns = useServiceColumns()
  return (
    <Section title={t('services.title')}>
      {services.length === 0 ? (
        <p>{t('services.none')}</p>
      ) : (
        <PlainTable
          label={t('services.title')}
          columns={columns}
          rows={services}
          rowId={({ name }) => name}
        />
      )}
      <MailFlow {...mail} />
    </Section>
  )
}

function useServiceColumns(): PlainColumns<Service> {
  const { t } = useTranslation('system')
  const language = useLanguage()
  return [
    {
      id: 'name',
      card: 'lead',
      header: t('services.name'),
      cell: ({ name, fault, failingSince }) => (
        <span className={styles.lines}>
          {serviceNameIn[language][name]}
          {fault && (
            <span className={styles.fault}>
              {serviceFaultIn[language][fault]}{' '}
              {failingSince && t('services.since', { when: formatDateTime(failingSince, language) })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'state',
      card: 'line',
      header: t('services.state'),
      cell: ({ fault }) => (
        <StatusBadge tone={fault ? 'bad' : 'good'}>
          {t(fault ? 'services.broken' : 'services.works')}
        </StatusBadge>
      ),
    },
    {
      id: 'checked',
      card: 'line',
      header: t('services.checked'),
      cell: ({ checkedAt }) => <Age at={checkedAt} />,
    },
  ]
}

function MailFlow({ sentAt, waitingSince }: System['mail']) {
  const { t } = useTranslation('system')
  const language = useLanguage()
  const now = useNow()
  return (
    <p className={styles.soft}>
      {sentAt ? t('services.sent', { age: formatAge(sentAt, now, language) }) : t('services.neverSent')}{' '}
      {waitingSince && t('services.waits', { when: formatDateTime(waitingSince, language) })}
    </p>
  )
}
