import { addDays } from '@sohbet/domain/calendar'
import { dayIn } from '@sohbet/domain/zoned-day'
import { useTranslation } from '../../texts/use-translation.ts'
import { ownZone } from '../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'

/** Words for the day on which cards come: "today", "tomorrow" or a date. */
export function useDayText(): (moment: string) => string {
  const { t } = useTranslation('review')
  const language = useLanguage()
  return (moment) => {
    const [day, today] = [dayIn(ownZone(), new Date(moment)), dayIn(ownZone(), new Date())]
    if (day <= today) return t('day.today')
    if (day === addDays(today, 1)) return t('day.tomorrow')
    return t('day.on', { day: formatDay(day, language) })
  }
}
