import { Button } from '@mantine/core'
import { resetPassword } from '@sohbet/contract/people/auth'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, redirect, useLoaderData, useNavigate, type ClientLoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { mustMatch, typedTwice } from '../../parts/user/new-password.ts'
import { paths } from '../../paths.ts'
import { logOutQuietly } from '../../session/use-logout.ts'
import { translate } from '../../texts/use-translation.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { PasswordField } from '../../ui/form/fields.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { Elsewhere } from '../auth-link.tsx'
import { useAuthLink, withCarried } from '../auth-links.ts'
import { AuthPage } from '../auth-page.tsx'
import styles from '../auth-page.module.css'
import { useResetPassword } from '../auth.queries.ts'
import { showFormError } from '../../ui/form/show-form-error.ts'

export async function clientLoader({ request }: Pick<ClientLoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url)
  // The server checks it when it is used
  const token = resetPassword.body?.shape.token.safeParse(searchParams.get('token')).data
  // Invitations are marked, because their account never had a password
  if (token) return { token, isWelcome: searchParams.has('welcome') }
  await loadTexts('shared', 'auth')
  showInvalidLink()
  throw redirect(withCarried(paths.login, searchParams))
}

const showInvalidLink = () =>
  showError(translate('auth:reset.invalidLink'), translate('auth:reset.invalidLinkText'))

/** Open to everyone, logged in or not, because the link comes from a mail. */
export default function ResetPasswordPage() {
  const { token, isWelcome } = useLoaderData<typeof clientLoader>()
  const [isDead, setDead] = useState(false)
  const { t } = useTranslation('auth')
  if (isDead) return <DeadLink />
  const wording = isWelcome ? 'reset.welcome' : 'reset'
  return (
    <AuthPage
      title={t('reset.title')}
      heading={t(`${wording}.heading`)}
      intro={t(`${wording}.intro`)}
      station={3}
    >
      <NewPasswordForm token={token} submitLabel={t(`${wording}.submit`)} onDead={() => setDead(true)} />
      <Elsewhere question={t('reset.expired')} to={paths.requestPasswordReset} link={t('reset.again')} />
    </AuthPage>
  )
}

const fields = z.object(typedTwice).refine(...mustMatch)

type FormProps = { token: string; submitLabel: string; onDead: () => void }

function NewPasswordForm({ token, submitLabel, onDead }: FormProps) {
  const { t } = useTranslation('auth')
  const form = useZodForm(fields, { initialValues: { newPassword: '', confirmPassword: '' } })
  const { mutate: reset, isPending } = useResetPassword()
  const authLink = useAuthLink()
  const navigate = useNavigate()

  const goOn = async (message: string) => {
    // The current session may belong to another user, so it ends
    await logOutQuietly()
    showSuccess(t('reset.done'), message)
    await navigate(authLink(paths.login))
  }
  const fail = (error: Error) => {
    if (error instanceof ApiError && error.code === 'INVALID_RESET_LINK') {
      showInvalidLink()
      return onDead()
    }
    return showFormError(form, error, { title: t('reset.failed'), fallback: t('reset.failedText') })
  }
  const submit = form.onSubmit(({ newPassword }) =>
    reset(
      { body: { token, newPassword } },
      { onSuccess: ({ message }) => void goOn(message), onError: fail },
    ),
  )

  return (
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
        {submitLabel}
      </Button>
    </form>
  )
}

/** A link that was used or is too old. */
function DeadLink() {
  const { t } = useTranslation('auth')
  const authLink = useAuthLink()
  return (
    <AuthPage
      title={t('reset.invalidLink')}
      heading={t('reset.dead.heading')}
      intro={t('reset.dead.intro')}
      station={3}
      isQuiet
    >
      <Button component={Link} to={authLink(paths.requestPasswordReset)} fullWidth>
        {t('reset.dead.action')}
      </Button>
      <Elsewhere question={t('requestReset.remembered')} to={paths.login} link={t('loginTitle')} />
    </AuthPage>
  )
}
