import { Button } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/learning/live-sessions'
import { zoomDuration } from '@sohbet/domain/course/zoom-times'
import { sessionKinds } from '@sohbet/domain/live-session/live-session'
import { mayHaveReplay, mayReschedule } from '@sohbet/domain/live-session/rules'
import { cityOf } from '@sohbet/domain/zoned-time'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../texts/language.ts'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import { useSession } from '../../session/session.ts'
import { lessonsInTheWay } from '../lessons-in-the-way.ts'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { SelectField } from '../../ui/form/select-box.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useReportDirty, type DirtyListener } from '../../ui/form/use-report-dirty.ts'
import { useZodForm, type ZodForm } from '../../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { CancelLiveSession } from './cancel-live-session.tsx'
import { ownZone, spanByClocks } from './live-session-clock.ts'
import { timesOf } from './live-session-groups.ts'
import {
  fieldOfCode,
  momentOf,
  sessionFields,
  valuesOf,
  changeFromForm,
  type LiveSessionValues,
} from './live-session-values.ts'
import styles from './staff-live-sessions.module.css'
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
      const rest = applyApiError(form, error, undefined, fieldOfCode)
      if (rest) showError(t('form.failed'), rest, lessonsInTheWay(error, area))
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
      {isAhead && <CancelLiveSession session={session} onDone={onDone} />}
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
          {t('form.save')}
        </Button>
      </DialogFooter>
      {dialog}
    </form>
  )
}

const { min, max, step } = zoomDuration
const durations = Array.from({ length: (max - min) / step + 1 }, (_, place) => String(min + place * step))

function WhenAndWhere({ form, duration }: { form: ZodForm<LiveSessionValues, unknown>; duration: number }) {
  const { t } = useTranslation('staffSessions')
  const { t: ofAll } = useTranslation('sessions')
  // An unusual duration stays available until another is chosen
  const offered = durations.includes(String(duration)) ? durations : [String(duration), ...durations]
  return (
    <>
      <div className={styles.three}>
        <TextField form={form} name="day" type="date" size="md" label={t('form.day')} data-autofocus />
        <TextField form={form} name="time" type="time" size="md" label={t('form.time')} />
        <SelectField form={form} name="duration" label={t('form.duration')} data={offered} />
      </div>
      <OwnTime {...form.values} />
      <SelectField
        form={form}
        name="kind"
        label={t('form.kind')}
        description={t('form.kindHint')}
        data={sessionKinds.map((value) => ({ value, label: ofAll(`kind.${value}`) }))}
      />
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

/** The chosen time on the reader's own clock, if it differs from the school's. */
function OwnTime({ day, time, duration }: Pick<LiveSessionValues, 'day' | 'time' | 'duration'>) {
  const { t } = useTranslation('staffSessions')
  const language = useLanguage()
  const startsAt = momentOf({ day, time })
  if (!startsAt) return null
  const timeZone = ownZone()
  const { own } = spanByClocks({ startsAt, duration: Number(duration) }, { language, timeZone })
  return (
    own && (
      <p className={styles.soft} aria-live="polite">
        {t('form.ownTime', { time: own, zone: cityOf(timeZone, language) })}
      </p>
    )
  )
}
