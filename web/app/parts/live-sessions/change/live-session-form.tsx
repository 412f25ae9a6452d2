import { Button } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { mayHaveReplay, mayReschedule } from '@sohbet/domain/live-session/rules'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { DialogFooter } from '../../../ui/dialog/dialog.tsx'
import { useSession } from '../../../session/session.ts'
import { lessonsInTheWay } from '../../lessons-in-the-way.ts'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useReportDirty, type DirtyListener } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm, type ZodForm } from '../../../ui/form/use-zod-form.ts'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { CancelLiveSession } from './cancel-live-session.tsx'
import { RemoveSession } from '../extra/remove-session.tsx'
import { KindField } from './kind-field.tsx'
import { timesOf } from '../live-session-groups.ts'
import {
  fieldOfCode,
  sessionFields,
  valuesOf,
  changeFromForm,
  type LiveSessionValues,
} from './live-session-values.ts'
import styles from '../staff/staff-live-sessions.module.css'
import { SubstituteSection } from '../substitute/substitute-section.tsx'
import { TimeFields } from './time-fields.tsx'
import { useSaveLiveSession } from './use-save-live-session.tsx'

type Props = DirtyListener & {
  session: StaffLiveSession
  onDone: () => void
  onCancel: () => void
}

export function LiveSessionForm({ session, onDirty, isDirtyNow, onDone, onCancel }: Props) {
  const { t } = useTranslation('staffSessions')
  const area = useSession()?.user.role === 'admin' ? 'admin' : 'coach'
  const [now] = useState(() => new Date())
  const form = useZodForm(sessionFields, { initialValues: valuesOf(session) })
  const { save, isPending, dialog } = useSaveLiveSession(session.id)
  useReportDirty(form, { onDirty, isDirtyNow })
  const times = timesOf(session)
  const isAhead = mayReschedule(times, now).allowed
  const mayAddReplay = mayHaveReplay(times, now).allowed

  const submit = form.onSubmit(async (filled) => {
    try {
      if (!(await save(changeFromForm(filled, session)))) return
      showSuccess(t('form.saved'))
      onDone()
    } catch (error) {
      const link = lessonsInTheWay(error, area, { from: filled.day, to: filled.day })
      showFormError(form, error, { title: t('form.failed'), fieldOfCode, link })
    }
  })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.soft}>{t(isAhead ? 'form.intro' : 'form.isOver')}</p>
      {session.holiday && isAhead && (
        <p className={styles.note}>{t('form.onHoliday', { name: session.holiday })}</p>
      )}
      {isAhead && <WhenAndWhere form={form} duration={session.duration} />}
      <TextAreaField form={form} name="notes" label={t('form.notes')} isOptional />
      <TextField
        form={form}
        name="replayLink"
        type="url"
        label={t('form.replay')}
        description={t(mayAddReplay ? 'form.replayHint' : 'form.replayLater')}
        disabled={!mayAddReplay && !session.replayLink}
        autoComplete="off"
        isOptional
      />
      {isAhead && (
        <>
          <div className={styles.part}>
            <SubstituteSection session={session} />
          </div>
          <div className={styles.part}>
            <CancelLiveSession session={session} onDone={onDone} />
            <RemoveSession session={session} onDone={onDone} />
          </div>
        </>
      )}
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
          {t('form.save')}
        </Button>
      </DialogFooter>
      {dialog}
    </form>
  )
}

type FieldsProps = { form: ZodForm<LiveSessionValues, unknown>; duration: number }

function WhenAndWhere({ form, duration }: FieldsProps) {
  const { t } = useTranslation('staffSessions')
  return (
    <>
      <TimeFields form={form} duration={duration} />
      <KindField form={form} />
      <TextField
        form={form}
        name="zoomLink"
        type="url"
        label={t('form.link')}
        description={t('form.linkHint')}
        placeholder="https://"
        autoComplete="off"
        isOptional
      />
    </>
  )
}
