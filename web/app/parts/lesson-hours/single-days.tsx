import { ActionIcon, Button, TextInput } from '@mantine/core'
import { addDays, dayOfWeek, mondayOf, schoolDay, type Day } from '@sohbet/domain/calendar'
import IconTrash from '#icons/IconTrash'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { formatShortDay } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import { dayName, firstSpan, groupDays, pauseWeek, type DayGroup, type HoursDraft } from './hours.ts'
import { SpanList } from './span-list.tsx'
import styles from './hours.module.css'

type Days = HoursDraft['days']
type Props = { days: Days; week: HoursDraft['week']; onChange: (days: Days) => void }

/** Days off, and days with other hours than every week. */
export function SingleDays({ days, week, onChange }: Props) {
  const remove = (gone: readonly Day[]) =>
    onChange(Object.fromEntries(Object.entries(days).filter(([day]) => !gone.includes(day))))
  return (
    <>
      <ul className={styles.days}>
        {groupDays(days).map((group) => (
          <DayRow
            key={group.from}
            group={group}
            onChange={(hours) => onChange({ ...days, [group.from]: hours })}
            onRemove={() => remove(group.days)}
          />
        ))}
      </ul>
      <AddDay
        onAdd={(day, isOff) => {
          const weekly = week[dayOfWeek(day)]
          const hours = weekly.length > 0 ? weekly : [firstSpan]
          onChange({ ...days, [day]: isOff ? [] : hours })
        }}
      />
      <PauseWeek onPause={(monday, today) => onChange(pauseWeek(days, monday, today))} />
    </>
  )
}

type RowProps = { group: DayGroup; onChange: (hours: Days[Day]) => void; onRemove: () => void }

function DayRow({ group: { from, to, days, hours }, onChange, onRemove }: RowProps) {
  const { t } = useTranslation('lessonHours')
  const language = useLanguage()
  const isOff = hours.length === 0
  const name = from === to ? dayName(from, language) : `${dayName(from, language)} – ${dayName(to, language)}`
  return (
    <li className={styles.day} data-free={isOff || undefined}>
      <div className={styles.dayHead}>
        <h3>{name}</h3>
        <ActionIcon
          size={44}
          variant="subtle"
          aria-label={t('days.remove', { day: name })}
          onClick={onRemove}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
      {isOff ? (
        <p className={styles.soft}>{t('days.off', { count: days.length })}</p>
      ) : (
        <SpanList name={name} hours={hours} nothing={t('days.off', { count: 1 })} onChange={onChange} />
      )}
    </li>
  )
}

function AddDay({ onAdd }: { onAdd: (day: Day, isOff: boolean) => void }) {
  const { t } = useTranslation('lessonHours')
  const [day, setDay] = useState('')
  const today = schoolDay(useNow())
  const add = (isOff: boolean) => {
    onAdd(day, isOff)
    setDay('')
  }
  const isUsable = day >= today
  return (
    <div className={styles.addDay}>
      <TextInput
        size="md"
        type="date"
        label={t('days.day')}
        min={today}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Button variant="default" disabled={!isUsable} onClick={() => add(true)}>
        {t('days.addOff')}
      </Button>
      <Button variant="default" disabled={!isUsable} onClick={() => add(false)}>
        {t('days.addHours')}
      </Button>
    </div>
  )
}

const weeksAhead = 12

function PauseWeek({ onPause }: { onPause: (monday: Day, today: Day) => void }) {
  const { t } = useTranslation('lessonHours')
  const language = useLanguage()
  const today = schoolDay(useNow())
  const mondays = Array.from({ length: weeksAhead }, (_, week) => addDays(mondayOf(today), week * 7))
  const [chosen, choose] = useState(mondays[1] ?? today)
  return (
    <div className={styles.addDay}>
      <SelectBox
        label={t('pause.week')}
        value={chosen}
        data={mondays.map((monday) => ({
          value: monday,
          label: `${formatShortDay(monday, language)} – ${formatShortDay(addDays(monday, 6), language)}`,
        }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Button variant="default" onClick={() => onPause(chosen, today)}>
        {t('pause.button')}
      </Button>
    </div>
  )
}
