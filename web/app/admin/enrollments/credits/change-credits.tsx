import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { creditChange, type Credits } from '@sohbet/contract/credits/credits'
import { useTranslation } from '../../../texts/use-translation.ts'
import { z } from 'zod'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { SelectField } from '../../../ui/form/select-box.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { CountField } from '../../../ui/form/count-field.tsx'
import { useReportDirty, type DirtyListener } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useCloseGuard } from '../../../ui/dialog/use-close-guard.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { useChangeCredits } from './credits.queries.ts'
import styles from '../enrollments.module.css'

type Props = { userId: string; credits: Credits }

/** The button and its dialog. */
export function ChangeCredits(props: Props) {
  const { t } = useTranslation('enrollments')
  const [isOpen, { open, close }] = useDisclosure(false)
  const guard = useCloseGuard({ isOpen, onClose: close })
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('credits.change')}
      </Button>
      <Dialog {...guard.dialogProps} title={t('credits.dialog')}>
        {isOpen && <ChangeForm {...props} {...guard.formProps} onDone={guard.close} />}
      </Dialog>
      {guard.questions}
    </>
  )
}

const directions = ['add', 'remove'] as const

/** The form takes a positive number and a direction, so that no one types a minus. */
const form = creditChange.safeExtend({
  direction: z.enum(directions),
  credits: z.number().int().min(0).max(1000),
  extraGroups: z.number().int().min(0).max(1000),
})

type FormProps = Props & DirtyListener & { onDone: () => void }

function useChangeForm({ userId, credits: { balance, extraGroups }, onDone, ...listener }: FormProps) {
  const { t } = useTranslation('enrollments')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: change } = useChangeCredits(userId)
  const fields = useZodForm(form, {
    initialValues: { direction: 'add', credits: 0, extraGroups: 0, note: '' },
  })
  useReportDirty(fields, listener)

  const submit = async ({ direction, note, ...counts }: z.output<typeof form>) => {
    const sign = direction === 'add' ? 1 : -1
    const body = { credits: sign * counts.credits, extraGroups: sign * counts.extraGroups, note }
    try {
      const isDone = await confirm({
        message: t('credits.ask', {
          credits: t('credits.creditCount', { count: balance + body.credits }),
          groups: t('credits.groupCountText', { count: extraGroups + body.extraGroups }),
        }),
        isDestructive: sign < 0,
        action: () => change(body),
      })
      if (!isDone) return
      showSuccess(t('credits.done'))
      onDone()
    } catch (error) {
      showFormError(fields, error, {
        title: t('credits.failed'),
        fieldOfCode: { NOT_ENOUGH_CREDITS: 'credits' },
      })
    }
  }
  return { fields, onSubmit: fields.onSubmit((values) => void submit(values)), dialog }
}

function ChangeForm(props: FormProps) {
  const { t } = useTranslation('enrollments')
  const { fields, onSubmit, dialog } = useChangeForm(props)
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      <SelectField
        form={fields}
        name="direction"
        label={t('credits.direction')}
        data={directions.map((value) => ({ value, label: t(`credits.directions.${value}`) }))}
      />
      <div className={styles.pair}>
        <CountField form={fields} name="credits" label={t('credits.count')} data-autofocus />
        <CountField form={fields} name="extraGroups" label={t('credits.groupCount')} />
      </div>
      <TextAreaField
        form={fields}
        name="note"
        label={t('credits.note')}
        description={t('credits.noteHint')}
        minRows={2}
      />
      <Button type="submit">{t('credits.submit')}</Button>
      {dialog}
    </form>
  )
}
