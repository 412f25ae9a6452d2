import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { invitation } from '@sohbet/contract/people/users'
import { languages } from '@sohbet/domain/language'
import IconUserPlus from '#icons/IconUserPlus'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLocation, useNavigate } from 'react-router'
import type { z } from 'zod'
import { useLanguage } from '../../texts/language.ts'
import { useNewFromUrl } from '../../ui/data-table/state/use-new-from-url.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { SelectField } from '../../ui/form/select-box.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useReportDirty, type DirtyListener } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { useCloseGuard } from '../../ui/dialog/use-close-guard.tsx'
import { useInvitedAddress } from './invite-state.ts'
import styles from './users-page.module.css'
import { useInvite } from './users.queries.ts'

/** The button and its dialog. */
export function Invite() {
  const { t } = useTranslation('users')
  const address = useInvitedAddress()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isOpen, { open, close: hide }] = useDisclosure(address !== undefined)
  useNewFromUrl(open)
  const close = () => {
    hide()
    // The address stays in the history otherwise, and a reload would open the dialog again
    if (address !== undefined) void navigate({ search }, { replace: true, state: null })
  }
  const guard = useCloseGuard({ isOpen, onClose: close })
  return (
    <>
      <Button leftSection={<IconUserPlus size={20} aria-hidden />} onClick={open}>
        {t('invite.button')}
      </Button>
      <Dialog {...guard.dialogProps} title={t('invite.title')}>
        <InviteForm {...guard.formProps} address={address} onDone={guard.close} />
      </Dialog>
      {guard.questions}
    </>
  )
}

const empty: z.input<typeof invitation> = { username: '', email: '', role: 'coach' }

type FormProps = DirtyListener & { address: string | undefined; onDone: () => void }

function InviteForm({ address = '', onDone, ...listener }: FormProps) {
  const { t } = useTranslation(['users', 'userCard', 'shell'])
  const language = useLanguage()
  const form = useZodForm(invitation, { initialValues: { ...empty, email: address, language } })
  useReportDirty(form, listener)
  const { mutate: invite, isPending } = useInvite()

  const submit = form.onSubmit((values) =>
    invite(values, {
      onSuccess: ({ message }) => {
        showSuccess(t('invite.done'), message)
        onDone()
      },
      onError: (error) =>
        showFormError(form, error, { fallback: t('invite.failed'), fieldOfCode: { EMAIL_TAKEN: 'email' } }),
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
