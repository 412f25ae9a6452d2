import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { redirect, useLoaderData, useNavigate, type ClientLoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { paths } from '../paths.ts'
import { endSession } from '../session/session.ts'
import { i18n } from '../texts/i18n.ts'
import { PasswordField } from '../ui/form/fields.tsx'
import { useZodForm } from '../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../ui/toasts.tsx'
import { Elsewhere } from './auth-link.tsx'
import { useAuthLink, withCarried } from './auth-links.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './auth-page.module.css'
import { useResetPassword } from './auth.queries.ts'
import { newPasswordFields } from './new-password-fields.ts'
import { showFailure } from './show-failure.ts'

/** As the server takes it; whether it is a real one shows when it is used. */
const wellFormed = z.string().min(1).max(200)

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const { data: token } = wellFormed.safeParse(searchParams.get('token'))
  if (token) return { token }
  showError(i18n.t('auth:reset.invalidLink'), i18n.t('auth:reset.invalidLinkText'))
  throw redirect(withCarried(paths.login, searchParams))
}

/** Open to everyone: whoever follows the link of a mail wants a new password, logged in or not. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('auth')
  const { token } = useLoaderData<typeof clientLoader>()
  const form = useZodForm(newPasswordFields, { initialValues: { newPassword: '', confirmPassword: '' } })
  const { mutate: reset, isPending } = useResetPassword()
  const authLink = useAuthLink()
  const navigate = useNavigate()

  const submit = form.onSubmit(({ newPassword }) =>
    reset(
      { body: { token, newPassword } },
      {
        onSuccess: ({ message }) => {
          showSuccess(t('reset.done'), message)
          // The server has ended all sessions of this account: the log-in page must not take one for alive
          endSession()
          void navigate(authLink(paths.login))
        },
        onError: (error) =>
          showFailure(form, error, { title: t('reset.failed'), fallback: t('reset.failedText') }),
      },
    ),
  )

  return (
    <AuthPage title={t('reset.title')} heading={t('reset.heading')} intro={t('reset.intro')} station={3}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <PasswordField
          form={form}
          name="newPassword"
          label={t('reset.newPassword')}
          description={t('passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField
          form={form}
          name="confirmPassword"
          label={t('reset.confirmPassword')}
          autoComplete="new-password"
        />
        <Button type="submit" fullWidth loading={isPending} className={styles.submit}>
          {t('reset.submit')}
        </Button>
      </form>
      <Elsewhere question={t('reset.expired')} to={paths.requestPasswordReset} link={t('reset.again')} />
    </AuthPage>
  )
}
