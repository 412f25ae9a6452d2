import { Button } from '@mantine/core'
import { say } from '@sohbet/contract/say'
import { password } from '@sohbet/contract/fields'
import { useTranslation } from '../texts/use-translation.ts'
import { z } from 'zod'
import { mustMatch, typedTwice } from '../parts/user/new-password.ts'
import { showFormError } from '../ui/form/show-form-error.ts'
import { PasswordField } from '../ui/form/fields.tsx'
import { useZodForm } from '../ui/form/use-zod-form.ts'
import { showSuccess } from '../ui/feedback/toasts.tsx'
import styles from './account.module.css'
import { useChangePassword } from './account.queries.ts'
import { Section } from './section.tsx'

const passwordChange = z
  .object({ currentPassword: password, ...typedTwice })
  .refine(...mustMatch)
  .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
    path: ['newPassword'],
    error: say('The new password must differ from the current one'),
  })

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordSection() {
  const { t } = useTranslation('account')
  const form = useZodForm(passwordChange, { initialValues: empty })
  const { mutate: change, isPending } = useChangePassword()

  const submit = form.onSubmit(({ currentPassword, newPassword }) =>
    change(
      { currentPassword, newPassword },
      {
        onSuccess: ({ message }) => {
          form.reset()
          showSuccess(t('password.changed'), message)
        },
        onError: (error) =>
          showFormError(form, error, {
            fallback: t('password.failed'),
            fieldOfCode: { WRONG_PASSWORD: 'currentPassword' },
          }),
      },
    ),
  )

  return (
    <Section id="password" title={t('password.title')} hint={t('password.hint')}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <PasswordField
          form={form}
          name="currentPassword"
          label={t('password.current')}
          autoComplete="current-password"
        />
        <PasswordField
          form={form}
          name="newPassword"
          label={t('password.new')}
          description={t('password.newHint')}
          autoComplete="new-password"
        />
        <PasswordField
          form={form}
          name="confirmPassword"
          label={t('password.confirm')}
          autoComplete="new-password"
        />
        <Button type="submit" loading={isPending} className={styles.start}>
          {t('password.submit')}
        </Button>
      </form>
    </Section>
  )
}
