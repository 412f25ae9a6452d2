import { Button } from '@mantine/core'
import { unsubscribe } from '@sohbet/contract/people/campaign-mails'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showError } from '../../ui/feedback/toasts.tsx'
import { AuthPage } from '../auth-page.tsx'
import styles from '../auth-page.module.css'

/** Open to everyone, because the link comes from a mail. Opening it changes nothing: mail scanners open links too. */
export default function UnsubscribePage() {
  const { t } = useTranslation('auth')
  const token = useSearchParams()[0].get('token')
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (given: string) =>
      call(unsubscribe, { params: { token: given }, body: { payload: '', headers: {} } }),
    onError: (error) => showError(t('unsubscribe.failed'), errorMessage(error)),
  })
  return (
    <AuthPage
      title={t('unsubscribe.title')}
      heading={isSuccess ? t('unsubscribe.done') : t('unsubscribe.heading')}
      intro={isSuccess ? t('unsubscribe.doneText') : t(token ? 'unsubscribe.intro' : 'unsubscribe.invalid')}
    >
      {!isSuccess && token && (
        <div className={styles.form}>
          <Button fullWidth loading={isPending} className={styles.submit} onClick={() => mutate(token)}>
            {t('unsubscribe.submit')}
          </Button>
        </div>
      )}
    </AuthPage>
  )
}
