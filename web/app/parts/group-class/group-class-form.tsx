import { Button } from '@mantine/core'
import { groupClassFields, maxTopic } from '@sohbet/contract/lessons/shared-lessons'
import { lessonLimits } from '@sohbet/domain/lesson/lesson'
import { say } from '@sohbet/contract/lessons/say'
import { levels } from '@sohbet/domain/level-test/level'
import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { z } from 'zod'
import { momentOf, sessionFields } from '../live-sessions/change/live-session-values.ts'
import { Dialog, DialogFooter } from '../../ui/dialog/dialog.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { SelectField } from '../../ui/form/select-box.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { useOpenGroupClass } from './group-class.queries.ts'
import styles from './group-class.module.css'

const fieldOfCode = { CLASS_TIME_TAKEN: 'time', COACH_GIVES_NO_LESSONS: 'coachId' }
const { min, max } = lessonLimits.seats
const counts = (from: number) => Array.from({ length: max - from + 1 }, (_, place) => String(from + place))

/** The day and the time are on the school's clock. */
const fields = z
  .object({
    /** Of an own class, none. */
    coachId: z.string().min(1, say('Coach is required')).optional(),
    day: sessionFields.shape.day,
    time: sessionFields.shape.time,
    topic: z.string(),
    levelFrom: z.enum(levels),
    levelTo: z.enum(levels),
    seats: z.string().transform(Number),
    leastSeats: z.string().transform(Number),
  })
  .transform(({ coachId, day, time, ...rest }, ctx) => {
    const { data, error } = groupClassFields.safeParse({ startsAt: momentOf({ day, time }), ...rest })
    for (const { message, path } of error?.issues ?? [])
      ctx.addIssue({ code: 'custom', message, path: path[0] === 'startsAt' ? ['time'] : path })
    return data ? { ...data, ...(coachId && { coachId }) } : z.NEVER
  })

type Values = z.input<typeof fields>

const firstValues = (now: Date, coaches: Coaches | undefined): Values => ({
  coachId: coaches && '',
  day: addDays(schoolDay(now), 3),
  // Any time proposed here may be taken
  time: '',
  topic: '',
  levelFrom: 'A2',
  levelTo: 'B1',
  seats: String(max),
  leastSeats: String(min),
})

type Coaches = readonly { id: string; name: string }[]
type Props = {
  /** For an admin, who chooses the coach. */
  coaches?: Coaches
  variant?: 'default' | 'filled'
}

/** The button and its form: topic, time, levels and seats of a new class. */
export function OpenGroupClass({ coaches, variant = 'filled' }: Props) {
  const { t } = useTranslation('groupClass')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('title')}>
        <GroupClassForm coaches={coaches} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

type FormProps = { coaches: Coaches | undefined; onClose: () => void }

function GroupClassForm({ coaches, onClose }: FormProps) {
  const { t } = useTranslation('groupClass')
  const { mutate: open, isPending } = useOpenGroupClass()
  const [now] = useState(() => new Date())
  const form = useZodForm(fields, { initialValues: firstValues(now, coaches) })
  const submit = form.onSubmit((filled) =>
    open(
      { ...filled, startsAt: filled.startsAt.toISOString() },
      {
        onSuccess: () => {
          showSuccess(t('done'))
          onClose()
        },
        onError: (error) => showFormError(form, error, { title: t('failed'), fieldOfCode }),
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.soft}>{t(coaches ? 'intro' : 'ownIntro')}</p>
      {coaches && (
        <SelectField
          form={form}
          name="coachId"
          label={t('coach')}
          data={[
            { value: '', label: '–' },
            ...coaches.map(({ id: value, name: label }) => ({ value, label })),
          ]}
        />
      )}
      <TextField
        form={form}
        name="topic"
        size="md"
        label={t('topic')}
        description={t('topicHint')}
        maxLength={maxTopic}
        data-autofocus
      />
      <div className={styles.when}>
        <TextField form={form} name="day" type="date" size="md" label={t('day')} />
        <TextField form={form} name="time" type="time" size="md" step={900} label={t('time')} />
      </div>
      <div className={styles.pair}>
        <SelectField form={form} name="levelFrom" label={t('levelFrom')} data={[...levels]} />
        <SelectField form={form} name="levelTo" label={t('levelTo')} data={[...levels]} />
      </div>
      <div className={styles.pair}>
        <SelectField form={form} name="seats" label={t('seats')} data={counts(min)} />
        <SelectField form={form} name="leastSeats" label={t('leastSeats')} data={counts(1)} />
      </div>
      <p className={styles.soft}>{t('rule')}</p>
      <DialogFooter onCancel={onClose}>
        <Button type="submit" loading={isPending}>
          {t('open')}
        </Button>
      </DialogFooter>
    </form>
  )
}
