import { schoolZone } from '@sohbet/domain/calendar'
import type { Language } from '@sohbet/domain/language'
import { dayIn } from '@sohbet/domain/zoned-day'
import { cityOf } from '@sohbet/domain/zoned-time'
import { dateWriter } from '@sohbet/domain/writers'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import styles from './coach-week.module.css'

type Times = { startsAt: string; endsAt: string }

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

export const timeIn = (zone: string, moment: string, language: Language): string =>
  dateWriter(language, { timeZone: zone, ...clock }).format(new Date(moment))

export const spanIn = (zone: string, { startsAt, endsAt }: Times, language: Language): string =>
  `${timeIn(zone, startsAt, language)}–${timeIn(zone, endsAt, language)}`

const weekdayIn = (zone: string, moment: string, language: Language): string =>
  dateWriter(language, { timeZone: zone, weekday: 'short' }).format(new Date(moment))

/** The time on the coach's clock, and on the school's if it differs. */
export function OwnTime({ times, zone }: { times: Times; zone: string }) {
  const { t } = useTranslation('coachWeek')
  const language = useLanguage()
  const own = spanIn(zone, times, language)
  const school = spanIn(schoolZone, times, language)
  const start = new Date(times.startsAt)
  // At the school it may be the day before or after
  const day =
    dayIn(zone, start) === dayIn(schoolZone, start) ? '' : weekdayIn(schoolZone, times.startsAt, language)
  return (
    <p className={styles.time}>
      <time dateTime={times.startsAt}>{own}</time>
      {own !== school && (
        <span className={styles.soft}>
          {t('schoolTime', {
            time: [day, school].filter(Boolean).join(' '),
            city: cityOf(schoolZone, language),
          })}
        </span>
      )}
    </p>
  )
}
