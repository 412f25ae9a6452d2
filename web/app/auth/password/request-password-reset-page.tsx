import { Alert, Button } from '@mantine/core'
import { email } from '@sohbet/contract/fields'
import { resetLinkMinutes } from '@sohbet/domain/account/rules'
import IconMail from '#icons/IconMail'
import { useTranslation } from '../../texts/use-translation.ts'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { paths } from '../../paths.ts'
import { requireVisitor } from '../../session/guards.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { Elsewhere } from '../auth-link.tsx'
import { useKnownEmail } from '../auth-links.ts'
import { AuthPage } from '../auth-page.tsx'
import styles from '../auth-page.module.css'
import { useRequestPasswordReset } from '../auth.queries.ts'
import { showFormError } from '../../ui/form/show-form-error.ts'

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  await requireVisitor(request)
  return null
}

const fields = z.object({ email })

export default function RequestPasswordResetPage() {
  const { t } = useTranslation('auth')
  const form = useZodForm(fields, { initialValues: { email: useKnownEmail() } })
  const { mutate: request, isPending, isSuccess } = useRequestPasswordReset()

  const submit = form.onSubmit((body) =>
    request(
      { body },
      {
        onSuccess: ({ message }) => showSuccess(t('requestReset.done'), message),
        onError: (error) =>
          showFormError(form, error, {
            title: t('requestReset.failed'),
            fallback: t('requestReset.failedText'),
          }),
      },
    ),
  )

  return (
    <AuthPage
      title={t('requestReset.title')}
      heading={t('requestReset.heading')}
      intro={t('requestReset.intro')}
      station={3}
    >
      {/* Stays after the toast is gone */}
      {isSuccess && (
        <Alert color="cool" icon={<IconMail aria-hidden />} className={styles.note} role="note">
          {t('requestReset.next', { minutes: resetLinkMinutes })}
        </Alert>
      )}
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField form={form} name="email" type="email" label={t('email')} autoComplete="username" />
        <Button type="submit" fullWidth loading={isPending} className={styles.submit}>
          {t('requestReset.submit')}
        </Button>
      </form>
      <Elsewhere
        question={t('requestReset.remembered')}
        to={paths.login}
        email={form.values.email}
        link={t('loginTitle')}
      />
    </AuthPage>
  )
}
