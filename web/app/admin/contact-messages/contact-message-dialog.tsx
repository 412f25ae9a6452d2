import { Button } from '@mantine/core'
import type { ContactMessage } from '@sohbet/contract/contact'
import { brand } from '@sohbet/domain/brand'
import type { Language } from '@sohbet/domain/language'
import IconMail from '#icons/IconMail'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../texts/i18n.ts'
import { useLanguage } from '../../texts/language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDateTime } from '../../ui/format.ts'
import styles from './contact-messages.module.css'

type Props = { message: ContactMessage | undefined; onClose: () => void }

export function ContactMessageDialog({ message, onClose }: Props) {
  const { t } = useTranslation('contact')
  return (
    <Dialog opened={message !== undefined} onClose={onClose} title={t('details')} size="lg">
      {message && <Message message={message} />}
    </Dialog>
  )
}

function Message({ message: { name, email, message, language, createdAt } }: { message: ContactMessage }) {
  const { t } = useTranslation(['contact', 'shell'])
  const reading = useLanguage()
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <dt>{t('column.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('column.email')}</dt>
        <dd>{email}</dd>
        <dt>{t('column.createdAt')}</dt>
        <dd>
          <time dateTime={createdAt}>{formatDateTime(createdAt, reading)}</time>
        </dd>
        <dt>{t('language')}</dt>
        <dd>{t(`shell:languages.${language}`)}</dd>
      </dl>
      <p className={styles.text} lang={language}>
        {message}
      </p>
      <Button
        component="a"
        href={mailAddress(email, language)}
        leftSection={<IconMail size={20} aria-hidden />}
        className={styles.reply}
      >
        {t('reply')}
      </Button>
    </div>
  )
}

/** Opens the admin's mail program, with a subject in the visitor's language. */
function mailAddress(email: string, language: Language): string {
  const to = email.split('@').map(encodeURIComponent).join('@')
  const subject = i18n.getFixedT(language, 'contact')('replySubject', { school: brand.name })
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`
}
