import { Title } from '@mantine/core'
import { mailGroups, type MailGroup, type MailOverview } from '@sohbet/contract/site/mail-texts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { mailTextPath } from '../admin-paths.ts'
import { mailTextsQuery } from './mail-texts.queries.ts'
import styles from './mail-texts.module.css'
import { useMailName } from './use-mail-name.ts'

export const clientLoader = () => loadTexts('mail-texts')

const groups = [
  'account',
  'courses',
  'payments',
  'notifications',
  'messages',
  'school',
] as const satisfies MailGroup[]

/** /admin/mail-texts: every mail of the school. */
export default function MailTextsPage() {
  const { t } = useTranslation('mailTexts')
  const { data, error, refetch } = useQuery(mailTextsQuery)
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <Title order={1} data-work>
        {t('title')}
      </Title>
      <p className={styles.hint}>{t('intro')}</p>
      {error && !data && (
        <ErrorState title={t('loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!error && !data && <LoadingState lines={12} />}
      {data && groups.map((group) => <Group key={group} group={group} mails={data} />)}
    </div>
  )
}

function Group({ group, mails }: { group: MailGroup; mails: readonly MailOverview[] }) {
  const { t } = useTranslation('mailTexts')
  const nameOf = useMailName()
  const names: readonly string[] = mailGroups[group]
  return (
    <section className={styles.group} aria-labelledby={`mails-${group}`}>
      <Title order={2} id={`mails-${group}`}>
        {t(`group.${group}`)}
      </Title>
      <p className={styles.hint}>{t(`groupHint.${group}`)}</p>
      <ul className={styles.list}>
        {mails
          .filter(({ mail }) => names.includes(mail))
          .map((one) => (
            <li key={one.mail}>
              <Link to={mailTextPath(one.mail)} className={styles.row}>
                <span>{nameOf(one.mail)}</span>
                <State {...one} />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** A mail with an own text in one language only has a gap. */
function State({ own, languages }: MailOverview) {
  const { t } = useTranslation('mailTexts')
  if (own.length === 0) return null
  const gap = languages.find((language) => !own.includes(language))
  return (
    <span className={styles.badges}>
      {gap && <StatusBadge tone="warning">{t(`gap.${gap}`)}</StatusBadge>}
      <StatusBadge tone="info">{t('own')}</StatusBadge>
    </span>
  )
}
