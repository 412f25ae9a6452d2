import { Button } from '@mantine/core'
import { say } from '@sohbet/contract/say'
import { id, idOf } from '@sohbet/contract/fields'
import { recordCorrection, type StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { zoomDuration } from '@sohbet/domain/course/zoom-times'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { z } from 'zod'
import { errorMessage } from '../../../api/error-message.ts'
import { LiveSessionWhen } from '../../../parts/live-sessions/live-session-when.tsx'
import { useCorrectLiveSession } from '../../../parts/live-sessions/staff/staff-live-sessions.queries.ts'
import { DialogFooter } from '../../../ui/dialog/dialog.tsx'
import { FormDialog, type DialogFormProps } from '../../../ui/dialog/form-dialog.tsx'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { SelectField } from '../../../ui/form/select-box.tsx'
import { useReportDirty } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { coachesQuery } from '../../coaches/coaches.queries.ts'
import styles from '../courses.module.css'

type Props = { session: StaffLiveSession | undefined; onClose: () => void }

/** Corrects who taught a session that is over, and how long it took. */
export function CorrectSession({ session, onClose }: Props) {
  const { t } = useTranslation('courses')
  return (
    <FormDialog title={t('correct.title')} subject={session} onClose={onClose}>
      {(shown, form) => <CorrectionForm key={`${shown.id} ${shown.revision}`} session={shown} {...form} />}
    </FormDialog>
  )
}

const fields = z
  .object({
    firstCoachId: idOf(say('Primary coach is required')),
    secondCoachId: z.union([z.literal(''), id]),
    duration: z.coerce.number<string>().pipe(recordCorrection.shape.duration),
  })
  .refine(({ firstCoachId, secondCoachId }) => firstCoachId !== secondCoachId, {
    path: ['secondCoachId'],
    error: say('Choose another coach than the primary one'),
  })

const { min, max, step } = zoomDuration
const usual = Array.from({ length: (max - min) / step + 1 }, (_, place) => String(min + place * step))

type FormProps = DialogFormProps & { session: StaffLiveSession }

function CorrectionForm({ session, onDone, onCancel, ...listener }: FormProps) {
  const { t } = useTranslation('courses')
  const { data: coaches, error, refetch } = useQuery(coachesQuery)
  const { mutate: correct, isPending } = useCorrectLiveSession(session.id)
  const { coaches: recorded = [], correction = null } = session.record ?? {}
  const [first, assistant] = recorded
  // The record of a session has both coaches of its course; the second is paid only when an admin names them
  const second = correction && assistant
  const duration = String(session.duration)
  const form = useZodForm(fields, {
    initialValues: { firstCoachId: first?.id ?? '', secondCoachId: second?.id ?? '', duration },
  })
  useReportDirty(form, listener)
  if (error)
    return <ErrorState hint={errorMessage(error, t('form.optionsFailed'))} onRetry={() => void refetch()} />
  if (!coaches) return <LoadingState lines={4} />
  const choices = coaches.map(({ id: value, user }) => ({
    value,
    label: user?.username ?? t('form.erasedCoach'),
  }))
  const submit = form.onSubmit(({ firstCoachId, secondCoachId, duration: minutes }) =>
    correct(
      {
        coachIds: [firstCoachId, secondCoachId].filter(Boolean),
        duration: minutes,
        expected: session.revision,
      },
      {
        onSuccess: () => {
          showSuccess(t('correct.done'))
          onDone()
        },
        onError: (failure) =>
          showFormError(form, failure, {
            title: t('correct.failed'),
            fieldOfCode: { SESSION_NOT_OVER: 'duration' },
          }),
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.fields}>
      <p className={styles.plain}>
        <LiveSessionWhen {...session} />
      </p>
      <p className={styles.plain}>{t('correct.text')}</p>
      <SelectField
        form={form}
        name="firstCoachId"
        label={t('correct.first')}
        data={[{ value: '', label: t('form.choose') }, ...choices]}
        data-autofocus
      />
      <SelectField
        form={form}
        name="secondCoachId"
        label={t('correct.second')}
        description={t('correct.secondHint')}
        data={[{ value: '', label: t('form.none') }, ...choices]}
      />
      <SelectField
        form={form}
        name="duration"
        label={t('correct.duration')}
        data={usual.includes(duration) ? usual : [duration, ...usual]}
      />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
          {t('correct.save')}
        </Button>
      </DialogFooter>
    </form>
  )
}
