import { schoolZone } from '@sohbet/domain/calendar'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { momentByClocks } from './live-session-clock.ts'

/** 'Change: Tue 17 Nov, 19:00': the accessible name of a row's button. */
export function useLiveSessionName() {
  const { t } = useTranslation('staffSessions')
  const language = useLanguage()
  return (action: string, { startsAt }: { startsAt: string }) =>
    t('ofSession', { action, time: momentByClocks(startsAt, { language, timeZone: schoolZone }).school })
}
