import { useDebouncedValue } from '@mantine/hooks'
import { mailText, type MailName } from '@sohbet/contract/site/mail-texts'
import type { Language } from '@sohbet/domain/language'
import type { MailText } from '@sohbet/domain/mail-text/mail-text'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { previewQuery } from './mail-texts.queries.ts'
import styles from './mail-texts.module.css'

type Props = { mail: MailName; language: Language; text: MailText; faults: readonly { message: string }[] }

const typingPause = 400

/** The mail as the server writes it with sample values. The frame runs no scripts and opens no links. */
export function MailPreview({ mail, language, text, faults }: Props) {
  const { t } = useTranslation('mailTexts')
  const [settled] = useDebouncedValue(text, typingPause)
  const { data: complete } = mailText.safeParse(settled)
  const { data } = useQuery({
    ...previewQuery({ mail, language }, complete ?? settled),
    enabled: complete !== undefined && faults.length === 0,
  })
  const languageName = t(`language.${language}`)
  return (
    <div className={styles.preview}>
      <h3>{t('preview')}</h3>
      <div aria-live="polite" className={styles.fault}>
        {faults.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {data ? (
        <>
          <p className={styles.subject} lang={language}>
            {data.subject}
          </p>
          <iframe
            title={t('previewTitle', { language: languageName })}
            sandbox=""
            srcDoc={data.html}
            className={styles.frame}
          />
        </>
      ) : (
        <p className={styles.hint}>{t('previewWaits')}</p>
      )}
    </div>
  )
}
