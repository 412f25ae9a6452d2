import '@mantine/core/styles/Radio.css'
import { Button, Radio } from '@mantine/core'
import { newGroups } from '@sohbet/contract/telegram-groups/telegram-groups'
import { arrangements, type Arrangement } from '@sohbet/domain/telegram-group/distribution'
import { useTranslation } from '../../texts/use-translation.ts'
import { Dialog, DialogFooter } from '../../ui/dialog/dialog.tsx'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useReportDirty, type DirtyListener } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useCloseGuard } from '../../ui/dialog/use-close-guard.tsx'
import { GroupPreviews } from './group-preview.tsx'
import styles from './telegram-groups.module.css'
import { useCreateGroups } from './telegram-groups.queries.ts'

type Props = { courseId: string; count: number; isOpen: boolean; onClose: () => void }

export function CreateGroups({ isOpen, courseId, count, onClose }: Props) {
  const { t } = useTranslation('telegramGroups')
  const guard = useCloseGuard({ isOpen, onClose })
  const { onClose: onCancel } = guard.dialogProps
  return (
    <>
      <Dialog {...guard.dialogProps} title={t('create.title')} size="lg">
        {isOpen && (
          <CreateForm {...{ courseId, count, onCancel }} {...guard.formProps} onDone={guard.close} />
        )}
      </Dialog>
      {guard.questions}
    </>
  )
}

type FormProps = DirtyListener &
  Pick<Props, 'courseId' | 'count'> & { onCancel: () => void; onDone: () => void }

function CreateForm({ courseId, count, onCancel, onDone, ...listener }: FormProps) {
  const { t } = useTranslation('telegramGroups')
  const { mutate: create, isPending, isSuccess } = useCreateGroups(courseId)
  const form = useZodForm(newGroups, {
    initialValues: {
      groupNames: Array.from({ length: count }, () => ''),
      arrangement: 'similar',
    },
  })
  useReportDirty(form, listener)
  const { groupNames, arrangement = 'similar' } = form.values
  const submit = form.onSubmit((body) =>
    create(body, {
      onSuccess: () => {
        showSuccess(t('create.done'))
        onDone()
      },
      onError: (error) => showError(t('create.failed'), applyApiError(form, error)),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.plain}>{t('create.text')}</p>
      <div className={styles.names}>
        {groupNames.map((_, place) => (
          <TextField
            // oxlint-disable-next-line react/no-array-index-key -- a name has no other identity than its place
            key={place}
            form={form}
            name={`groupNames.${place}`}
            label={t('create.name', { number: place + 1 })}
            autoComplete="off"
            {...(place === 0 && { 'data-autofocus': true })}
          />
        ))}
      </div>
      <ArrangementField value={arrangement} onChoose={(one) => form.setFieldValue('arrangement', one)} />
      <GroupPreviews
        courseId={courseId}
        arrangement={arrangement}
        names={groupNames}
        isOver={isPending || isSuccess}
      />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t('create.submit')}
        </Button>
      </DialogFooter>
    </form>
  )
}

type ArrangementProps = { value: Arrangement; onChoose: (arrangement: Arrangement) => void }

function ArrangementField({ value: chosen, onChoose }: ArrangementProps) {
  const { t } = useTranslation('telegramGroups')
  return (
    <Radio.Group
      label={t('create.arrangement')}
      value={chosen}
      onChange={(value) => onChoose(arrangements.find((one) => one === value) ?? 'similar')}
    >
      <div className={styles.choices}>
        {arrangements.map((one) => (
          <Radio
            key={one}
            size="md"
            value={one}
            label={t(`create.${one}`)}
            description={t(`create.${one}Hint`)}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
