import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import { cancelTerms } from '@sohbet/domain/enrollment/cancellation'
import type { Day } from '@sohbet/domain/calendar'
import { zonedDeadline } from '@sohbet/domain/zoned-time'
import { useTranslation } from '../../../texts/use-translation.ts'
import { ownZone } from '../../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../../texts/language.ts'
import { useNow } from '../../../ui/use-now.ts'
import styles from '../enroll.module.css'

type Props = { startDate: Day; isTicked: boolean; onChange: (isTicked: boolean) => void }

/** The request for lessons before the period of withdrawal ends, with what it means for this course. */
export function EarlyStart({ startDate, isTicked, onChange }: Props) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const now = useNow()
  const course = { startDate, endDate: startDate }
  const withTick = cancelTerms(course, { courseChangedAt: null, withdrawalFrom: null })
  const without = cancelTerms(course, { courseChangedAt: null, withdrawalFrom: now })
  const moment = (at: Date) => zonedDeadline(at, { language, timeZone: ownZone() }, { withYear: true })
  const meaning =
    without.ground === 'start' ? 'later' : now > withTick.until ? ('tooLate' as const) : ('soon' as const)
  return (
    <Checkbox
      size="md"
      color="cool"
      className={styles.consent}
      label={t('withdrawal.tick')}
      description={t(`withdrawal.${meaning}`, {
        start: moment(withTick.until),
        until: moment(without.until),
      })}
      checked={isTicked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
