import '@mantine/core/styles/Alert.css'
import { Alert, Button, Title } from '@mantine/core'
import {
  availabilityFields,
  type AvailabilityFields,
  type CoachAvailability,
} from '@sohbet/contract/lessons/availability'
import { lessonKinds, lessonLimits } from '@sohbet/domain/lesson/lesson'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { tidyDraft, toDraft, type HoursDraft } from './hours.ts'
import { SingleDays } from './single-days.tsx'
import { WeekHours } from './week-hours.tsx'
import styles from './hours.module.css'

const { min, max } = lessonLimits.maxPerDay
const limits = Array.from({ length: max - min + 1 }, (_, place) => String(min + place))

type Save = UseMutationResult<CoachAvailability, Error, AvailabilityFields & { revision: number }>

type Props = {
  saved: CoachAvailability
  saving: Pick<Save, 'mutate' | 'isPending'>
  /** Where lessons that are in the way of a change are moved. */
  lessonsPath: string
  /** Shows what is saved, without the changes here. */
  onReload: () => void
}

export function HoursForm({ saved, saving, lessonsPath, onReload }: Props) {
  const { t } = useTranslation('lessonHours')
  const [revision, setRevision] = useState(saved.revision)
  const [refusal, setRefusal] = useState<unknown>()
  const { mutate: save, isPending } = saving
  const form = useZodForm(availabilityFields, { initialValues: toDraft(saved) })
  const { kinds, week, days, maxPerDay } = form.values
  const isDirty = form.isDirty()
  const leaveDialog = useLeaveGuard(isDirty)
  const set = <Key extends keyof HoursDraft>(key: Key, value: HoursDraft[Key]) =>
    form.setValues((values) => ({ ...values, [key]: value }))
  const submit = form.onSubmit((draft) =>
    save(
      { ...tidyDraft(draft), revision },
      {
        onSuccess: (now) => {
          setRevision(now.revision)
          setRefusal(undefined)
          form.setInitialValues(toDraft(now))
          form.reset()
          showSuccess(t('saved'))
        },
        onError: (error) => setRefusal(applyApiError(form, error) && error),
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Part title={t('offer.title')}>
        <TextField
          form={form}
          name="meetingLink"
          size="md"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          label={t('offer.link')}
          description={t('offer.linkHint')}
        />
        {lessonKinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`offer.kinds.${kind}`)}
            description={t(`offer.kindHints.${kind}`)}
            checked={kinds.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              set(
                'kinds',
                lessonKinds.filter((other) => (other === kind ? checked : kinds.includes(other))),
              )
            }
          />
        ))}
        <SelectBox
          className={styles.short}
          label={t('offer.most')}
          value={String(maxPerDay ?? '')}
          data={[{ value: '', label: t('offer.noLimit') }, ...limits]}
          onChange={({ currentTarget }) => set('maxPerDay', Number(currentTarget.value) || null)}
        />
      </Part>
      <Part title={t('week.title')} hint={t('week.hint')}>
        <WeekHours week={week} onChange={(next) => set('week', next)} />
      </Part>
      <Part title={t('days.title')} hint={t('days.hint')}>
        <SingleDays days={days} week={week} onChange={(next) => set('days', next)} />
      </Part>
      {refusal !== undefined && <Refusal error={refusal} lessonsPath={lessonsPath} onReload={onReload} />}
      <SaveBar isDirty={isDirty} faultCount={Object.keys(form.errors).length}>
        <Button type="submit" loading={isPending} disabled={!isDirty}>
          {t('save')}
        </Button>
      </SaveBar>
      {leaveDialog}
    </form>
  )
}

const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className={styles.part}>
    <Title order={2}>{title}</Title>
    {hint && <p className={styles.soft}>{hint}</p>}
    {children}
  </section>
)

type RefusalProps = Pick<Props, 'lessonsPath' | 'onReload'> & { error: unknown }

/** Why nothing was saved, and the way on. */
function Refusal({ error, lessonsPath, onReload }: RefusalProps) {
  const { t } = useTranslation('lessonHours')
  const code = error instanceof ApiError ? error.code : ''
  return (
    <Alert
      color="orange"
      role="alert"
      title={t('refused.title')}
      ref={(node) => node?.scrollIntoView({ block: 'nearest' })}
    >
      <div className={styles.refusal}>
        <p>{code === 'EDITED_MEANWHILE' ? t('refused.meanwhile') : errorMessage(error)}</p>
        {code === 'EDITED_MEANWHILE' && (
          <Button variant="default" onClick={onReload}>
            {t('refused.reload')}
          </Button>
        )}
        {code === 'LESSONS_IN_THE_WAY' && (
          <Button variant="default" component={Link} to={lessonsPath}>
            {t('refused.toLessons')}
          </Button>
        )}
      </div>
    </Alert>
  )
}
