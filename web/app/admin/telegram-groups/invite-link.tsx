import { Button } from '@mantine/core'
import { inviteLinkFields, type TelegramGroup } from '@sohbet/contract/telegram-groups/telegram-groups'
import { useTranslation } from '../../texts/use-translation.ts'
import type { z } from 'zod'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import { FormDialog, type DialogFormProps } from '../../ui/dialog/form-dialog.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useReportDirty } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import styles from './telegram-groups.module.css'
import { useSetInviteLink } from './telegram-groups.queries.ts'

type Props = { group: TelegramGroup | undefined; onClose: () => void }

export function InviteLink({ group, onClose }: Props) {
  const { t } = useTranslation('telegramGroups')
  return (
    <FormDialog title={t('link.title', { name: group?.name ?? '' })} subject={group} onClose={onClose}>
      {(shown, form) => <LinkForm group={shown} {...form} />}
    </FormDialog>
  )
}

type FormProps = DialogFormProps & { group: TelegramGroup }

function LinkForm({ group, onDone, onCancel, ...listener }: FormProps) {
  const { t } = useTranslation('telegramGroups')
  const { mutate: set, isPending } = useSetInviteLink(group.id)
  const initialValues: z.input<typeof inviteLinkFields> = { inviteLink: group.inviteLink ?? '' }
  const form = useZodForm(inviteLinkFields, { initialValues })
  useReportDirty(form, listener)
  const submit = form.onSubmit((body) =>
    set(body, {
      onSuccess: ({ inviteLink }) => {
        showSuccess(t(inviteLink ? 'link.saved' : 'link.removed'))
        onDone()
      },
      onError: (error) => showFormError(form, error, { title: t('link.failed') }),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        form={form}
        name="inviteLink"
        type="url"
        label={t('link.field')}
        description={t('link.hint')}
        placeholder="https://t.me/+"
        autoComplete="off"
        isOptional
        data-autofocus
      />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t('link.save')}
        </Button>
      </DialogFooter>
    </form>
  )
}
