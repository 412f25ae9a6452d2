import type { MailName } from '@sohbet/contract/site/mail-texts'
import { isNoticeMail, noticeKindOf } from '@sohbet/contract/site/notice-mails'
import { useTranslation } from '../../texts/use-translation.ts'

/** The name of a mail. A notification has the name of its kind. */
export function useMailName(): (mail: MailName) => string {
  const { t } = useTranslation('mailTexts')
  const { t: notificationText } = useTranslation('notifications')
  return (mail) => {
    const kind = noticeKindOf(mail)
    if (kind) return notificationText(`kind.${kind}`)
    return isNoticeMail(mail) ? mail : t(`mail.${mail}`)
  }
}
