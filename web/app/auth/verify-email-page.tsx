import { Button } from '@mantine/core'
import { email, verificationCode } from '@sohbet/contract/fields'
import { verification } from '@sohbet/domain/account/rules'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { paths } from '../paths.ts'
import { TextField } from '../ui/form/fields.tsx'
import { useZodForm } from '../ui/form/use-zod-form.ts'
import { showSuccess } from '../ui/toasts.tsx'
import { Elsewhere } from './auth-link.tsx'
import { useAuthLink, useKnownEmail, useKnownRegistration } from './auth-links.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './auth-page.module.css'
import { useResendVerification, useVerifyEmail } from './auth.queries.ts'
import { showFailure } from './show-failure.ts'

const fields = z.object({ email, verificationCode })
const successTime = 5000

/** Open to everyone: who is logged in may still have another address to verify. */
export default function VerifyEmailPage() {
  const { t } = useTranslation('auth')
  const form = useZodForm(fields, { initialValues: { email: useKnownEmail(), verificationCode: '' } })
  const registrationId = useKnownRegistration()
  const verify = useVerifyEmail()
  const resend = useResendVerification()
  const authLink = useAuthLink()
  const navigate = useNavigate()

  const submit = form.onSubmit((body) =>
    verify.mutate(
      { body: { ...body, registrationId } },
      {
        onSuccess: ({ message }) => {
          showSuccess(t('verify.done'), message, successTime)
          void navigate(authLink(paths.login), { state: { email: body.email } })
        },
        onError: (error) =>
          showFailure(form, error, { title: t('verify.failed'), fallback: t('verify.failedText') }),
      },
    ),
  )

  const resendCode = () => {
    // A new code needs the address alone
    if (form.validateField('email').hasError) return form.getInputNode('email')?.focus()
    resend.mutate(
      { body: { email: form.getValues().email, registrationId } },
      {
        onSuccess: ({ message }) => showSuccess(t('verify.resent'), message, successTime),
        onError: (error) =>
          showFailure(form, error, {
            title: t('verify.resendFailed'),
            fallback: t('verify.resendFailedText'),
          }),
      },
    )
  }

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
        <Button type="submit" fullWidth loading={verify.isPending} className={styles.submit}>
          {t('verify.submit')}
        </Button>
        <Button variant="default" fullWidth loading={resend.isPending} onClick={resendCode}>
          {t('verify.resend')}
        </Button>
      </form>
      <Elsewhere question={t('verify.alreadyDone')} to={paths.login} link={t('loginTitle')} />
    </AuthPage>
  )
}
