import { Button, TextInput } from '@mantine/core'
import { addDays, clockOf, schoolDay, schoolMinute, schoolZone } from '@sohbet/domain/calendar'
import { cityOf } from '@sohbet/domain/zoned-time'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import styles from './away.module.css'

/** Days and times of day on the school's clock, as typed. */
export type TypedSpan = { fromDay: string; fromTime: string; untilDay: string; untilTime: string }

const endOfDay = '23:59'

/** From now until the end of a day. */
export function spanUntil(now: Date, days: number): TypedSpan {
  const today = schoolDay(now)
  const untilDay = addDays(today, days)
  const fromTime = clockOf(schoolMinute(now))
  return { fromDay: today, fromTime, untilDay, untilTime: endOfDay }
}

const presets = [
  ['today', 0],
  ['threeDays', 2],
  ['week', 6],
] as const

type Props = { value: TypedSpan; error: string | undefined; now: Date; onChange: (span: TypedSpan) => void }

export function AwaySpanFields({ value, error, now, onChange }: Props) {
  const { t } = useTranslation('coachAway')
  const language = useLanguage()
  const field = (name: keyof TypedSpan, type: 'date' | 'time') => (
    <TextInput
      size="md"
      type={type}
      label={t(`when.${name}`)}
      value={value[name]}
      error={name === 'untilDay' && error}
      onChange={({ currentTarget }) => onChange({ ...value, [name]: currentTarget.value })}
    />
  )
  return (
    <section className={styles.card} aria-labelledby="away-when">
      <h2 id="away-when">{t('when.title')}</h2>
      <div className={styles.presets}>
        {presets.map(([name, days]) => (
          <Button key={name} variant="default" onClick={() => onChange(spanUntil(now, days))}>
            {t(`when.${name}`)}
          </Button>
        ))}
      </div>
      <div className={styles.span}>
        {field('fromDay', 'date')}
        {field('fromTime', 'time')}
        {field('untilDay', 'date')}
        {field('untilTime', 'time')}
      </div>
      <p className={styles.soft}>{t('when.zone', { city: cityOf(schoolZone, language) })}</p>
    </section>
  )
}
