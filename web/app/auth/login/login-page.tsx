import { Alert, Button } from '@mantine/core'
import { credentials } from '@sohbet/contract/people/auth'
import IconInfoCircle from '#icons/IconInfoCircle'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNavigate, type ClientLoaderFunctionArgs } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { paths } from '../../paths.ts'
import { requireVisitor } from '../../session/guards.ts'
import { signedOutBy } from '../../session/session.ts'
import { canStoreSession } from '../../session/stored-session.ts'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { PasswordField, TextField } from '../../ui/form/fields.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { AuthLink, Elsewhere } from '../auth-link.tsx'
import { useAuthLink, useChosenCourse, useChosenPlan, useKnownEmail } from '../auth-links.ts'
import { AuthPage } from '../auth-page.tsx'
import styles from '../auth-page.module.css'
import { useLogin } from '../auth.queries.ts'
import { LoginFailure } from './login-failure.tsx'

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  await requireVisitor(request)
  return null
}

export default function LoginPage() {
  const { t } = useTranslation('auth')
  const form = useZodForm(credentials, { initialValues: { email: useKnownEmail(), password: '' } })
  const { mutate: logIn, isPending } = useLogin()
  const authLink = useAuthLink()
  const plan = useChosenPlan()
  const course = useChosenCourse()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)

  const fail = (error: Error, email: string) => {
    const rest = applyApiError(form, error, t('loginFailed'))
    if (rest) showError(rest)
    setFailure(rest)
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'INVALID_CREDENTIALS') setTries((count) => count + 1)
    if (code === 'EMAIL_NOT_VERIFIED') void navigate(authLink(paths.verifyEmail), { state: { email } })
  }
  const submit = form.onSubmit((body) =>
    logIn(
      { body: { ...body, plan, course } },
      {
        onSuccess: () => showSuccess(t('loginSuccessful')),
        onError: (error) => fail(error, body.email),
      },
    ),
  )
  const { email } = form.values

  return (
    <AuthPage title={t('loginTitle')} heading={t('welcome')} intro={t('intro')} station={3}>
      {signedOutBy() && (
        <Alert color="cool" icon={<IconInfoCircle aria-hidden />} className={styles.note} role="note">
          {t('signedOut')}
        </Alert>
      )}
      {!canStoreSession() && (
        <Alert color="cool" icon={<IconInfoCircle aria-hidden />} className={styles.note}>
          {t('notKept')}
        </Alert>
      )}
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField form={form} name="email" type="email" label={t('email')} autoComplete="username" />
        <PasswordField form={form} name="password" label={t('password')} autoComplete="current-password" />
        <p className={styles.aside}>
          {/* Turkish on the English page too */}
          <AuthLink to={paths.requestPasswordReset} email={email} lang="tr">
            {t('forgotPassword')}
          </AuthLink>
        </p>
        <LoginFailure message={failure} tries={tries} />
        <Button type="submit" fullWidth loading={isPending}>
          {t('login')}
        </Button>
      </form>
      <Elsewhere question={t('noAccount')} to={paths.register} email={email} link={t('register.link')} />
    </AuthPage>
  )
}
