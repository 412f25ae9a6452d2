import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox } from '@mantine/core'
import { schoolDay } from '@sohbet/domain/calendar'
import { proposedHolidays } from '@sohbet/domain/live-session/holidays'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { SelectBox } from '../../ui/form/select-box.tsx'
import styles from './holidays.module.css'
import type { Holidays } from './holidays.queries.ts'

/** Courses are planned about this far ahead. */
const yearsAhead = 3

type Props = { draft: Holidays; onAdd: (added: Holidays) => void; onRemove: (day: string) => void }

/** A year's proposed public holidays, and the school's own days. */
export function HolidayYear({ draft, onAdd, onRemove }: Props) {
  const { t } = useTranslation('holidays')
  const language = useLanguage()
  const [thisYear] = useState(() => Number(schoolDay(new Date()).slice(0, 4)))
  const [year, setYear] = useState(thisYear)
  const proposed = proposedHolidays(year)
  const taken = new Map(draft.map((holiday) => [holiday.day, holiday.name]))
  const own = draft
    .filter(({ day }) => day.startsWith(`${year}-`) && proposed.every((one) => one.day !== day))
    .map((holiday) => ({ ...holiday, isToCheck: false }))
  const all = [...proposed, ...own].toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const missing = proposed.filter(({ day }) => !taken.has(day))
  return (
    <>
      <div className={styles.head}>
        <SelectBox
          label={t('year')}
          value={String(year)}
          onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
          data={Array.from({ length: yearsAhead + 1 }, (_, place) => String(thisYear + place))}
        />
        <Button
          variant="default"
          disabled={missing.length === 0}
          onClick={() => onAdd(missing.map(({ day, name }) => ({ day, name })))}
        >
          {t('addAll')}
        </Button>
      </div>
      <fieldset className={styles.days}>
        <legend>{t('daysOf', { year })}</legend>
        {all.map(({ day, name, isToCheck }) => (
          <Checkbox
            key={day}
            size="md"
            className={styles.day}
            label={t('day', { day: formatDay(day, language), name: taken.get(day) ?? name })}
            description={isToCheck ? t('toCheck') : undefined}
            checked={taken.has(day)}
            onChange={({ currentTarget }) => (currentTarget.checked ? onAdd([{ day, name }]) : onRemove(day))}
          />
        ))}
      </fieldset>
    </>
  )
}
