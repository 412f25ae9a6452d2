import { Alert, Button, Title } from '@mantine/core'
import { credentials } from '@sohbet/contract/auth'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { errorMessage } from '../api/error-message.ts'
import { requireVisitor } from '../session/guards.ts'
import { canKeepSession } from '../session/vault.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { applyApiError } from '../ui/form/apply-api-error.ts'
import { PasswordField, TextField } from '../ui/form/fields.tsx'
import { useZodForm } from '../ui/form/use-zod-form.ts'
import { RouteLine } from '../ui/route-line.tsx'
import { showError, showSuccess } from '../ui/toasts.tsx'
import { AuthFrame } from './auth-frame.tsx'
import styles from './auth-page.module.css'
import { useLogin } from './use-login.ts'

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  await requireVisitor(request)
  return null
}

export default function LoginPage() {
  const { t } = useTranslation('auth')
  const form = useZodForm(credentials, { initialValues: { email: '', password: '' } })
  const { mutate: logIn, isPending } = useLogin()

  const submit = form.onSubmit((values) =>
    logIn(values, {
      onSuccess: () => showSuccess(t('loginSuccessful')),
      onError: (error) => {
        if (applyApiError(form, error)) showError(errorMessage(error, t('loginFailed')))
      },
    }),
  )

  return (
    <AuthFrame>
      <PageTitle>{t('loginTitle')}</PageTitle>
      <RouteLine stations={4} reached={1} />
      <Title order={1} className={styles.title}>
        {t('welcome')}
      </Title>
      <p className={styles.intro}>{t('intro')}</p>
      {!canKeepSession() && (
        <Alert color="cool" icon={<IconInfoCircle aria-hidden />} className={styles.note}>
          {t('notKept')}
        </Alert>
      )}
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField form={form} name="email" type="email" label={t('email')} autoComplete="username" />
        <PasswordField form={form} name="password" label={t('password')} autoComplete="current-password" />
        <Button type="submit" fullWidth loading={isPending} className={styles.submit}>
          {t('login')}
        </Button>
      </form>
    </AuthFrame>
  )
}
