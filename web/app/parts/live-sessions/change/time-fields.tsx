import { zoomDuration } from '@sohbet/domain/course/zoom-times'
import { cityOf } from '@sohbet/domain/zoned-time'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import { SelectField } from '../../../ui/form/select-box.tsx'
import type { ZodForm } from '../../../ui/form/use-zod-form.ts'
import { ownZone, spanByClocks } from '../live-session-clock.ts'
import { momentOf, type TimeValues } from './live-session-values.ts'
import styles from '../staff/staff-live-sessions.module.css'

const { min, max, step } = zoomDuration
const durations = Array.from({ length: (max - min) / step + 1 }, (_, place) => String(min + place * step))

type Props<Values extends TimeValues> = {
  form: ZodForm<Values, unknown>
  /** An unusual duration stays available until another is chosen. */
  duration?: number
}

/** Day, start and length on the school's clock, and the time on the reader's own. */
export function TimeFields<Values extends TimeValues>({ form, duration }: Props<Values>) {
  const { t } = useTranslation('staffSessions')
  const isUsual = duration === undefined || durations.includes(String(duration))
  const offered = isUsual ? durations : [String(duration), ...durations]
  return (
    <>
      <div className={styles.three}>
        <TextField form={form} name="day" type="date" size="md" label={t('form.day')} data-autofocus />
        <TextField form={form} name="time" type="time" size="md" label={t('form.time')} />
        <SelectField form={form} name="duration" label={t('form.duration')} data={offered} />
      </div>
      <OwnTime {...form.values} />
    </>
  )
}

/** The chosen time on the reader's own clock, if it differs from the school's. */
function OwnTime({ day, time, duration }: Pick<TimeValues, 'day' | 'time' | 'duration'>) {
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
