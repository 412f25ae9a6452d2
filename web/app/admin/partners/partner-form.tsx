import { Button } from '@mantine/core'
import { partnerFields, type Partner, type PartnerFields } from '@sohbet/contract/partners/partners'
import { useTranslation } from '../../texts/use-translation.ts'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import type { DialogFormProps } from '../../ui/dialog/form-dialog.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { useReportDirty } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { loadPartner, useSavePartner } from './partners.queries.ts'
import styles from './partners.module.css'

const valuesOf = ({ name, email, code, ratePercent, isActive, revision }: Partner): PartnerFields => ({
  name,
  email,
  code,
  ratePercent,
  isActive,
  revision,
})

/** The field that an error code is about. */
const fieldOfCode = { PARTNER_CODE_TAKEN: 'code', PARTNER_EMAIL_TAKEN: 'email' }

type Props = DialogFormProps & {
  partner: Partner | undefined
  given?: Pick<PartnerFields, 'name' | 'email'> | undefined
}

export function PartnerForm({ partner, given, onDone, onCancel, ...listener }: Props) {
  const { t } = useTranslation('partners')
  const empty = { name: '', email: '', ...given, code: '', ratePercent: 10, isActive: true }
  const form = useZodForm(partnerFields, { initialValues: partner ? valuesOf(partner) : empty })
  const { mutate: save, isPending } = useSavePartner()
  useReportDirty(form, listener)
  const conflict = useEditConflict(form, {
    load: async () => (partner ? valuesOf(await loadPartner(partner.id)) : undefined),
    area: 'partners',
  })
  const submit = form.onSubmit((fields) =>
    save(
      { id: partner?.id, fields },
      {
        onSuccess: () => {
          showSuccess(t(partner ? 'updated' : 'created'))
          onDone()
        },
        onError: (error) => {
          if (conflict.isConflict(error)) return
          showFormError(form, error, { title: t('failed'), fieldOfCode })
        },
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        form={form}
        name="name"
        label={t('form.name')}
        description={t('form.nameHint')}
        autoComplete="off"
        data-autofocus
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('form.email')}
        description={t('form.emailHint')}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="code"
        label={t('form.code')}
        description={t('form.codeHint')}
        autoComplete="off"
        autoCapitalize="none"
      />
      <AmountField
        form={form}
        name="ratePercent"
        label={t('form.rate')}
        description={t('form.rateHint')}
        rightSection="%"
      />
      <SwitchField
        form={form}
        name="isActive"
        label={t('form.isActive')}
        description={t('form.activeHint')}
      />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t(partner ? 'form.save' : 'form.create')}
        </Button>
      </DialogFooter>
      {conflict.dialog}
    </form>
  )
}
