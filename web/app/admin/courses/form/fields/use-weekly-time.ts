import { clockTimes, type ZoomTime } from '@sohbet/domain/course/zoom-times'
import { useTranslation } from '../../../../texts/use-translation.ts'

/** A session as text: Monday 21:00–22:00. */
export function useWeeklyTime() {
  const { t } = useTranslation('courses')
  return (time: ZoomTime) => t('zoom.time', { day: t(`zoom.days.${time.dayOfWeek}`), ...clockTimes(time) })
}
