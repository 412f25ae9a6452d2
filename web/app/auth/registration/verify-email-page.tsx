import { Button } from '@mantine/core'
import { verification } from '@sohbet/domain/account/rules'
import { useTranslation } from '../../texts/use-translation.ts'
import { paths } from '../../paths.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { Elsewhere } from '../auth-link.tsx'
import { AuthPage } from '../auth-page.tsx'
import styles from '../auth-page.module.css'
import { useVerification } from './use-verification.ts'

/** Open to everyone: a logged-in user may have another address to verify. */
export default function VerifyEmailPage() {
  const { t } = useTranslation('auth')
  const { form, submit, isVerifying, resendCode, isResending } = useVerification()
  return (
    <AuthPage
      title={t('verify.title')}
      heading={t('verify.heading')}
      intro={t('verify.intro', { minutes: verification.minutes })}
      station={2}
    >
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField form={form} name="email" type="email" label={t('email')} autoComplete="username" />
        <TextField
          form={form}
          name="verificationCode"
          label={t('verify.code')}
          description={t('verify.codeHint', { digits: verification.digits })}
          inputMode="numeric"
          autoComplete="one-time-code"
          classNames={{ input: styles.code }}
        />
        <Button type="submit" fullWidth loading={isVerifying} className={styles.submit}>
          {t('verify.submit')}
        </Button>
        <Button variant="default" fullWidth loading={isResending} onClick={resendCode}>
          {t('verify.resend')}
        </Button>
      </form>
      <Elsewhere
        question={t('verify.alreadyDone')}
        to={paths.login}
        email={form.values.email}
        link={t('loginTitle')}
      />
    </AuthPage>
  )
}
