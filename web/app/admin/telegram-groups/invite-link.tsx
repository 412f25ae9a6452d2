import { Button } from '@mantine/core'
import { inviteLinkFields, type TelegramGroup } from '@sohbet/contract/learning/telegram-groups'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Dialog, DialogFooter } from '../../ui/dialog/dialog.tsx'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useReportDirty, type DirtyListener } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useCloseGuard } from '../../ui/dialog/use-close-guard.tsx'
import styles from './telegram-groups.module.css'
import { useSetInviteLink } from './telegram-groups.queries.ts'

type Props = { group: TelegramGroup | undefined; onClose: () => void }

export function InviteLink({ group, onClose }: Props) {
  const { t } = useTranslation('telegramGroups')
  const guard = useCloseGuard({ isOpen: group !== undefined, onClose })
  return (
    <>
      <Dialog {...guard.dialogProps} title={t('link.title', { name: group?.name ?? '' })}>
        {group && (
          <LinkForm
            group={group}
            {...guard.formProps}
            onDone={guard.close}
            onCancel={guard.dialogProps.onClose}
          />
        )}
      </Dialog>
      {guard.questions}
    </>
  )
}

type FormProps = DirtyListener & { group: TelegramGroup; onDone: () => void; onCancel: () => void }

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
      onError: (error) => {
        const rest = applyApiError(form, error)
        if (rest) showError(t('link.failed'), rest)
      },
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
