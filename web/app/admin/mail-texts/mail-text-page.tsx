import { Button, Title } from '@mantine/core'
import { mailNames, type EditedMail, type MailName } from '@sohbet/contract/site/mail-texts'
import { isNoticeMail } from '@sohbet/contract/site/notice-mails'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { useCrumbName } from '../../shell/navigation/crumb-names.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { adminPaths } from '../admin-paths.ts'
import { MailTextForm } from './mail-text-form.tsx'
import { mailTextQuery } from './mail-texts.queries.ts'
import styles from './mail-texts.module.css'
import { useMailName } from './use-mail-name.ts'

export const clientLoader = () => loadTexts('mail-texts')

/** /admin/mail-texts/:mail: the text of a mail, both languages side by side. */
export default function MailTextPage() {
  const { mail: asked } = useParams()
  const mail = mailNames.find((name) => name === asked)
  return mail ? <Mail key={mail} mail={mail} /> : <MissingMail />
}

function MissingMail() {
  const { t } = useTranslation('mailTexts')
  return (
    <div role="alert">
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState
        drawing="stop"
        title={t('missing')}
        hint={t('missingHint')}
        action={
          <Button component={Link} to={adminPaths.mailTexts} variant="default">
            {t('backToList')}
          </Button>
        }
      />
    </div>
  )
}

function Mail({ mail }: { mail: MailName }) {
  const { t } = useTranslation('mailTexts')
  const name = useMailName()(mail)
  useCrumbName(mail, name)
  // No refetch on focus, which would discard typed input
  const { data, error, refetch } = useQuery({ ...mailTextQuery(mail), refetchOnWindowFocus: false })
  return (
    <div className={styles.wide}>
      <PageTitle>{name}</PageTitle>
      <Title order={1} data-work>
        {name}
      </Title>
      {error && !data && (
        <ErrorState title={t('loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!error && !data && <LoadingState lines={12} />}
      {data && <Texts edited={data} />}
    </div>
  )
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

function Texts({ edited }: { edited: EditedMail }) {
  const { t } = useTranslation('mailTexts')
  return (
    <>
      {edited.isSecurity && <p className={styles.hint}>{t('securityHint')}</p>}
      {!edited.en && <p className={styles.hint}>{t('turkishOnly')}</p>}
      {edited.mail === 'notification' && <p className={styles.hint}>{t('notificationHint')}</p>}
      {isNoticeMail(edited.mail) && (
        <p className={styles.hint}>
          {t('noticeHint')}
          {edited.facts.length > 0 && ` ${t('factsHint', { facts: inBraces(edited.facts) })}`}
        </p>
      )}
      <details className={styles.how}>
        <summary>{t('how')}</summary>
        <p>{t('howText.paragraphs')}</p>
        <p>{t('howText.values')}</p>
        <p>{t('howText.brackets')}</p>
      </details>
      <div className={styles.languages}>
        {(['tr', 'en'] as const).map((language) => {
          const text = edited[language]
          return text && <MailTextForm key={`${language} ${text.revision}`} {...{ edited, language, text }} />
        })}
      </div>
    </>
  )
}
