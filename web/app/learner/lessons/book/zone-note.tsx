import { schoolZone } from '@sohbet/domain/calendar'
import { cityOf } from '@sohbet/domain/zoned-time'
import { useTranslation } from '../../../texts/use-translation.ts'
import { ownZone } from '../../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../../texts/language.ts'
import styles from './book.module.css'

/** Whose clock the free times are on. */
export function ZoneNote() {
  const { t } = useTranslation('lessons')
  const timeZone = ownZone()
  const city = cityOf(timeZone, useLanguage())
  return (
    <p className={styles.soft}>{t(timeZone === schoolZone ? 'booking.zone' : 'booking.ownZone', { city })}</p>
  )
}
