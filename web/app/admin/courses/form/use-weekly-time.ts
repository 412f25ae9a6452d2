import type { ZoomTime } from '@sohbet/domain/course/zoom-times'
import { useTranslation } from '../../../texts/use-translation.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Minutes after midnight as a time such as 21:00, wrapping after midnight. */
export const clockOf = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`

/** A session as text: Monday 21:00–22:00. */
export function useWeeklyTime() {
  const { t } = useTranslation('courses')
  return ({ dayOfWeek, hour, minute, duration }: ZoomTime) => {
    const start = hour * 60 + minute
    return t('zoom.time', {
      day: t(`zoom.days.${dayOfWeek}`),
      from: clockOf(start),
      to: clockOf(start + duration),
    })
  }
}
