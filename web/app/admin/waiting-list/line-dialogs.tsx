import { Button } from '@mantine/core'
import { placeMove, withReason, type WaitingLearner } from '@sohbet/contract/selling/waiting-list'
import { useTranslation } from '../../texts/use-translation.ts'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import { FormDialog, type DialogFormProps } from '../../ui/dialog/form-dialog.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { CountField } from '../../ui/form/count-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useReportDirty } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import styles from './waiting-list.module.css'
import { useChangeLine, useMoveUp, type LineChange } from './waiting-list.queries.ts'

export type LineDialog = { action: LineChange | 'move'; learner: WaitingLearner }

type Props = { courseId: string; dialog: LineDialog | undefined; onClose: () => void }

/** The dialog of an action on a place; each asks for a reason. */
export function LineDialogs({ courseId, dialog, onClose }: Props) {
  const { t } = useTranslation('waitingList')
  return (
    <FormDialog title={t(`${dialog?.action ?? 'move'}.title`)} subject={dialog} onClose={onClose}>
      {({ action, learner }, form) =>
        action === 'move' ? (
          <MoveForm courseId={courseId} learner={learner} {...form} />
        ) : (
          <ReasonForm courseId={courseId} learner={learner} change={action} {...form} />
        )
      }
    </FormDialog>
  )
}

type FormProps = DialogFormProps & { courseId: string; learner: WaitingLearner }

function MoveForm({ courseId, learner, onDone, onCancel, ...listener }: FormProps) {
  const { t } = useTranslation('waitingList')
  const { userId, username: name, place } = learner
  const { mutate: move, isPending } = useMoveUp({ courseId, userId })
  const form = useZodForm(placeMove, { initialValues: { place: 1, reason: '' } })
  useReportDirty(form, listener)
  const submit = form.onSubmit((body) =>
    move(body, {
      onSuccess: () => {
        showSuccess(t('move.done'), t('move.doneText', { name, place: body.place }))
        onDone()
      },
      onError: (error) =>
        showFormError(form, error, { title: t('move.failed'), fieldOfCode: { NOT_FURTHER_UP: 'place' } }),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.plain}>{t('move.text', { name, place })}</p>
      <CountField form={form} name="place" label={t('move.place')} description={t('move.placeHint')} />
      <TextAreaField
        form={form}
        name="reason"
        label={t('reason')}
        description={t('reasonKept')}
        minRows={2}
      />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t('move.submit')}
        </Button>
      </DialogFooter>
    </form>
  )
}

function ReasonForm(props: FormProps & { change: LineChange }) {
  const { courseId, learner, change, onDone, onCancel, ...listener } = props
  const { t } = useTranslation('waitingList')
  const { userId, username: name } = learner
  const { mutate: save, isPending } = useChangeLine(change, { courseId, userId })
  const form = useZodForm(withReason, { initialValues: { reason: '' } })
  useReportDirty(form, listener)
  const submit = form.onSubmit((body) =>
    save(body, {
      onSuccess: () => {
        showSuccess(t(`${change}.done`), t(`${change}.doneText`, { name }))
        onDone()
      },
      onError: (error) => showFormError(form, error, { title: t(`${change}.failed`) }),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.plain}>{t(`${change}.text`, { name })}</p>
      <TextAreaField
        form={form}
        name="reason"
        label={t('reason')}
        description={t(change === 'remove' ? 'reasonRead' : 'reasonKept')}
        minRows={2}
        data-autofocus
      />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t(`${change}.submit`)}
        </Button>
      </DialogFooter>
    </form>
  )
}
