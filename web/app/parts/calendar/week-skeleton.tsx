import { Skeleton } from '@mantine/core'
import { schoolDay, type Day } from '@sohbet/domain/calendar'
import { useLanguage } from '../../texts/language.ts'
import { LoadingState } from '../../ui/feedback/states.tsx'
import { dayName, daysOfWeekFrom } from './week.ts'
import styles from './week.module.css'

/** Most groups meet twice a week. */
const usualDays = new Set([1, 3])

/** The seven days of a week whose sessions are not loaded yet. */
export function WeekSkeleton({ monday }: { monday: Day }) {
  const language = useLanguage()
  return (
    <LoadingState>
      <ol className={styles.week}>
        {daysOfWeekFrom(monday, [], schoolDay).map(({ day }, place) => (
          <li key={day} className={styles.day} data-empty={!usualDays.has(place) || undefined}>
            <h3>{dayName(day, language)}</h3>
            {usualDays.has(place) ? <Skeleton height={108} /> : <Skeleton height={14} width={64} />}
          </li>
        ))}
      </ol>
    </LoadingState>
  )
}
