import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { invitation } from '@sohbet/contract/people/users'
import { languages } from '@sohbet/domain/language'
import IconUserPlus from '#icons/IconUserPlus'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useLanguage } from '../../texts/language.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { useReportDirty, type DirtyListener } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useCloseGuard } from '../../ui/dialog/use-close-guard.tsx'
import styles from './users-page.module.css'
import { useInvite } from './users.queries.ts'

/** The button and its dialog. */
export function Invite() {
  const { t } = useTranslation('users')
  const [isOpen, { open, close }] = useDisclosure(false)
  const guard = useCloseGuard({ isOpen, onClose: close })
  return (
    <>
      <Button leftSection={<IconUserPlus size={20} aria-hidden />} onClick={open}>
        {t('invite.button')}
      </Button>
      <Dialog {...guard.dialogProps} title={t('invite.title')}>
        <InviteForm {...guard.formProps} onDone={guard.close} />
      </Dialog>
      {guard.questions}
    </>
  )
}

const empty: z.input<typeof invitation> = { username: '', email: '', role: 'coach' }

function InviteForm({ onDone, ...listener }: DirtyListener & { onDone: () => void }) {
  const { t } = useTranslation(['users', 'userCard', 'shell'])
  const language = useLanguage()
  const form = useZodForm(invitation, { initialValues: { ...empty, language } })
  useReportDirty(form, listener)
  const { mutate: invite, isPending } = useInvite()

  const submit = form.onSubmit((values) =>
    invite(values, {
      onSuccess: ({ message }) => {
        showSuccess(t('invite.done'), message)
        onDone()
      },
      onError: (error) => {
        const rest = applyApiError(form, error, t('invite.failed'), { EMAIL_TAKEN: 'email' })
        if (rest) showError(rest)
      },
    }),
  )

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.reason}>{t('invite.text')}</p>
      <TextField form={form} name="username" label={t('invite.username')} autoComplete="off" data-autofocus />
      <TextField form={form} name="email" type="email" label={t('invite.email')} autoComplete="off" />
      <SelectField
        form={form}
        name="role"
        label={t('invite.role')}
        data={invitation.shape.role.options.map((role) => ({
          value: role,
          label: t(`userCard:role.${role}`),
        }))}
      />
      <SelectField
        form={form}
        name="language"
        label={t('invite.language')}
        description={t('invite.languageHint')}
        data={languages.map((one) => ({ value: one, label: t(`shell:languages.${one}`) }))}
      />
      <Button type="submit" loading={isPending}>
        {t('invite.submit')}
      </Button>
    </form>
  )
}
